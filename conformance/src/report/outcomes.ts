import { LEFT_OUT_WORDS } from "../engine/leftOut.ts";
import type { CaseResult, Outcome } from "../engine/runResult.ts";

/** Every outcome as the reports name it, in their order. */
export const OUTCOME_WORDS: Record<Outcome, string> = {
  passed: "passed",
  failed: "failed",
  advisory: "advisory",
  unsupported: LEFT_OUT_WORDS.unsupported,
  undeclared: LEFT_OUT_WORDS.undeclared,
  unmeasured: LEFT_OUT_WORDS.unmeasured,
  unmade: LEFT_OUT_WORDS.unmade,
};

/** Left out of a table when no case came to it. */
const RARE = new Set<Outcome>(["undeclared", "unmeasured", "unmade"]);

/** The outcomes that a table of these results has a column for. */
export function outcomesOf(results: readonly CaseResult[]): Outcome[] {
  const outcomes = Object.keys(OUTCOME_WORDS) as Outcome[];
  return outcomes.filter((outcome) => !RARE.has(outcome) || countOf(results, outcome) > 0);
}

export function countOf(results: readonly CaseResult[], wanted: Outcome): number {
  return results.filter(({ outcome }) => outcome === wanted).length;
}

/** Why cases of this outcome were left out, and how many each; the commonest cause first. */
export function causesOf(results: readonly CaseResult[], wanted: Outcome): [reason: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { outcome, reason } of results) {
    if (outcome === wanted && reason !== undefined) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a);
}
