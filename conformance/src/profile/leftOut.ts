import type { Case } from "../engine/case.ts";
import type { LeftOut } from "../engine/leftOut.ts";
import { moduleOf } from "./modules.ts";
import type { Profile } from "./profile.ts";

/** Why an implementation of this profile is not asked for an operation. */
export function leftOutOperation({ unsupported }: Profile, operation: string): LeftOut | undefined {
  const named = [moduleOf(operation), operation].find((name) => name && unsupported.includes(name));
  return named === undefined ? undefined : notSupported(`${named}, says the profile`);
}

/** Why a case of a module is not for an implementation of this profile. */
export function leftOutCase(
  profile: Profile,
  { operation, needs = [] }: Case,
  module: string,
): LeftOut | undefined {
  const leftOut = leftOutOperation(profile, operation);
  if (leftOut) return leftOut;
  if (profile.unsupported.includes(module)) return notSupported(`${module}, says the profile`);
  const missing = [needs].flat().find((name) => !has(profile, name));
  if (missing === undefined) return undefined;
  const isOfProfile = missing === "receiver" || missing in profile.fixtures;
  return notSupported(`${isOfProfile ? "the profile" : "the driver"} has no ${missing}`);
}

const notSupported = (reason: string): LeftOut => ({ outcome: "unsupported", reason });

/** Has the driver that function, or the profile that fixture or a receiver? */
function has({ driver, fixtures, receiver }: Profile, name: string): boolean {
  if (name === "receiver") return receiver !== undefined;
  return name in driver || (fixtures as Record<string, unknown>)[name] != null;
}
