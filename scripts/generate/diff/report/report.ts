import type { Judged } from "../accepted.ts";
import { type Change, gravest, keyOf, LEVELS } from "../change.ts";
import type { Concerned } from "../concerns.ts";

/** How much a version grows. */
export type Bump = "major" | "minor" | "patch" | "none";

/** What came of the comparison of one contract. */
export interface Report {
  /** Of several contracts, which one. */
  readonly name: string;
  readonly title: string;
  readonly from: string;
  readonly to: string;
  readonly changes: readonly Change[];
  readonly judged: Judged;
  readonly concerned: (change: Change) => Concerned;
}

/** How much the version of a contract should grow. A break that was accepted asks for no more than something new. */
export function bumpOf({ changes, judged }: Pick<Report, "changes" | "judged">): Bump {
  if (judged.breaking.length > 0) return "major";
  const level = gravest(changes);
  if (level === undefined) return "none";
  return level === "editorial" ? "patch" : "minor";
}

/** `1 breaking, 3 additive`. */
export function countsOf(changes: readonly Change[]): string {
  const counts = LEVELS.map(
    (level) => [changes.filter((each) => each.level === level).length, level] as const,
  );
  return (
    counts
      .filter(([count]) => count > 0)
      .map(([count, level]) => `${count} ${level}`)
      .join(", ") || "no changes"
  );
}

/** Operations in a few words. */
export function operationsText(operations: readonly string[], most = 4): string {
  const shown = operations.slice(0, most).join(", ");
  return operations.length > most ? `${shown} and ${operations.length - most} more` : shown;
}

/** Which way, and of what. */
export const ofWhat = ({ direction, operations }: Change): string =>
  operations.length === 0 ? "the whole contract" : `${direction} of ${operationsText(operations)}`;

/** A change as it is told: one that is the same in several operations is told once. */
export interface Told extends Change {
  /** By which each of them is accepted. */
  readonly keys: readonly string[];
}

/** Changes as they are told, in their order. */
export function toldOnce(changes: readonly Change[]): Told[] {
  const told = new Map<string, Told>();
  for (const change of changes) {
    const { level, direction, kind, place, message } = change;
    const same = JSON.stringify([level, direction, kind, place, message]);
    const known = told.get(same);
    const both = (one: readonly string[] = [], other: readonly string[]) => [...new Set([...one, ...other])];
    told.set(same, {
      ...change,
      operations: both(known?.operations, change.operations),
      rules: both(known?.rules, change.rules),
      keys: both(known?.keys, [keyOf(change)]),
    });
  }
  return [...told.values()];
}
