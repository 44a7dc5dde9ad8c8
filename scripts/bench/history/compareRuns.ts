import type { BenchResult } from "../support/benchmark.ts";
import { round } from "../support/benchmark.ts";
import { earlierRuns, type RecordedRun, type Spread, spreadsOf } from "./history.ts";

/** How far two runs of the same server lie apart on a quiet machine, a share. */
const TOLERANCE = 0.02;

/**
 * A run beside what was recorded of the release before, largest change first; undefined when nothing is to be compared. A change counts
 * when it leaves the spread of the recorded runs by more than the tolerance; one run has no spread, so that nothing is judged by it.
 */
export function compareRuns(
  run: Pick<RecordedRun, "version" | "commit" | "ratios">,
  history: readonly RecordedRun[],
): BenchResult | undefined {
  const earlier = earlierRuns(history, run);
  const spreads = spreadsOf(earlier);
  const rows = Object.entries(run.ratios).flatMap(([name, now]) => {
    const before = spreads.get(name);
    if (!before) return [];
    const change = (now / before.median - 1) * 100;
    const cells = [before.median, before.least, before.most, now, round(change, 1)];
    return [[name, ...cells, verdict(now, before)]];
  });
  if (rows.length === 0) return undefined;
  const of = [...new Set(earlier.map(({ version, commit }) => `${version} (${commit})`))].join(", ");
  return {
    name: `Ratios beside those of ${of}`,
    columns: ["ratio", "then", "least", "most", "now", "change %", "of the spread"],
    rows: rows.sort((a, b) => Math.abs(Number(b[5])) - Math.abs(Number(a[5]))),
    notes: [
      `outside: beyond the least or the most of two recorded runs or more by over ${TOLERANCE * 100}%, as far as two runs of the same server lie apart`,
    ],
  };
}

function verdict(now: number, { least, most, runs }: Spread): string {
  if (runs < 2) return "one run, no spread yet";
  return now < least * (1 - TOLERANCE) || now > most * (1 + TOLERANCE) ? "outside" : "";
}
