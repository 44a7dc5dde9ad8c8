import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { isGood, type Trial } from "./fate.ts";

const FILE = resolve(import.meta.dirname, "../../../node_modules/.cache/conformance-power.json");

interface Stored {
  power: string;
  /** By key of the wrapper. */
  trials: Record<string, Trial>;
}

/** Good results of earlier runs: an interrupted run goes on where it was, and what did not change is not tried again. */
export class TrialStore {
  readonly #stored: Stored;

  /** @param power key of everything but the wrappers; results of another one are forgotten */
  constructor(power: string) {
    const stored = read();
    this.#stored = stored?.power === power ? stored : { power, trials: {} };
  }

  get(subject: Subject): Trial | undefined {
    return this.#stored.trials[keyOf(subject)];
  }

  /** Keeps a good result; a bad one is tried again in the next run. */
  keep(subject: Subject, trial: Trial): void {
    if (!isGood(trial)) return;
    this.#stored.trials[keyOf(subject)] = trial;
    mkdirSync(dirname(FILE), { recursive: true });
    writeFileSync(FILE, JSON.stringify(this.#stored));
  }
}

interface Subject {
  id: string;
}

/** Its name and the texts of the files that it, or what it combines, is written in. */
function keyOf({ id }: Subject): string {
  const hash = createHash("sha256").update(id);
  for (const part of id.split("+")) {
    const entries = [`\n  "${part}": `, `\n  ${part}: `];
    hash.update(sources().find((text) => entries.some((entry) => text.includes(entry))) ?? "");
  }
  return hash.digest("hex");
}

let texts: string[] | undefined;
function sources(): string[] {
  texts ??= globSync("{mutants,variants}/*.ts", { cwd: import.meta.dirname }).map((file) =>
    readFileSync(resolve(import.meta.dirname, file), "utf8"),
  );
  return texts;
}

function read(): Stored | undefined {
  try {
    return JSON.parse(readFileSync(FILE, "utf8")) as Stored;
  } catch {
    return undefined;
  }
}
