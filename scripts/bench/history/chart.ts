import { escapeHtml } from "../../../server/src/http/docs/escapeHtml.ts";
import { isBaseline, type RecordedRun, type Spread, spreadsOf } from "./history.ts";

const ROW = 44;
const WIDTH = 640;
const BAR = 14;
const STYLE = `text { font: 13px system-ui, sans-serif; fill: #1f1f1f; } .now { fill: #0b57a4; } .then { fill: #6b6b6b; }
.spread { stroke: #b35900; stroke-width: 2; } .one { stroke: #595959; stroke-dasharray: 3 3; } path { fill: none; stroke: #0b57a4; stroke-width: 2; }`;

/**
 * A chart of the ratios of one benchmark, as SVG that stands by itself: a bar each, a line for what it was before with its spread, and a
 * dashed one where both sides are equal.
 *
 * @param ratios by their names, without that of the benchmark
 */
export function ratioChart(
  title: string,
  ratios: Readonly<Record<string, number>>,
  before: ReadonlyMap<string, Spread> = new Map(),
): string {
  const entries = Object.entries(ratios).filter(
    ([name, value]) => value !== 1 || !isBaseline(before.get(name) ?? { least: 1, most: 1 }),
  );
  const most = Math.max(1, ...entries.map(([name, value]) => Math.max(value, before.get(name)?.most ?? 0)));
  const at = (value: number) => Math.round((value / most) * (WIDTH - 70) * 10) / 10;
  const rows = entries.map(([name, value], index) => {
    const y = 30 + index * ROW;
    const then = before.get(name);
    const middle = y + 10 + BAR / 2;
    return [
      `<text x="0" y="${y + 4}">${escapeHtml(name)}</text>`,
      `<rect class="now" x="0" y="${y + 10}" width="${at(value)}" height="${BAR}"/>`,
      ...(then
        ? [
            `<rect class="then" x="${at(then.median) - 1}" y="${y + 8}" width="2" height="${BAR + 4}"/>`,
            `<line class="spread" x1="${at(then.least)}" x2="${at(then.most)}" y1="${middle}" y2="${middle}"/>`,
          ]
        : []),
      `<text x="${at(Math.max(value, then?.most ?? 0)) + 6}" y="${y + 10 + BAR - 2}">${value}${then ? ` (${then.median})` : ""}</text>`,
    ].join("");
  });
  const height = 40 + entries.length * ROW;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" style="max-width:100%;height:auto" role="img" aria-label="${escapeHtml(title)}">
<style>${STYLE}</style><text x="0" y="14" font-weight="600">${escapeHtml(title)}</text>
<line class="one" x1="${at(1)}" x2="${at(1)}" y1="22" y2="${height - 8}"/>
${rows.join("\n")}
</svg>
`;
}

/** A figure over runs as a small line, with words for who does not see it; of one run nothing. */
export function lineChart(values: readonly number[], words: string): string {
  if (values.length < 2) return "";
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const points = values.map((value, index) => {
    const y = most === least ? 12 : 22 - ((value - least) / (most - least)) * 20;
    return `${Math.round((index / (values.length - 1)) * 116) + 2} ${Math.round(y)}`;
  });
  return `<svg class="site-line" viewBox="0 0 120 24" width="120" height="24" role="img" aria-label="${escapeHtml(words)}"><path d="M${points.join("L")}"/></svg>`;
}

/** The charts of a run, by the names of their benchmarks. */
export function chartsOf(
  titles: Readonly<Record<string, string>>,
  ratios: Readonly<Record<string, number>>,
  earlier: readonly RecordedRun[],
): Map<string, string> {
  const charts = new Map<string, string>();
  for (const [benchmark, title] of Object.entries(titles)) {
    const own = Object.fromEntries(
      Object.entries(ratios).flatMap(([name, value]) => {
        const [first, ...rest] = name.split(": ");
        return first === benchmark ? [[rest.join(": "), value]] : [];
      }),
    );
    if (Object.keys(own).length === 0) continue;
    const before = new Map(
      [...spreadsOf(earlier)].map(([name, spread]) => [name.split(": ").slice(1).join(": "), spread]),
    );
    charts.set(benchmark, ratioChart(title, own, before));
  }
  return charts;
}
