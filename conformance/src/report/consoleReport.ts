import {
  type CaseResult,
  type RunResult,
  verdictOfModule,
  verdictOfRun,
  verdictText,
  verdictWord,
} from "../engine/runResult.ts";
import type { Target } from "../engine/target.ts";
import { alignedColumns } from "./alignedColumns.ts";
import { curl } from "./curl.ts";
import { decisionsOf } from "./decisionsOf.ts";
import { causesOf, countOf, OUTCOME_WORDS, outcomesOf } from "./outcomes.ts";
import { placeOf, valuesOf } from "./problemText.ts";
import { redacted } from "./redacted.ts";
import { rulesOf } from "./rulesOf.ts";

const MAX_VALUE = 300;
/** Deviations shown in full; a terminal is no place for hundreds. */
const MAX_DETAILS = 40;

/** The report for people: one row per module, every deviation with a command that reproduces it, the verdict last. */
export function consoleReport(run: RunResult, target: Target): string {
  const deviations = run.faults.length > 0 ? [] : run.results.filter(({ outcome }) => outcome === "failed");
  const shown = deviations.slice(0, MAX_DETAILS);
  const hidden = deviations.length - shown.length;
  const rules = rulesOf(run, shown).map(([id, text]) => ["", id, text]);
  return redacted(
    [
      ...(run.info ? [`${run.info.implementation}, run ${run.info.run}`] : []),
      `Contract ${run.contract.name} ${run.contract.version} (${run.contract.hash.slice(0, 12)}) at ${run.url}`,
      "",
      ...summary(run),
      ...causes(run),
      ...shown.flatMap((result) => ["", ...details(result, run.url)]),
      ...(hidden > 0 ? ["", `… and ${hidden} more, all of them in the JSON report (--json FILE)`] : []),
      ...(rules.length > 0 ? ["", "what these rules say:", ...alignedColumns(rules)] : []),
      ...decisions(run),
      "",
      ...run.faults.map((fault) => `fault of the run: ${fault}`),
      ...(run.info ? [`again: ${run.info.reproduce}`] : []),
      verdict(run),
    ].join("\n"),
    target,
  );
}

function summary(run: RunResult): string[] {
  const { results } = run;
  const modules = [...new Set(results.map(({ module }) => module))];
  const outcomes = outcomesOf(results);
  const rows = [...modules, "total"].map((module) => {
    const mine = module === "total" ? results : results.filter((result) => result.module === module);
    const counts = [mine.length, ...outcomes.map((outcome) => countOf(mine, outcome))];
    return [module, ...counts, module === "total" ? "" : verdictWord(run, verdictOfModule(run, module))].map(
      String,
    );
  });
  const header = ["module", "cases", ...outcomes.map((outcome) => OUTCOME_WORDS[outcome]), "verdict"];
  return alignedColumns([header, ...rows], (column) => column > 0);
}

/** Why cases were left out, one line per cause. */
function causes({ results }: RunResult): string[] {
  return (["unsupported", "undeclared", "unmeasured", "unmade"] as const).flatMap((outcome) => {
    const found = causesOf(results, outcome);
    if (found.length === 0) return [];
    const rows = found.map(([reason, count]) => ["", String(count), reason]);
    return ["", `${OUTCOME_WORDS[outcome]}:`, ...alignedColumns(rows, (column) => column === 1)];
  });
}

/** Decisions that the implementation takes otherwise: how many cases show it, one of them, and what the decision says. */
function decisions(run: RunResult): string[] {
  if (run.faults.length > 0) return [];
  const rows = decisionsOf(run).flatMap(({ id, text, results }) => {
    const [first] = results;
    const [problem] = first?.problems ?? [];
    const shows = problem ? `${placeOf(problem.pointer)} ${problem.message}`.trim() : "";
    return [
      ["", String(results.length), id, excerpt(text)],
      ["", "", "", `e.g. ${first?.id}: ${excerpt(shows)}`],
    ];
  });
  if (rows.length === 0) return [];
  const title =
    "advisory, by the decisions that may be taken otherwise (every case is in the HTML and JSON reports):";
  return ["", title, ...alignedColumns(rows, (column) => column === 1)];
}

function details({ id, problems, request, token }: CaseResult, url: string): string[] {
  return [
    `FAILED   ${id}`,
    ...problems.flatMap((problem) => [
      `  [${problem.rules.join(" ")}] ${placeOf(problem.pointer)} ${problem.message}`,
      ...valuesOf(problem).map(([name, value]) => `    ${name.padEnd(8)} ${excerpt(value)}`),
    ]),
    ...(request ? [`  ${curl(url, request, token)}`] : []),
  ];
}

function excerpt(text: string): string {
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}… (${text.length} characters)` : text;
}

function verdict(run: RunResult): string {
  const { results, info } = run;
  const count = (wanted: CaseResult["outcome"]) => countOf(results, wanted);
  const time = `${run.seconds.toFixed(1)} s`;
  const text = verdictText(run);
  switch (verdictOfRun(run)) {
    case "conforme":
      return `${text}: ${count("passed")} cases passed in ${time}`;
    case "parcial": {
      const unsupported = count("unsupported");
      const reasons = [
        ...(unsupported > 0 ? [`${unsupported} of ${results.length} cases not supported`] : []),
        ...(info?.selection ? [`only ${info.selection} selected`] : []),
      ];
      return `${text}: ${[...reasons, time].join(", ")}`;
    }
    case "não conforme":
      return `${text}: ${count("failed")} of ${results.length} cases failed, ${time}`;
    default:
      return run.faults.length > 0
        ? `no verdict: the run itself failed, ${time}`
        : `no verdict: ${count("unmeasured")} of ${results.length} cases not measured, ${time}`;
  }
}
