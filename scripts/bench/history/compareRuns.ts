import type { BenchResult } from "../support/benchmark.ts";
import { round } from "../support/benchmark.ts";
import { earlierRuns, type RecordedRun, spreadsOf } from "./history.ts";

/**
 * A run beside what was recorded of the release before, largest change first; undefined when nothing is to be compared. A change counts
 * when it leaves the spread of the recorded runs.
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
    const isOutside = now < before.least || now > before.most;
    const cells = [before.median, before.least, before.most, now, round(change, 1)];
    return [[name, ...cells, isOutside ? "outside" : ""]];
  });
  if (rows.length === 0) return undefined;
  const of = [...new Set(earlier.map(({ version, commit }) => `${version} (${commit})`))].join(", ");
  return {
    name: `Ratios beside those of ${of}`,
    columns: ["ratio", "then", "least", "most", "now", "change %", "of the spread"],
    rows: rows.sort((a, b) => Math.abs(Number(b[5])) - Math.abs(Number(a[5]))),
  };
}
