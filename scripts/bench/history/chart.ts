import { escapeHtml } from "../../../server/src/http/docs/escapeHtml.ts";
import { isBaseline, type RecordedRun, type Spread, spreadsOf } from "./history.ts";

/** Fits a phone held upright. */
const WIDTH = 390;
const EDGE = 12;
const LINE = 17;
const BAR = 14;
/** Room for a value behind the longest bar. */
const VALUE = 92;
/** Characters of a line of text. */
const LONGEST = 52;
/** By itself the picture follows the reader's colours; in a page it has those of the page. */
const STYLE = `text { font: 13px system-ui, sans-serif; fill: #1f1f1f; } .now { fill: #0b57a4; } .then { fill: #6b6b6b; }
.spread { stroke: #b35900; stroke-width: 2; } .one { stroke: #595959; stroke-dasharray: 3 3; }
svg:root { background: #fff; }
@media (prefers-color-scheme: dark) { svg:root { background: #1b1b1b; } svg:root text { fill: #ececec; } svg:root .now { fill: #6fb1f2; }
svg:root .then { fill: #b9b9b9; } svg:root .spread { stroke: #ffab5e; } svg:root .one { stroke: #a8a8a8; } }`;

/**
 * A chart of the ratios of one benchmark, as SVG that stands by itself: a bar each, a mark for what it was before with its spread, and a
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
  const at = (value: number) => EDGE + Math.round((value / most) * (WIDTH - EDGE - VALUE) * 10) / 10;
  let y = EDGE;
  const lines = (text: string, weight = "") =>
    wrapped(text).map((line) => {
      y += LINE;
      return `<text x="${EDGE}" y="${y - 4}"${weight}>${escapeHtml(line)}</text>`;
    });
  const heading = lines(title, ' font-weight="600"');
  const legend = entries.some(([name]) => before.has(name))
    ? "dashed: equal; in brackets and grey: before; orange: its spread"
    : "dashed: equal";
  heading.push(...lines(legend));
  const rows = entries.map(([name, value]) => {
    y += 8;
    const label = lines(name);
    const then = before.get(name);
    const middle = y + BAR / 2;
    const drawn = [
      ...label,
      `<rect class="now" x="${EDGE}" y="${y}" width="${at(value) - EDGE}" height="${BAR}"/>`,
      ...(then
        ? [
            `<rect class="then" x="${at(then.median) - 1}" y="${y - 2}" width="2" height="${BAR + 4}"/>`,
            `<line class="spread" x1="${at(then.least)}" x2="${at(then.most)}" y1="${middle}" y2="${middle}"/>`,
          ]
        : []),
      `<line class="one" x1="${at(1)}" x2="${at(1)}" y1="${y - 3}" y2="${y + BAR + 3}"/>`,
      `<text x="${at(Math.max(value, then?.most ?? 0)) + 6}" y="${y + BAR - 2}">${value}${then ? ` (${then.median})` : ""}</text>`,
    ].join("");
    y += BAR;
    return drawn;
  });
  const height = y + EDGE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" style="max-width:100%;height:auto" role="img" aria-label="${escapeHtml(title)}">
<style>${STYLE}</style>${heading.join("")}
${rows.join("\n")}
</svg>
`;
}

/** Words in lines that fit. */
function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LONGEST)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
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
