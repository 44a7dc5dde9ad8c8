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

/** Charts over the last run of the benchmarks: a bar for each figure, as long as its share of the largest of its column. */
export function benchmarksPage(file: string): SitePage {
  const page = { file: "benchmarks.html", title: "Benchmarks" };
  const report = recorded<Report>(file);
  if (!report) {
    const content = `<h1>Benchmarks</h1>${notRecorded("A run of the benchmarks", "npm run bench")}`;
    return { ...page, summary: "no run recorded", content };
  }
  const sections = Object.entries(report.results).map(([name, result]) =>
    "error" in result
      ? `<h2>${name}</h2><p>It failed: ${escapeHtml(result.error)}</p>`
      : section(name, result),
  );
  const length = report.quick ? "a quick run, a first impression" : "a whole run";
  return {
    ...page,
    summary: `${sections.length} benchmarks, ${length}`,
    content: `<h1>Benchmarks</h1><p>Node ${escapeHtml(report.node)}, ${escapeHtml(report.cpu)}, commit <code>${escapeHtml(report.commit)}</code>, ${length}. Figures compare within one table only.</p>
${sections.join("\n")}`,
  };
}

function section(id: string, { name, columns, rows, notes = [] }: BenchResult): string {
  const largest = columns.map((_, index) => Math.max(...rows.map((row) => Math.abs(numberOf(row[index])))));
  const cells = rows.map((row) => row.map((value, index) => cell(value, largest[index] ?? 0)));
  const said = notes.map((note) => `<p>${escapeHtml(note)}</p>`).join("");
  return `<h2 id="${id}">${escapeHtml(name)}</h2>${table(columns, cells)}${said}`;
}

function cell(value: string | number, largest: number): string {
  const text = escapeHtml(String(value));
  if (typeof value !== "number" || !(largest > 0)) return text;
  const share = Math.round((Math.abs(value) / largest) * 100);
  return `${text}<span class="site-bar" style="width:${share}%"></span>`;
}

const numberOf = (value: string | number | undefined): number => (typeof value === "number" ? value : 0);
