import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { median } from "../support/benchmark.ts";

/** What is kept of a run: its ratios, which mean something on other machines too, and what the kit noticed by then. */
export interface RecordedRun {
  readonly version: string;
  readonly commit: string;
  readonly date: string;
  readonly node: string;
  readonly cpu: string;
  readonly load: number;
  readonly ratios: Readonly<Record<string, number>>;
  /** Servers that break a rule each, by family: how many there are, how many the kit caught; of those that were tried. */
  readonly power?: Readonly<Record<string, readonly [mutants: number, caught: number]>>;
}

/** Runs in the order in which they were recorded, a line of JSON each. */
export const HISTORY = "docs/benchmarks.jsonl";

/** The recorded runs, oldest first. @throws Error with the line that cannot be read */
export function readHistory(file: string = HISTORY): RecordedRun[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.flatMap((line, index) => {
    if (line === "") return [];
    try {
      return [JSON.parse(line) as RecordedRun];
    } catch (error) {
      throw new Error(`${file}:${index + 1} is no run: ${(error as Error).message}`);
    }
  });
}

/** Adds a run to the end of a history. */
export function recordRun(run: RecordedRun, file: string = HISTORY): void {
  const text = existsSync(file) ? readFileSync(file, "utf8") : "";
  writeFileSync(file, `${text}${JSON.stringify(run)}\n`);
}

/** A ratio over several runs. */
export interface Spread {
  readonly least: number;
  readonly median: number;
  readonly most: number;
  readonly runs: number;
}

/** Is it what the others are compared with? That is 1 in every run. */
export const isBaseline = ({ least, most }: Pick<Spread, "least" | "most">): boolean =>
  least === 1 && most === 1;

/** What runs say of each ratio that one of them has. */
export function spreadsOf(runs: readonly Pick<RecordedRun, "ratios">[]): Map<string, Spread> {
  const all = runs.flatMap(({ ratios }) => Object.entries(ratios));
  const byName = Map.groupBy(all, ([name]) => name);
  return new Map(
    [...byName].map(([name, entries]) => {
      const values = entries.map(([, value]) => value);
      const [least, most] = [Math.min(...values), Math.max(...values)];
      return [name, { least, median: median(values), most, runs: values.length }];
    }),
  );
}

/** The runs of the release before a version; of the first one, those of earlier commits. */
export function earlierRuns(
  history: readonly RecordedRun[],
  { version, commit }: Pick<RecordedRun, "version" | "commit">,
): RecordedRun[] {
  const previous = history.findLast((run) => run.version !== version)?.version;
  return history.filter((run) => (previous === undefined ? run.commit !== commit : run.version === previous));
}
