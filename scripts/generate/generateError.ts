import { type ContractDiagnostic, type ContractPart, describePart } from "./diagnostics/diagnostic.ts";
import { formatDiagnostic } from "./diagnostics/formatDiagnostic.ts";

/** What is known of a problem beside its message. */
export interface Problem {
  /** Stable name of the kind of problem. */
  code?: string;
  /** What to do about it. */
  help?: string;
  /** The part of the contract that is to blame: the generator finds its place in the sources. */
  part?: ContractPart;
}

/** Anything that keeps a contract from being generated: what is wrong, where, and what to do. */
export class GenerateError extends Error {
  override name = "GenerateError";
  readonly diagnostics: readonly ContractDiagnostic[];
  readonly part: ContractPart | undefined;
  /** Those that it tells at once; of one alone, itself. */
  readonly each: readonly GenerateError[];
  /** The first problem in plain words. */
  readonly problem: string;

  /** @param problem words for one problem, diagnostics of which at least one is an error, or several errors at once */
  constructor(
    problem: string | readonly ContractDiagnostic[] | readonly GenerateError[],
    { code = "contract", help, part }: Problem = {},
  ) {
    const diagnostics: readonly ContractDiagnostic[] =
      typeof problem === "string"
        ? [
            {
              code,
              severity: "error",
              message: part ? `${describePart(part)}: ${problem}` : problem,
              ...(help && { help }),
            },
          ]
        : problem.flatMap((each) => (each instanceof GenerateError ? each.diagnostics : each));
    super(diagnostics.map((diagnostic) => formatDiagnostic(diagnostic)).join("\n"));
    this.diagnostics = diagnostics;
    this.part = part;
    const errors = typeof problem === "string" ? [] : problem.filter((each) => each instanceof GenerateError);
    this.each = errors.length > 0 ? errors : [this];
    this.problem = typeof problem === "string" ? problem : (diagnostics[0]?.message ?? "");
  }
}
