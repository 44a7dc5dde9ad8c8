import type { CaseResult, RunResult } from "../engine/runResult.ts";

/**
 * What became of a mutant or a variant. Good are `killed`: a case failed that names the broken rule; and `passed`: no case
 * failed on a variant, advisory ones apart. Bad are `misnamed`: only cases failed that name other rules; `survived`;
 * `refused`: a variant failed; `untouched` and `idle`: a mutant, or a variant, changed no exchange of the run; `fault`: the
 * wrapper threw, or the run gave no verdict.
 */
export type Fate = "killed" | "passed" | "misnamed" | "survived" | "untouched" | "idle" | "refused" | "fault";

export interface Trial {
  id: string;
  fate: Fate;
  /** The case that decided. */
  by?: string;
  /** What it found. */
  found?: string;
  cases: number;
  seconds: number;
}

export const isGood = ({ fate }: Trial): boolean => fate === "killed" || fate === "passed";

export type Judgement = Pick<Trial, "fate" | "by" | "found">;

/** A case that was never sent, for want of what an earlier one should have saved, proves nothing about its own rules. */
const isFailure = ({ outcome, request }: CaseResult): boolean =>
  outcome !== "passed" && request !== undefined;

/** The deviation by which a case catches the mutant of a rule. */
const caught = (result: CaseResult, rule: string) =>
  isFailure(result) ? result.problems.find(({ rules }) => rules.includes(rule)) : undefined;

/** Does this result settle that the mutant of a rule is killed? */
export const isKill = (result: CaseResult, rule: string): boolean => caught(result, rule) !== undefined;

/** @param touched exchanges that the mutant changed */
export function fateOfMutant(run: RunResult, rule: string, touched: number): Judgement {
  for (const result of run.results) {
    const problem = caught(result, rule);
    if (problem)
      return { fate: "killed", by: result.id, found: `${problem.pointer} ${problem.message}`.trim() };
  }
  const other = run.results.find(isFailure);
  if (other) return { fate: "misnamed", by: other.id, found: other.problems[0]?.message ?? "" };
  return { fate: touched > 0 ? "survived" : "untouched" };
}

/** @param touched exchanges that the variant changed */
export function fateOfVariant(run: RunResult, touched: number): Judgement {
  const failure = run.results.find(({ outcome }) => outcome !== "passed" && outcome !== "advisory");
  if (!failure) return { fate: touched > 0 ? "passed" : "idle" };
  const [problem] = failure.problems;
  return { fate: "refused", by: failure.id, found: `${problem?.pointer} ${problem?.message}` };
}
