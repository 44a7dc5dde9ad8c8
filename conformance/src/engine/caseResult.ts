import type { CaseRun } from "./caseRun.ts";
import { LEFT_OUT_WORDS, type LeftOut } from "./leftOut.ts";
import type { PlacedCase } from "./placeCases.ts";
import type { Preparation } from "./preparation.ts";
import type { CaseResult, Outcome } from "./runResult.ts";

/**
 * What became of a case.
 * @param withheld why it was not sent, if it was not
 * @param strict deviations from decisions count too
 */
export function caseResult(
  { run, module, preparation }: PlacedCase,
  withheld: LeftOut | undefined,
  strict: boolean,
): CaseResult {
  return toResult(run, module, withheld ?? leftOutBy(run, preparation), strict);
}

/** Why a case that was not withheld is left out after all; undefined when it counts. */
function leftOutBy(
  { testCase, answer, leftOut, blocked }: CaseRun,
  preparation: Preparation,
): LeftOut | undefined {
  if (leftOut) return leftOut;
  if (answer?.status === 501) return { outcome: "unsupported", reason: `${testCase.operation} answered 501` };
  return blocked ? preparation.missingValue : undefined;
}

/** What became of a case; when it was left out, its other problems do not matter. */
function toResult(
  { testCase, problems, request, answer, milliseconds }: CaseRun,
  module: string,
  leftOut: LeftOut | undefined,
  strict: boolean,
): CaseResult {
  const { id, operation, rules, token } = testCase;
  const common = { id, module, operation, rules, token, request, answer, milliseconds };
  if (leftOut) {
    const { outcome, reason } = leftOut;
    const message = `${LEFT_OUT_WORDS[outcome]}: ${reason}`;
    const layer = outcome === "advisory" ? "reference" : "interface";
    return {
      ...common,
      outcome,
      reason,
      problems: [{ rules, layer, pointer: "answer", message }],
    };
  }
  const binding = problems.some(({ layer }) => strict || layer === "interface");
  const outcome: Outcome = problems.length === 0 ? "passed" : binding ? "failed" : "advisory";
  return { ...common, outcome, problems };
}
