import type { Trial } from "../../conformance/src/power/fate.ts";
import type { Mutant } from "../../conformance/src/power/mutant.ts";
import { lineChart } from "../bench/history/chart.ts";
import type { RecordedRun } from "../bench/history/history.ts";
import { escapeHtml, outcome, table } from "./html.ts";
import { notRecorded, type SitePage } from "./page.ts";
import { recorded } from "./recorded.ts";

/**
 * What the kit notices: every server that breaks a rule, and the case that caught it in the runs that are recorded; and how many of each
 * family it caught at the times that were recorded.
 */
export function powerPage(
  mutants: readonly Mutant[],
  file: string,
  history: readonly RecordedRun[],
): SitePage {
  const page = { file: "power.html", title: "Power" };
  const trials = Object.values(recorded<{ trials: Record<string, Trial> }>(file)?.trials ?? {});
  const fates = new Map(trials.map((trial) => [trial.id, trial]));
  const caught = mutants.filter(({ id }) => fates.get(id)?.fate === "killed").length;
  const families = [...Map.groupBy(mutants, ({ family }) => family)].sort(([a], [b]) => a.localeCompare(b));
  const matrix = families.map(([family, own]) => [
    `<a href="#${family}">${family}</a>`,
    String(own.length),
    trials.length === 0
      ? outcome("not recorded", undefined)
      : String(own.filter(({ id }) => fates.get(id)?.fate === "killed").length),
  ]);
  const sections = families.map(([family, own]) => {
    const rows = own.map(({ id, rule, does }) => {
      const trial = fates.get(id);
      const fate = trial ? outcome(trial.fate, trial.fate === "killed") : outcome("not recorded", undefined);
      const by = trial?.by ? ` <code>${escapeHtml(trial.by)}</code>` : "";
      return [
        `<a id="${mutantAnchor(id)}" href="ledger.html#${rule}">${escapeHtml(id)}</a>`,
        escapeHtml(does),
        `${fate}${by}`,
      ];
    });
    return `<h2 id="${family}">${family}</h2>${table(["Mutant", "What it does wrong", "Fate"], rows)}`;
  });
  const times = history.flatMap(({ power }) => (power ? [power] : []));
  const overTime = (family: string) => {
    const shares = times.flatMap(({ [family]: own }) => (own ? [Math.round((own[1] / own[0]) * 100)] : []));
    return lineChart(shares, `${family}: ${shares.map((share) => `${share} %`).join(", ")}`);
  };
  for (const [index, [family]] of families.entries()) matrix[index]?.push(overTime(family));
  const gap = trials.length === 0 ? notRecorded("What became of them", "npm run conformance:power") : "";
  return {
    ...page,
    summary: `${mutants.length} servers that break one rule each, ${caught} of them recorded as caught`,
    content: `<h1>Power</h1><p>Servers that break one rule each, and the case of the kit that noticed.</p>${gap}
${table(["Family", "Mutants", "Recorded as caught", "Share over recorded runs"], matrix)}\n${sections.join("\n")}`,
  };
}

/** Where the page has a mutant. */
export const mutantAnchor = (id: string): string => `mutant-${id.replace(/[^\w-]/g, "-")}`;
