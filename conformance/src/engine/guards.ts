import type { DreddRun } from "./dredd.ts";
import type { CaseResult } from "./runResult.ts";

/**
 * What would make a verdict worthless: cases that did not run or were skipped, a server that never answered, a sentinel
 * that passed, a case about which Dredd and the kit disagree.
 * @param total number of cases, the sentinel not counted
 * @returns one sentence per fault
 */
export function guards(
  { stats, verdicts, errors }: DreddRun,
  results: readonly CaseResult[],
  total: number,
  sentinelCaught: boolean,
): string[] {
  const faults: string[] = [];
  const expected = total + 1;
  if (stats.tests !== expected) faults.push(`Dredd ran ${stats.tests} cases, not ${expected}`);
  if (stats.skipped > 0) faults.push(`Dredd skipped ${stats.skipped} cases`);
  if (results.length !== total) faults.push(`${results.length} results for ${total} cases`);
  const isAsked = results.some(({ reason }) => reason === undefined);
  if (isAsked && results.every(({ answer }) => !answer)) {
    faults.push(`the server never answered (${[...errors.values()][0] ?? "no connection"})`);
  } else if (!sentinelCaught) {
    faults.push(
      "the sentinel, whose expected schema is wrong on purpose, was not caught: schemas are not enforced",
    );
  }
  for (const { id, problems } of results) {
    const verdict = (verdicts.get(id) ?? []).join(" and ") || "nothing";
    const agrees =
      problems.length === 0 ? verdict === "pass" : verdict === "fail" || verdict.startsWith("error");
    if (!agrees) faults.push(`${id}: ${problems.length} problems, but Dredd says ${verdict}`);
  }
  return faults;
}
