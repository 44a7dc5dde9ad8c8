import { scenarios } from "../../cases/index.ts";
import { loja } from "../../profile/loja.ts";
import { referenceProfile } from "../../profile/profile.ts";
import referenceDriver from "../../reference/referenceDriver.ts";
import { startReferenceServer } from "../../reference/referenceServer.ts";
import { powerKey } from "../powerKey.ts";
import { better, type DerivedTrial } from "./derivedFate.ts";
import type { DerivedMutant } from "./derivedMutant.ts";
import { derivedMutants } from "./derivedMutants.ts";
import { type DerivedPower, derivedPower } from "./derivedReport.ts";
import { DerivedStore } from "./derivedStore.ts";
import { type Explanation, explanationOf, readExplanations } from "./explained.ts";
import { soundTape } from "./replay.ts";
import { sample, shuffled } from "./sample.ts";
import { recordTape, type SoundTape } from "./tape.ts";
import { ServerTrials } from "./tryOnServer.ts";
import { tryOnTape } from "./tryOnTape.ts";

export interface DerivedOptions {
  /** So many drawn at random; all of them when left out. */
  count?: number | undefined;
  seed: string;
  /** Only those whose id begins with one of these. */
  begins?: readonly string[] | undefined;
  /** Try again what an earlier run has settled. */
  again?: boolean | undefined;
  /** Called once what earlier runs settled is known, before the unbroken server is taped. */
  onBegin?: (stored: number, total: number) => void;
  onTrial?: (trial: DerivedTrial, progress: DerivedProgress) => void;
}

export interface DerivedProgress {
  done: number;
  total: number;
  /** Of those done, in this run, and the seconds that they took. */
  tried: number;
  seconds: number;
}

/** So many cases of thousands may fail on a busy machine before a run says nothing. */
const MAX_FAILED = 10;

/**
 * Tries mutants that the contract gives. One run of the kit against an unbroken server is taped; what a mutant changes in
 * it is judged again, which takes a fraction of a second. What an earlier run of the same kit and server noticed is taken over.
 * @throws Error when the unbroken server fails more than a few cases
 */
export async function runDerived(options: DerivedOptions): Promise<DerivedPower> {
  const { count, seed, begins, again, onBegin, onTrial } = options;
  const all = derivedMutants(loja).filter(({ id }) => begins?.some((begin) => id.startsWith(begin)) ?? true);
  const chosen = count === undefined ? all : sample(all, count, seed);
  const store = new DerivedStore(powerKey());
  const trials = new Map<string, DerivedTrial>();
  for (const { id } of again ? [] : chosen) {
    const known = store.get(id);
    if (known) trials.set(id, known);
  }
  const stored = trials.size;
  onBegin?.(stored, chosen.length);
  // Those that need a server take the longest: in this order what is done tells how long the rest takes.
  const open = shuffled(
    chosen.filter(({ id }) => !trials.has(id)),
    seed,
  );
  const explanations = readExplanations();
  const tape = open.length > 0 ? await record() : undefined;
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  if (tape) {
    const onServer = new ServerTrials(tape);
    try {
      for (const mutant of open) {
        const trial = await tryOne(mutant, tape, onServer, explanations);
        trials.set(mutant.id, trial);
        store.keep(trial);
        const [done, total] = [trials.size, chosen.length];
        onTrial?.(trial, { done, total, tried: done - stored, seconds: seconds() });
      }
    } finally {
      await onServer.stop();
    }
  }
  const found = chosen.map(({ id }) => trials.get(id) as DerivedTrial);
  return derivedPower(chosen, found, explanations, { seed, seconds: seconds(), stored });
}

async function tryOne(
  mutant: DerivedMutant,
  tape: SoundTape,
  onServer: ServerTrials,
  explanations: readonly Explanation[],
): Promise<DerivedTrial> {
  const trial = await (mutant.needs === "tape" ? tryOnTape(mutant, tape) : onServer.try(mutant));
  // What is rightly not noticed need not be settled: it would meet every scenario that asks for the operation.
  const isSettled = trial.fate === "killed" || explanationOf(mutant.id, explanations) !== undefined;
  return trial.isOpen && !isSettled ? better(await onServer.try(mutant), trial) : trial;
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
