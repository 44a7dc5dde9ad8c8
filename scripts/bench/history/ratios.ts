import type { BenchResult } from "../support/benchmark.ts";

/** What each ratio of a run is called -> its value: `quotation: this server, 32: x Fastify`. Figures that are none compare within their table only. */
export function ratiosOf(results: Readonly<Record<string, BenchResult | { error: string }>>) {
  const ratios: Record<string, number> = {};
  for (const [benchmark, result] of Object.entries(results))
    if (!("error" in result)) Object.assign(ratios, ratiosOfTable(benchmark, result));
  return ratios;
}

/** The columns of ratios are called `x something`. */
function ratiosOfTable(benchmark: string, { columns, rows, labels = 1 }: BenchResult) {
  const cells = rows.flatMap((row) => {
    const what = row.slice(0, labels).join(", ");
    return columns.flatMap((column, index) => {
      const value = row[index];
      return column.startsWith("x ") && typeof value === "number" && Number.isFinite(value)
        ? [[`${benchmark}: ${what}: ${column}`, value] as const]
        : [];
    });
  });
  return Object.fromEntries(cells);
}
