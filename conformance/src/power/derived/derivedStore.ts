import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { type DerivedTrial, isNoticed } from "./derivedFate.ts";

const FILE = resolve(import.meta.dirname, "../../../../node_modules/.cache/conformance-derived.jsonl");

/** Trials of earlier runs in which a case noticed the mutant: a run that was ended goes on where it was. A line for each. */
export class DerivedStore {
  readonly #file: string;
  readonly #power: string;
  readonly #trials = new Map<string, DerivedTrial>();
  #isOfThisPower: boolean;

  /** @param power key of all that a result depends on (`powerKey`); results of another one are forgotten */
  constructor(power: string, file = FILE) {
    this.#file = file;
    this.#power = power;
    const [head, ...lines] = linesOf(file);
    this.#isOfThisPower = head === power;
    for (const line of this.#isOfThisPower ? lines : []) {
      const trial = parsed(line);
      if (trial) this.#trials.set(trial.id, trial);
    }
  }

  get(id: string): DerivedTrial | undefined {
    return this.#trials.get(id);
  }

  /** Keeps a trial in which the mutant was noticed; any other is tried again in the next run. */
  keep(trial: DerivedTrial): void {
    if (!isNoticed(trial)) return;
    if (!this.#isOfThisPower) {
      mkdirSync(dirname(this.#file), { recursive: true });
      writeFileSync(this.#file, this.#power);
      this.#isOfThisPower = true;
    }
    appendFileSync(this.#file, `\n${JSON.stringify(trial)}`);
    this.#trials.set(trial.id, trial);
  }
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, "utf8").split("\n");
  } catch {
    return [];
  }
}

/** One may be half a line, of a run that was ended. */
function parsed(line: string): DerivedTrial | undefined {
  try {
    return JSON.parse(line) as DerivedTrial;
  } catch {
    return undefined;
  }
}
