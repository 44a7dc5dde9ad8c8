import type { ShownPanel } from "./underLoad.ts";

const WIDTH = 600;
const HEIGHT = 220;
const LEFT = 76;
const BOTTOM = 22;
/** More than any panel has lines with values at once. */
const COLOURS = [
  "#1f77b4",
  "#d62728",
  "#2ca02c",
  "#ff7f0e",
  "#9467bd",
  "#17becf",
  "#8c564b",
  "#e377c2",
  "#7f7f7f",
  "#bcbd22",
  "#393b79",
  "#637939",
  "#843c39",
  "#7b4173",
];
/** Greatest unit first. */
const BYTES = [
  [1024 ** 3, "GiB"],
  [1024 ** 2, "MiB"],
  [1024, "KiB"],
  [1, "B"],
] as const;

/** A page that shows what Grafana would, which has not been opened for it: the panels in their places, each line with its name and its last value, or that there is none. */
export function drawDashboard(panels: readonly ShownPanel[]): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Dashboard</title>
<meta name="viewport" content="width=device-width">
<style>
body { margin: 12px; background: #f4f5f5; font: 13px sans-serif; color: #24292e }
main { display: grid; grid-template-columns: repeat(auto-fit, minmax(320px, 1fr)); gap: 8px }
@media (min-width: 900px) { main { grid-template-columns: repeat(24, 1fr) } section { grid-area: var(--place) } }
section { background: #fff; border: 1px solid #d8dce0; padding: 8px }
h2 { font-size: 13px; margin: 0 0 4px }
svg { width: 100% } text { font-size: 11px; fill: #57606a }
ul { margin: 0; padding: 0; list-style: none; display: flex; flex-wrap: wrap; gap: 2px 12px; font-size: 12px }
.empty { color: #b00020; font-weight: bold; padding: 40px; text-align: center }
</style><p>Drawn from what Prometheus answered to the panels of dashboard.json; Grafana itself was not opened.</p><main>${panels.map(section).join("\n")}</main></html>`;
}

function section({ title, fieldConfig, gridPos, lines }: ShownPanel): string {
  const { x: column, y: row, w, h } = gridPos;
  const place = `style="--place: ${row + 1} / ${column + 1} / span ${h} / span ${w}"`;
  const { unit, min, max } = fieldConfig.defaults;
  const drawn = lines.flatMap(({ legend, series }) =>
    series.map(({ metric, values }) => ({
      name: legend.replaceAll(/\{\{(\w+)\}\}/g, (_, label) => metric[label] ?? ""),
      points: values
        .map(([at, value]) => [at, Number(value)] as const)
        .filter(([, value]) => Number.isFinite(value)),
    })),
  );
  const all = drawn.flatMap(({ points }) => points);
  if (all.length === 0)
    return `<section ${place}><h2>${text(title)}</h2><p class="empty">No data</p></section>`;
  const [from, to] = extent(all.map(([at]) => at));
  const [least, most] = extent(all.map(([, value]) => value));
  const bottom = min ?? Math.min(0, least);
  const top = max ?? (most === bottom ? bottom + 1 : most * 1.05);
  const x = (at: number) => LEFT + ((at - from) / (to - from || 1)) * (WIDTH - LEFT - 4);
  const y = (value: number) => 4 + (1 - (value - bottom) / (top - bottom)) * (HEIGHT - BOTTOM - 4);
  const grid = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const value = bottom + share * (top - bottom);
    return `<path d="M${LEFT} ${y(value)}H${WIDTH}" stroke="#e1e4e8"/><text x="${LEFT - 4}" y="${y(value) + 4}" text-anchor="end">${inUnit(value, unit)}</text>`;
  });
  const paths = drawn.map(
    ({ points }, index) =>
      `<path d="M${points.map(([at, value]) => `${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join("L")}" fill="none" stroke-width="1.5" stroke="${colour(index)}"/>`,
  );
  const legend = drawn.map(
    ({ name, points }, index) =>
      `<li><b style="color:${colour(index)}">■</b> ${text(name)} ${inUnit(points.at(-1)?.[1] ?? Number.NaN, unit)}</li>`,
  );
  return `<section ${place}><h2>${text(title)}</h2><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${text(title)}">${grid.join("")}${paths.join("")}<text x="${LEFT}" y="${HEIGHT - 4}">0 s</text><text x="${WIDTH}" y="${HEIGHT - 4}" text-anchor="end">${Math.round(to - from)} s</text></svg><ul>${legend.join("")}</ul></section>`;
}

const colour = (index: number) => COLOURS[index % COLOURS.length];

const extent = (values: readonly number[]): [number, number] => [Math.min(...values), Math.max(...values)];

/** As Grafana writes units of these names. */
function inUnit(value: number, unit: string): string {
  if (unit === "bytes") {
    const [size, name] = BYTES.find(([each]) => Math.abs(value) >= each) ?? [1, "B"];
    return `${(value / size).toFixed(1)} ${name}`;
  }
  if (unit === "percentunit") return `${(value * 100).toFixed(1)}%`;
  if (unit === "s") return Math.abs(value) < 1 ? `${(value * 1000).toFixed(1)} ms` : `${value.toFixed(2)} s`;
  return `${value.toFixed(1)}${unit === "reqps" ? " req/s" : unit === "ops" ? " /s" : ""}`;
}

const text = (value: string) =>
  value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
