import type { ContractDiagnostic } from "../diagnostics/diagnostic.ts";
import type { Change } from "../diff/change.ts";
import { GenerateError } from "../generateError.ts";
import type { EarlierRun } from "./record.ts";

/** What came of one run over one contract. */
export interface Outcome {
  /**
   * `written`: outputs changed; `unchanged`: all of them were right; `stale`: they are not, and nothing was to be written;
   * `refused`: the diagnostics say why.
   */
  status: "written" | "unchanged" | "stale" | "refused";
  /** SHA-256 of the contract; of one that was refused there is none. */
  hash?: string;
  /** Outputs that were written, or are stale. */
  changed: readonly string[];
  /** Outputs of an earlier run that the contract has no more. */
  removed: readonly string[];
  /** What that means for those who use the contract, gravest first; of a first run nothing. */
  changes?: readonly Change[];
  diagnostics: readonly ContractDiagnostic[];
  /** Files that the contract is made of, as absolute paths; of one that was refused nobody knows all. */
  sources?: readonly string[];
}

/** Of a contract that stands as an earlier run left it. */
export const unchangedOutcome = (
  { hash, warnings }: Pick<EarlierRun, "hash" | "warnings">,
  sources: readonly string[],
): Outcome => ({ status: "unchanged", hash, changed: [], removed: [], diagnostics: warnings, sources });

/** Of a contract that cannot be generated. */
export const refusedOutcome = (error: Error): Outcome => ({
  status: "refused",
  changed: [],
  removed: [],
  diagnostics: diagnosticsOf(error),
});

function diagnosticsOf(error: Error): readonly ContractDiagnostic[] {
  if (error instanceof GenerateError) return error.diagnostics;
  return [
    {
      code: "internal",
      severity: "error",
      message: `the generator failed: ${error.message}`,
      help: "a fault of the generator: please report it, with the contract",
    },
  ];
}
