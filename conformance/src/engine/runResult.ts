import type { Answer } from "./case.ts";
import type { LeftOut } from "./leftOut.ts";
import type { PreparedRequest } from "./prepareRequest.ts";
import type { Problem } from "./problem.ts";

/**
 * `passed`; `failed`; `advisory`: deviates only from decisions that an implementation may take differently, which is
 * reported and never counts against it; the others were left out, and say nothing of the implementation.
 */
export type Outcome = "passed" | "failed" | "advisory" | LeftOut["outcome"];

/** What became of one case. */
export interface CaseResult {
  id: string;
  module: string;
  operation: string;
  rules: readonly string[];
  token: string | null;
  outcome: Outcome;
  /** Why it was left out. */
  reason?: string;
  problems: Problem[];
  request?: PreparedRequest;
  answer?: Answer;
  /** From sending the request to the end of the answer. */
  milliseconds: number;
}

/** What a report says about a run besides its results. */
export interface RunInfo {
  /** Name and version of the implementation, as its profile gives them. */
  implementation: string;
  /** In the codes of all that the run created. */
  run: string;
  /** What the run was limited to; empty when it was not. */
  selection: string;
  /** Parts of the interface that the implementation claims to have, and those that it does not. */
  features: { declared: readonly string[]; undeclared: readonly string[] };
  /** What the rules say that the run's deviations name, by id. */
  rules: Readonly<Record<string, string>>;
  /** Command line that does the same run again. */
  reproduce: string;
  /** How reports name the verdicts; left out: as they are. */
  verdicts?: Readonly<Record<ModuleVerdict, string>>;
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
  info?: RunInfo;
}

/** `parcial`: nothing failed, but something was left out; never called conformant. */
export type Verdict = "conforme" | "parcial" | "não conforme" | "sem veredito";

/** `não declarado`: the implementation claims nothing of it. */
export type ModuleVerdict = Verdict | "não declarado";

/** The verdicts in English. */
export const ENGLISH_VERDICTS: Readonly<Record<ModuleVerdict, string>> = {
  conforme: "conformant",
  parcial: "partial",
  "não conforme": "not conformant",
  "sem veredito": "no verdict",
  "não declarado": "not declared",
};

/** A verdict as the reports of a run name it. */
export const verdictWord = ({ info }: RunResult, verdict: ModuleVerdict): string =>
  info?.verdicts?.[verdict] ?? verdict;

/** The verdict on one module of a run. */
export function verdictOfModule({ results }: RunResult, module: string): ModuleVerdict {
  return verdictOf(results.filter((result) => result.module === module));
}

function verdictOf(results: readonly CaseResult[]): ModuleVerdict {
  const outcomes = new Set(results.map(({ outcome }) => outcome));
  if (outcomes.has("unmeasured")) return "sem veredito";
  if (outcomes.has("failed")) return "não conforme";
  if (outcomes.has("unsupported") || results.length === 0) return "parcial";
  return outcomes.size === 1 && outcomes.has("undeclared") ? "não declarado" : "conforme";
}

/** The verdict on a run; a run of selected cases is at best `parcial`. */
export function verdictOfRun({ results, faults, info }: RunResult): Verdict {
  if (faults.length > 0) return "sem veredito";
  const verdict = verdictOf(results);
  if (verdict === "não declarado") return "parcial";
  return verdict === "conforme" && info?.selection ? "parcial" : verdict;
}

/** The verdict on a run and what it holds for: `conforme (books; sem loans)`. */
export function verdictText(run: RunResult): string {
  const { declared = [], undeclared = [] } = run.info?.features ?? {};
  const verdict = verdictWord(run, verdictOfRun(run));
  return undeclared.length === 0
    ? verdict
    : `${verdict} (${declared.join(", ")}; sem ${undeclared.join(", ")})`;
}

/**
 * 0 conformant, 1 not, 2 the run itself failed.
 * @param allowPartial takes `parcial` for 0
 */
export function exitCode(run: RunResult, allowPartial = false): 0 | 1 | 2 {
  const verdict = verdictOfRun(run);
  if (verdict === "sem veredito") return 2;
  return verdict === "conforme" || (verdict === "parcial" && allowPartial) ? 0 : 1;
}
