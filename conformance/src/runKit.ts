import { SENTINEL_SOURCE, scenarios } from "./cases/index.ts";
import type { Scenario } from "./engine/case.ts";
import { runCases } from "./engine/runCases.ts";
import type { RunOptions } from "./engine/runOptions.ts";
import { exitCode, type RunResult } from "./engine/runResult.ts";
import { describeSelection, type Selection, selectCases } from "./engine/selectCases.ts";
import { CORE, FEATURE_NAMES } from "./profile/features.ts";
import { leftOutCase } from "./profile/leftOut.ts";
import { loja } from "./profile/loja.ts";
import type { Profile } from "./profile/profile.ts";
import { ruleTexts } from "./profile/ruleTexts.ts";
import { withClock } from "./profile/withClock.ts";
import { consoleReport } from "./report/consoleReport.ts";
import { progress } from "./report/progress.ts";
import { type Reports, writeReports } from "./report/writeReports.ts";

export interface KitOptions {
  selection?: Selection;
  reports?: Reports;
  /** Exit code 0 for `parcial` too. */
  allowPartial?: boolean;
  /** Longest time of one exchange and of the whole run, in milliseconds. */
  timeout?: number | undefined;
  limit?: number | undefined;
  /** Nothing more is sent after a result of which this is true. */
  isEnough?: RunOptions["isEnough"];
  /** Where the profile came from, for the command that reproduces the run. */
  profileFile?: string | undefined;
}

/**
 * Runs the cases against the implementation of a profile, prints the verdict and writes the reports.
 * @returns exit code: 0 conformant, 1 not, 2 the run itself failed
 */
export async function runKit(profile: Profile, options: KitOptions = {}): Promise<0 | 1 | 2> {
  const { clear, ...listeners } = progress(process.stdout);
  try {
    const run = await runProfile(profile, options, listeners);
    clear();
    console.log(consoleReport(run, profile));
    writeReports(options.reports ?? {}, run, profile);
    return exitCode(run, options.allowPartial);
  } catch (error) {
    clear();
    console.error(
      `no verdict: ${(error as Error).name === "KitError" ? (error as Error).message : (error as Error).stack}`,
    );
    return 2;
  }
}

/** The run of a profile without any output. */
export async function runProfile(
  given: Profile,
  { selection = {}, profileFile, timeout, limit, allowPartial = false, isEnough }: KitOptions,
  listeners: Pick<RunOptions, "onResult" | "onWait"> = {},
): Promise<RunResult> {
  const { driver, restore } = withClock(given.driver);
  const profile = { ...given, driver };
  const all = scenarios(profile);
  const selected = withSentinel(selectCases(all, selection), all);
  const run = await runCases({
    contract: loja,
    target: profile,
    scenarios: selected,
    sentinel: SENTINEL_SOURCE,
    ...(timeout !== undefined && { timeout }),
    ...(limit !== undefined && { limit }),
    isEnough,
    strict: profile.strict,
    leftOut: (testCase, module) => leftOutCase(profile, testCase, module),
    ...listeners,
  }).finally(async () => {
    // A target that is gone cannot be put right, and its report still can be written.
    await restore().catch(() => undefined);
    await profile.receiver?.close();
  });
  const chosen = describeSelection(selection);
  const command = [
    `frete-conformance --url ${profile.url}`,
    ...(profileFile === undefined ? [] : [`--profile ${profileFile}`]),
    ...(chosen === "" ? [] : [chosen]),
    ...(timeout === undefined ? [] : [`--timeout ${timeout / 1000}`]),
    ...(limit === undefined ? [] : [`--limit ${limit / 60_000}`]),
    ...(allowPartial ? ["--allow-partial"] : []),
    ...(profile.strict ? ["--strict"] : []),
  ];
  const info = {
    implementation: profile.implementation,
    run: profile.run,
    selection: chosen,
    features: {
      declared: [...CORE, ...FEATURE_NAMES.filter((name) => profile.features.includes(name))],
      undeclared: FEATURE_NAMES.filter((name) => !profile.features.includes(name)),
    },
    rules: ruleTexts(run.results),
    reproduce: command.join(" "),
  };
  return { ...run, info };
}

/** The case that the sentinel imitates takes part in every run. */
function withSentinel(selected: Scenario[], all: Scenario[]): Scenario[] {
  const isSource = ({ id }: Scenario["cases"][number]) => id === SENTINEL_SOURCE;
  if (selected.some(({ cases }) => cases.some(isSource))) return selected;
  const source = all.find(({ cases }) => cases.some(isSource));
  return source ? [{ ...source, cases: source.cases.filter(isSource) }, ...selected] : selected;
}
