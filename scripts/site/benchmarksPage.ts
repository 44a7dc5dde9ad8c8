import { lineChart, ratioChart } from "../bench/history/chart.ts";
import { isBaseline, type RecordedRun, spreadsOf } from "../bench/history/history.ts";
import { ratiosOf } from "../bench/history/ratios.ts";
import type { BenchResult } from "../bench/support/benchmark.ts";
import { escapeHtml, table } from "./html.ts";
import { notRecorded, type SitePage } from "./page.ts";
import { recorded } from "./recorded.ts";

interface Report {
  node: string;
  cpu: string;
  commit: string;
  quick: boolean;
  results: Record<string, BenchResult | { error: string }>;
}

/**
 * The last run of the benchmarks, a bar for each figure, as long as its share of the largest of its column; and the ratios of all runs that
 * were recorded.
 */
export function benchmarksPage(file: string, history: readonly RecordedRun[]): SitePage {
  const report = recorded<Report>(file);
  const parts = [
    ...(report ? [lastRun(report)] : []),
    ...(history.length > 0 ? [overReleases(history)] : []),
  ];
  const page = { file: "benchmarks.html", title: "Benchmarks" };
  if (parts.length === 0) {
    const content = `<h1>Benchmarks</h1>${notRecorded("A run of the benchmarks", "npm run bench")}`;
    return { ...page, summary: "no run recorded", content };
  }
  const summary = [
    ...(report ? [`${Object.keys(report.results).length} benchmarks, ${lengthOf(report)}`] : []),
    ...(history.length > 0 ? [`ratios of ${history.length} recorded runs`] : []),
  ];
  return { ...page, summary: summary.join("; "), content: `<h1>Benchmarks</h1>${parts.join("\n")}` };
}

const lengthOf = ({ quick }: Report) => (quick ? "a quick run, a first impression" : "a whole run");

function lastRun(report: Report): string {
  const sections = Object.entries(report.results).map(([name, result]) =>
    "error" in result
      ? `<h2>${name}</h2><p>It failed: ${escapeHtml(result.error)}</p>`
      : section(name, result),
  );
  return `<p>Node ${escapeHtml(report.node)}, ${escapeHtml(report.cpu)}, commit <code>${escapeHtml(report.commit)}</code>, ${lengthOf(report)}. Figures compare within one table only.</p>
${sections.join("\n")}`;
}

/** Each ratio that was recorded: its last value, with the spread of its release, and the way it took. */
function overReleases(history: readonly RecordedRun[]): string {
  const versions = [...Map.groupBy(history, ({ version }) => version)];
  const [newest = "", runs = []] = versions.at(-1) ?? [];
  const spreads = [...spreadsOf(runs)].filter(([, spread]) => !isBaseline(spread));
  const rows = spreads.map(([name, { least, median, most }]) => {
    const medians = versions.flatMap(([, own]) => spreadsOf(own).get(name)?.median ?? []);
    const words = `${name}: ${medians.join(", ")}`;
    return [escapeHtml(name), String(median), `${least} to ${most}`, lineChart(medians, words)];
  });
  const last = runs.at(-1);
  return `<h2 id="over-releases">Ratios over releases</h2><p>Of ${escapeHtml(newest)}, recorded last at <code>${escapeHtml(last?.commit ?? "")}</code>; a line goes over the ${versions.length} recorded releases.</p>
${table(["Ratio", "Median", "Spread", "Over releases"], rows)}`;
}

function section(id: string, result: BenchResult): string {
  const { name, columns, rows, notes = [] } = result;
  const largest = columns.map((_, index) => Math.max(...rows.map((row) => Math.abs(numberOf(row[index])))));
  const cells = rows.map((row) => row.map((value, index) => cell(value, largest[index] ?? 0)));
  const said = notes.map((note) => `<p>${escapeHtml(note)}</p>`).join("");
  const ratios = Object.entries(ratiosOf({ [id]: result })).map(
    ([each, value]) => [each.slice(id.length + 2), value] as const,
  );
  const chart =
    ratios.length === 0
      ? ""
      : `<div class="site-figure" tabindex="0" role="group" aria-label="Chart of the ratios">${ratioChart(`Ratios: ${name}`, Object.fromEntries(ratios))}</div>`;
  return `<h2 id="${id}">${escapeHtml(name)}</h2>${table(columns, cells)}${said}${chart}`;
}

function cell(value: string | number, largest: number): string {
  const text = escapeHtml(String(value));
  if (typeof value !== "number" || !(largest > 0)) return text;
  const share = Math.round((Math.abs(value) / largest) * 100);
  return `<span class="site-number">${text}</span><span class="site-bar" style="width:${share}%"></span>`;
}

const numberOf = (value: string | number | undefined): number => (typeof value === "number" ? value : 0);
