import { scenarios } from "../../cases/index.ts";
import { loja } from "../../profile/loja.ts";
import { referenceProfile } from "../../profile/profile.ts";
import referenceDriver from "../../reference/referenceDriver.ts";
import { startReferenceServer } from "../../reference/referenceServer.ts";
import { better, type DerivedTrial } from "./derivedFate.ts";
import { derivedMutants } from "./derivedMutants.ts";
import { type DerivedPower, derivedPower } from "./derivedReport.ts";
import { explanationOf, readExplanations } from "./explained.ts";
import { soundTape } from "./replay.ts";
import { sample } from "./sample.ts";
import { recordTape, type SoundTape } from "./tape.ts";
import { ServerTrials } from "./tryOnServer.ts";
import { tryOnTape } from "./tryOnTape.ts";

export interface DerivedOptions {
  /** So many drawn at random; all of them when left out. */
  count?: number | undefined;
  seed: string;
  /** Only those whose id begins with one of these. */
  begins?: readonly string[] | undefined;
  onTrial?: (trial: DerivedTrial, count: number, total: number) => void;
}

/** So many cases of thousands may fail on a busy machine before a run says nothing. */
const MAX_FAILED = 10;

/**
 * Tries mutants that the contract gives. One run of the kit against an unbroken server is taped; what a mutant changes in
 * it is judged again, which takes a fraction of a second.
 * @throws Error when the unbroken server fails more than a few cases
 */
export async function runDerived({ count, seed, begins, onTrial }: DerivedOptions): Promise<DerivedPower> {
  const started = performance.now();
  const all = derivedMutants(loja).filter(({ id }) => begins?.some((begin) => id.startsWith(begin)) ?? true);
  const chosen = count === undefined ? all : sample(all, count, seed);
  const tape = await record();
  const onServer = new ServerTrials(tape);
  const explanations = readExplanations();
  const trials: DerivedTrial[] = [];
  try {
    for (const mutant of chosen) {
      let trial = await (mutant.needs === "tape" ? tryOnTape(mutant, tape) : onServer.try(mutant));
      // What is rightly not noticed need not be settled: it would meet every scenario that asks for the operation.
      const isSettled = trial.fate === "killed" || explanationOf(mutant.id, explanations) !== undefined;
      if (trial.isOpen && !isSettled) trial = better(await onServer.try(mutant), trial);
      trials.push(trial);
      onTrial?.(trial, trials.length, chosen.length);
    }
  } finally {
    await onServer.stop();
  }
  const seconds = (performance.now() - started) / 1000;
  return derivedPower(chosen, trials, explanations, { seed, seconds });
}

async function record(): Promise<SoundTape> {
  const server = await startReferenceServer();
  const driver = referenceDriver({ url: server.url, environment: process.env });
  const profile = { ...referenceProfile(server.url), driver };
  try {
    const tape = await recordTape(profile, scenarios(profile));
    if (tape.failed.length > MAX_FAILED)
      throw new Error(`the unbroken server failed ${tape.failed.length} cases: ${tape.failed.join("; ")}`);
    return await soundTape(tape);
  } finally {
    await profile.receiver?.close();
    await server.stop();
  }
}
