/** What a benchmark hands back: a table, and figures only of this run on this machine. */
export interface BenchResult {
  readonly name: string;
  /** Those of ratios are called `x something`, what each is compared with. */
  readonly columns: readonly string[];
  /** How many of the first columns say what a row is; 1 when not said. */
  readonly labels?: number;
  readonly rows: readonly (readonly (string | number)[])[];
  /** Sentences below the table. */
  readonly notes?: readonly string[];
}

/** A short run: fewer slots and less warming up, for a first impression. */
export const isQuick = process.env.BENCH_QUICK === "1";

/** Says on stderr what is being measured; a terminal shows one line that changes. */
export function progress(text: string): void {
  if (process.env.BENCH_PROGRESS === "0") return;
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[2K  ${text}`);
  else process.stderr.write(`  ${text}\n`);
}

/** A figure with so many places behind the point. */
export const round = (value: number, places: number): number => Number(value.toFixed(places));

/** The value that half of the values do not reach. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The value that a share of the values does not reach; NaN of nothing. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}
