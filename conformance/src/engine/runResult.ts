import type { Answer } from "./case.ts";
import type { PreparedRequest } from "./prepareRequest.ts";
import type { Problem } from "./problem.ts";

/**
 * `passed`; `failed`; `advisory`: deviates only from decisions that an implementation may take differently, which is
 * reported and never counts against it.
 */
export type Outcome = "passed" | "failed" | "advisory";

/** What became of one case. */
export interface CaseResult {
  id: string;
  module: string;
  operation: string;
  rules: readonly string[];
  token: string | null;
  outcome: Outcome;
  problems: Problem[];
  request?: PreparedRequest;
  answer?: Answer;
  /** From sending the request to the end of the answer. */
  milliseconds: number;
}

/** What became of a run. */
export interface RunResult {
  /** Address of the implementation under test. */
  url: string;
  contract: { name: string; version: string; hash: string };
  results: CaseResult[];
  /** Faults of the run itself; when there are any, there is no verdict. */
  faults: string[];
  seconds: number;
}

/** 0 conformant, 1 not, 2 the run itself failed. */
export function exitCode({ results, faults }: RunResult): 0 | 1 | 2 {
  if (faults.length > 0) return 2;
  return results.some(({ outcome }) => outcome === "failed") ? 1 : 0;
}
