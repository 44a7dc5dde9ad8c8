import type { Selection } from "../engine/selectCases.ts";
import { isGood, type Trial } from "./fate.ts";
import type { Mutant } from "./mutant.ts";
import { powerKey } from "./powerKey.ts";
import { runTrials } from "./trialPool.ts";
import { TrialStore } from "./trialStore.ts";
import type { Variant } from "./variant.ts";

export interface PowerOptions {
  mutants: readonly Mutant[];
  variants: readonly Variant[];
  /** Cases that a variant must pass; all of them when left out. */
  selectionOf?: ((variant: Variant) => Selection) | undefined;
  /** Folder for an HTML report of each trial; nothing is taken over from earlier runs then. */
  reports?: string | undefined;
  /** Trials at the same time. */
  lanes: number;
  /** Try again what an earlier run has settled. */
  again: boolean;
  onTrial?: (trial: Trial, count: number, total: number) => void;
}

/** What a run measured, in the order of the mutants and variants given. */
export interface Power {
  mutants: Trial[];
  variants: Trial[];
  /** Trials taken over from earlier runs. */
  stored: number;
  seconds: number;
}

/** Tries every mutant and variant, several at a time; the long ones, the variants, begin. */
export async function runPower(options: PowerOptions): Promise<Power> {
  const { mutants, variants, selectionOf, reports, lanes, again, onTrial } = options;
  const started = performance.now();
  // A selection makes variants pass more easily: such results are neither used nor kept.
  const store = selectionOf ? undefined : new TrialStore(powerKey());
  const subjects = [...variants, ...mutants];
  const byId = new Map(subjects.map((subject) => [subject.id, subject]));
  const trials = new Map<string, Trial>();
  const settle = (trial: Trial) => {
    trials.set(trial.id, trial);
    onTrial?.(trial, trials.size, subjects.length);
  };
  for (const subject of again || reports ? [] : subjects) {
    const known = store?.get(subject);
    if (known) settle(known);
  }
  const stored = trials.size;
  const open = subjects.filter(({ id }) => !trials.has(id));
  await runTrials(
    open.map((subject) => ({
      id: subject.id,
      ...("decisions" in subject && { selection: selectionOf?.(subject) }),
      reports,
    })),
    lanes,
    (trial) => {
      const subject = byId.get(trial.id);
      if (subject) store?.keep(subject, trial);
      settle(trial);
    },
  );
  const found = ({ id }: { id: string }) => trials.get(id) as Trial;
  return {
    mutants: mutants.map(found),
    variants: variants.map(found),
    stored,
    seconds: (performance.now() - started) / 1000,
  };
}

/** 0 when every mutant died by a case that names its rule and every variant passed, otherwise 1; 2 without a verdict. */
export function powerExitCode({ mutants, variants }: Power): 0 | 1 | 2 {
  const trials = [...mutants, ...variants];
  if (trials.some(({ fate }) => fate === "fault")) return 2;
  return trials.every(isGood) ? 0 : 1;
}
