import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { type Change, keyOf } from "./change.ts";
import { DiffError } from "./diffError.ts";

/** A break that somebody has decided on. */
export interface Accepted {
  /** As the report names it. */
  readonly change: string;
  /** Last day on which it counts, as `2026-12-31`. */
  readonly until: string;
  readonly reason: string;
}

/** What accepted breaks make of changes. */
export interface Judged {
  /** Breaking and not accepted. */
  readonly breaking: readonly Change[];
  readonly accepted: readonly { readonly until?: string; readonly reason: string; readonly of: Change }[];
  /** Their day is over. */
  readonly expired: readonly Accepted[];
  /** Nothing that they name changed. */
  readonly unused: readonly Accepted[];
}

/** @throws DiffError naming the entry that cannot be read */
export function readAccepted(file: string): Accepted[] {
  if (!existsSync(file)) throw new DiffError(`there is no file ${file} of accepted breaks`);
  let all: unknown;
  try {
    all = parse(readFileSync(file, "utf8")) ?? [];
  } catch (error) {
    throw new DiffError(`${file} cannot be read: ${(error as Error).message.split("\n")[0]}`);
  }
  if (!Array.isArray(all))
    throw new DiffError(`${file} must be a list of entries with change, until and reason`);
  return all.map((entry, index) => {
    const { change, until, reason } = (entry ?? {}) as Partial<Record<keyof Accepted, unknown>>;
    const isDay =
      typeof until === "string" && /^\d{4}-\d\d-\d\d$/.test(until) && !Number.isNaN(Date.parse(until));
    if (typeof change !== "string" || typeof reason !== "string" || reason.trim() === "" || !isDay)
      throw new DiffError(`${file}: entry ${index + 1} needs change, reason, and until as 2026-12-31`);
    return { change, until: until as string, reason };
  });
}

/**
 * Which breaks are accepted: those that were decided on, and what goes on the day that its deprecation announced, or later.
 *
 * @param today as `2026-12-31`
 */
export function judge(changes: readonly Change[], accepted: readonly Accepted[], today: string): Judged {
  const expired = accepted.filter(({ until }) => until < today);
  const valid = new Map(
    accepted.filter((each) => !expired.includes(each)).map((each) => [each.change, each]),
  );
  const breaks = changes.filter(({ level }) => level === "breaking");
  const of = (change: Change) => valid.get(keyOf(change)) ?? announced(change, today);
  const used = new Set(breaks.map(keyOf));
  return {
    breaking: breaks.filter((change) => !of(change)),
    accepted: breaks.flatMap((change) => {
      const entry = of(change);
      return entry ? [{ ...entry, of: change }] : [];
    }),
    expired,
    unused: accepted.filter(({ change }) => !used.has(change)),
  };
}

/** Callers knew the day since the part was deprecated. */
const announced = ({ sunset }: Change, today: string): { reason: string } | undefined =>
  sunset !== undefined && sunset <= today ? { reason: `its sunset was ${sunset}` } : undefined;
