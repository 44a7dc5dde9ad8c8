import { rules } from "@frete/contract/loja/rules";
import type { CaseResult } from "../engine/runResult.ts";

/** What the rules say that the deviations of these results name, by id and in the order of the tables. */
export function ruleTexts(results: readonly CaseResult[]): Record<string, string> {
  const deviations = results.filter(({ outcome }) => outcome === "failed" || outcome === "advisory");
  const named = new Set(deviations.flatMap(({ problems }) => problems.flatMap((problem) => problem.rules)));
  return Object.fromEntries(
    Object.entries(rules).flatMap(([id, { text }]) => (named.has(id) ? [[id, text]] : [])),
  );
}
