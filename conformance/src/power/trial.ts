import { join } from "node:path";
import { scenarios } from "../cases/index.ts";
import type { CaseResult, RunResult } from "../engine/runResult.ts";
import type { Selection } from "../engine/selectCases.ts";
import { referenceProfile } from "../profile.ts";
import referenceDriver from "../referenceDriver.ts";
import { startReferenceServer } from "../referenceServer.ts";
import { writeReports } from "../report/writeReports.ts";
import { runProfile } from "../runKit.ts";
import type { Mutant } from "./mutant.ts";
import { startProxy } from "./proxy.ts";
import type { Variant } from "./variants.ts";

/**
 * What became of a mutant or a variant. Good are `killed`: a case failed that names the broken rule; and `passed`: no case
 * failed on a variant. Bad are `misnamed`: only cases failed that name other rules; `survived`; `untouched`: no exchange
 * of the run was changed; `refused`: a variant failed; `fault`: the wrapper threw, or the run gave no verdict.
 */
export type Fate = "killed" | "passed" | "misnamed" | "survived" | "untouched" | "refused" | "fault";

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

/**
 * Runs the cases that name the broken rule against a mutant and, if it survives them, those of its module.
 * @param reports folder for the HTML report of the last run
 */
export async function tryMutant(mutant: Mutant, reports?: string): Promise<Trial> {
  const { rule, module } = mutant;
  const everything = scenarios(referenceProfile("http://127.0.0.1"));
  const isNamed = everything.some(({ cases }) => cases.some(({ rules }) => rules.includes(rule)));
  const judge = (run: RunResult, touched: number) => fateOfMutant(run, rule, touched);
  const selections: Selection[] = [...(isNamed ? [{ rules: [rule] }] : []), { modules: [module] }];
  let trial = await onServer(mutant, selections[0] ?? {}, judge, reports);
  for (const selection of selections.slice(1)) {
    if (trial.fate === "killed") break;
    const { seconds } = trial;
    trial = await onServer(mutant, selection, judge, reports);
    trial.seconds += seconds;
  }
  return trial;
}

/** Runs the whole kit, or a selection, against a variant. */
export async function tryVariant(
  variant: Variant,
  selection: Selection = {},
  reports?: string,
): Promise<Trial> {
  return onServer(variant, selection, fateOfVariant, reports);
}

type Judgement = Pick<Trial, "fate" | "by" | "found">;
type Subject = Pick<Variant, "id" | "does" | "wrap">;

/** One run, on a server of its own: what one run leaves behind must not decide about the next. */
async function onServer(
  { id, does, wrap }: Subject,
  selection: Selection,
  fateOf: (run: RunResult, touched: number) => Judgement,
  reports?: string,
): Promise<Trial> {
  const started = performance.now();
  const server = await startReferenceServer();
  const proxy = await startProxy(server.url, referenceProfile(server.url).tokens, wrap());
  try {
    const driver = referenceDriver({ url: server.url, environment: process.env });
    const implementation = `reference server that ${does}`;
    const profile = { ...referenceProfile(proxy.url), driver, implementation };
    const run = await runProfile(profile, { selection });
    if (reports) writeReports({ html: join(reports, `${id.replace("/", "_")}.html`) }, run, profile);
    const [thrown] = proxy.faults;
    const [fault] = thrown ? [`the wrapper threw ${thrown.stack}`] : run.faults;
    const judgement: Judgement = fault ? { fate: "fault", found: fault } : fateOf(run, proxy.touched());
    return { id, ...judgement, cases: run.results.length, seconds: (performance.now() - started) / 1000 };
  } finally {
    await proxy.stop();
    await server.stop();
  }
}

/** A case that was never sent, for want of what an earlier one should have saved, proves nothing about its own rules. */
const failures = ({ results }: RunResult): CaseResult[] =>
  results.filter(({ outcome, request }) => outcome !== "passed" && request);

function fateOfMutant(run: RunResult, rule: string, touched: number): Judgement {
  for (const { id, problems } of failures(run)) {
    const problem = problems.find(({ rules }) => rules.includes(rule));
    if (problem) return { fate: "killed", by: id, found: `${problem.pointer} ${problem.message}`.trim() };
  }
  const [other] = failures(run);
  if (other) return { fate: "misnamed", by: other.id, found: other.problems[0]?.message ?? "" };
  return { fate: touched > 0 ? "survived" : "untouched" };
}

function fateOfVariant(run: RunResult): Judgement {
  const [failure] = run.results.filter(({ outcome }) => outcome !== "passed");
  if (!failure) return { fate: "passed" };
  const [problem] = failure.problems;
  return { fate: "refused", by: failure.id, found: `${problem?.pointer} ${problem?.message}` };
}
