import { callersOf, derivedTarget, type Secrets } from "./derived/credentials.ts";
import { deriveScenarios } from "./derived/deriveScenarios.ts";
import { RULES } from "./derived/plan.ts";
import { requestData } from "./derived/requestData.ts";
import { Resources } from "./derived/resources.ts";
import { type GivenValues, sampleOf } from "./derived/sample.ts";
import { sendUnjudged } from "./derived/sendUnjudged.ts";
import { type Subject, subjectsOf } from "./derived/subject.ts";
import type { Contract } from "./engine/contract.ts";
import { KitError } from "./engine/kitError.ts";
import { runCases } from "./engine/runCases.ts";
import type { RunOptions } from "./engine/runOptions.ts";
import { ENGLISH_VERDICTS, exitCode, type RunResult } from "./engine/runResult.ts";
import { consoleReport } from "./report/consoleReport.ts";
import { progress } from "./report/progress.ts";
import { type Reports, writeReports } from "./report/writeReports.ts";

/** What a run by a contract alone is told. */
export interface DerivedOptions {
  readonly contract: Contract;
  /** Base URL of the implementation; where it has no path, that of the contract's server is added. */
  readonly url: string;
  readonly secrets?: Secrets;
  readonly given?: GivenValues;
  /** Only the cases of these operations. */
  readonly operations?: readonly string[];
  readonly reports?: Reports;
  readonly allowPartial?: boolean;
  readonly timeout?: number;
  readonly limit?: number;
  /** Command line that does the same run again, without secrets. */
  readonly reproduce?: string;
}

/**
 * Runs the cases that a contract alone gives against an implementation of it, prints the verdict and writes the reports.
 * @returns exit code: 0 conformant, 1 not, 2 the run itself failed
 */
export async function runDerived(options: DerivedOptions): Promise<0 | 1 | 2> {
  const { clear, ...listeners } = progress(process.stdout);
  const run = await runDerivedCases(options, listeners).finally(clear);
  const target = derivedTarget(options.contract, options.url, options.secrets ?? {});
  console.log(consoleReport(run, target));
  writeReports(options.reports ?? {}, run, target);
  return exitCode(run, options.allowPartial);
}

/** The run without any output. */
export async function runDerivedCases(
  { contract, url, secrets = {}, given = {}, operations, timeout, limit, reproduce }: DerivedOptions,
  listeners: Pick<RunOptions, "onResult" | "onWait"> = {},
): Promise<RunResult> {
  const target = derivedTarget(contract, url, secrets);
  const { basePath: ofServer = "" } = contract.identity as { basePath?: string };
  const basePath = new URL(url).pathname === "/" ? ofServer : "";
  const subjects = subjectsOf(contract.document);
  const resources = new Resources({
    subjects,
    given,
    sample: (subject) => sampleOf(contract, subject, given),
    isKey: (subject, parameter, value) => isKey(contract, subject, parameter, value),
    send: (subject, sample) =>
      sendUnjudged(contract, target, {
        operation: subject.id,
        token: callersOf(contract, subject, secrets).admitted[0] ?? null,
        request: requestData(basePath, subject, sample),
      }),
  });
  const { scenarios, leftOut, sentinel } = deriveScenarios({
    contract,
    basePath,
    secrets,
    given,
    resources,
    operations,
  });
  if (sentinel === "") throw new KitError(`nothing can be tried: ${[...leftOut.values()][0]?.reason}`);
  const run = await runCases({
    contract,
    target,
    scenarios,
    sentinel,
    ...(timeout !== undefined && { timeout }),
    ...(limit !== undefined && { limit }),
    leftOut: ({ id }) => leftOut.get(id),
    ...listeners,
  });
  return {
    ...run,
    info: {
      implementation: contract.identity.title,
      run: "cases derived from the contract",
      selection: operations?.join(", ") ?? "",
      features: { declared: [], undeclared: [] },
      rules: RULES,
      reproduce: reproduce ?? `contract conformance --url ${url}`,
      verdicts: ENGLISH_VERDICTS,
    },
  };
}

/** A key is sent as text, so a number may stand for a text of digits. */
function isKey(contract: Contract, subject: Subject, parameter: string, value: string | number): boolean {
  const validate = contract.validators[subject.id]?.path;
  const { path } = sampleOf(contract, subject);
  const isValid = (key: unknown) => validate?.({ ...path, [parameter]: key }) ?? true;
  return isValid(value) || isValid(typeof value === "number" ? String(value) : Number(value));
}
