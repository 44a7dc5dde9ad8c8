import type { CaseResult, RunResult } from "../engine/runResult.ts";

/** A decision of the project that an implementation takes otherwise. */
export interface Decision {
  id: string;
  /** What it says; empty when the run brings no texts. */
  text: string;
  /** The advisory cases in which that shows. */
  results: readonly CaseResult[];
}

/** The advisory results by decision, the one that shows most first; a result stands under the first decision that it deviates from. */
export function decisionsOf({ results, info }: RunResult): Decision[] {
  const advisory = results.filter(({ outcome }) => outcome === "advisory");
  const byId = new Map<string, CaseResult[]>();
  for (const result of advisory) {
    const id = result.problems[0]?.rules[0] ?? result.rules[0] ?? "";
    byId.set(id, [...(byId.get(id) ?? []), result]);
  }
  return [...byId]
    .map(([id, mine]) => ({ id, text: info?.rules[id] ?? "", results: mine }))
    .sort((one, other) => other.results.length - one.results.length);
}
