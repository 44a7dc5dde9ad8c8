import { join } from "node:path";
import { scenarios } from "../cases/index.ts";
import type { CaseResult, RunResult } from "../engine/runResult.ts";
import type { Selection } from "../engine/selectCases.ts";
import { referenceProfile } from "../profile/profile.ts";
import referenceDriver from "../reference/referenceDriver.ts";
import { startReferenceServer } from "../reference/referenceServer.ts";
import { writeReports } from "../report/writeReports.ts";
import { runProfile } from "../runKit.ts";
import { fateOfMutant, fateOfVariant, isKill, type Judgement, type Trial } from "./fate.ts";
import type { Mutant } from "./mutant.ts";
import { startProxy } from "./proxy.ts";
import type { TrialOrder } from "./trialOrder.ts";
import type { Variant } from "./variant.ts";

/**
 * Runs the cases that name the broken rule against a mutant, until one of them catches it, and, if it survives them, those
 * of its module. A report tells of the last run.
 */
export async function tryMutant(mutant: Mutant, place: Place = {}): Promise<Trial> {
  const { rule, module } = mutant;
  const everything = scenarios(referenceProfile("http://127.0.0.1"));
  const isNamed = everything.some(({ cases }) => cases.some(({ rules }) => rules.includes(rule)));
  const judge: Judge = {
    fateOf: (run, touched) => fateOfMutant(run, rule, touched),
    isEnough: (result) => place.reports === undefined && isKill(result, rule),
  };
  const selections: Selection[] = [...(isNamed ? [{ rules: [rule] }] : []), { modules: [module] }];
  let trial = await onServer(mutant, selections[0] ?? {}, judge, place);
  for (const selection of selections.slice(1)) {
    if (trial.fate === "killed") break;
    const { seconds } = trial;
    trial = await onServer(mutant, selection, judge, place);
    trial.seconds += seconds;
  }
  return trial;
}

/**
 * Runs the whole kit, or a selection, against a variant: strictly when it keeps every decision of the project, else by what the
 * interface says.
 */
export async function tryVariant(
  variant: Variant,
  { selection = {}, ...place }: Place & Pick<TrialOrder, "selection"> = {},
): Promise<Trial> {
  const strict = variant.decisions.length === 0;
  return onServer(variant, selection, { fateOf: fateOfVariant, strict }, place);
}

/** What its server begins with, and where its report goes. */
type Place = Pick<TrialOrder, "demonstration" | "reports">;

type Subject = Pick<Variant, "id" | "does" | "namesForDriver" | "wrap">;

interface Judge {
  /** @param touched exchanges that the subject changed */
  fateOf: (run: RunResult, touched: number) => Judgement;
  /** Does this result settle it? */
  isEnough?: (result: CaseResult) => boolean;
  /** Do decisions of the project count? */
  strict?: boolean;
}

/** One run, on a server of its own: what one run leaves behind must not decide about the next. */
async function onServer(
  { id, does, namesForDriver, wrap }: Subject,
  selection: Selection,
  { fateOf, isEnough, strict = true }: Judge,
  { reports, demonstration }: Place,
): Promise<Trial> {
  const started = performance.now();
  const server = await startReferenceServer({ demonstration });
  const proxy = await startProxy(server.url, referenceProfile(server.url).tokens, wrap());
  try {
    const { url } = namesForDriver ? proxy : server;
    const driver = referenceDriver({ url, environment: process.env });
    const implementation = `reference server that ${does}`;
    const profile = { ...referenceProfile(proxy.url), driver, implementation, strict };
    const run = await runProfile(profile, { selection, isEnough });
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
