import type { Case } from "../engine/case.ts";
import type { LeftOut } from "../engine/leftOut.ts";
import { type Asked, undeclaredFeature } from "./features.ts";
import { moduleOf } from "./modules.ts";
import type { Profile } from "./profile.ts";

/** Why an implementation of this profile is not asked for an operation. */
export function leftOutOperation(profile: Profile, operation: string): LeftOut | undefined {
  return undeclared(profile, { operation }) ?? unsupported(profile, [moduleOf(operation), operation]);
}

/** Why a case of a module is not for an implementation of this profile. */
export function leftOutCase(profile: Profile, testCase: Case, module: string): LeftOut | undefined {
  const { operation, needs = [] } = testCase;
  return (
    undeclared(profile, { ...testCase, module }) ??
    unsupported(profile, [moduleOf(operation), operation, module]) ??
    lacking(profile, [needs].flat())
  );
}

function undeclared({ features }: Profile, asked: Asked): LeftOut | undefined {
  const feature = undeclaredFeature(features, asked);
  return feature && { outcome: "undeclared", reason: `the profile does not declare ${feature}` };
}

function unsupported(profile: Profile, names: readonly (string | undefined)[]): LeftOut | undefined {
  const named = names.find((name) => name && profile.unsupported.includes(name));
  return named === undefined
    ? undefined
    : { outcome: "unsupported", reason: `the profile says that ${named} is not supported` };
}

function lacking(profile: Profile, needs: readonly string[]): LeftOut | undefined {
  const missing = needs.find((name) => !has(profile, name));
  if (missing === undefined) return undefined;
  const isOfProfile = missing === "receiver" || missing in profile.fixtures;
  return { outcome: "unsupported", reason: `the ${isOfProfile ? "profile" : "driver"} has no ${missing}` };
}

/** Has the driver that function, or the profile that fixture or a receiver? */
function has({ driver, fixtures, receiver }: Profile, name: string): boolean {
  if (name === "receiver") return receiver !== undefined;
  return name in driver || (fixtures as Record<string, unknown>)[name] != null;
}
