import type { Judged } from "../accepted.ts";
import { type Change, gravest, LEVELS } from "../change.ts";
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
