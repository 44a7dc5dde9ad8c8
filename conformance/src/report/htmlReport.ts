import type { Problem } from "../engine/problem.ts";
import {
  type CaseResult,
  type RunInfo,
  type RunResult,
  type Verdict,
  verdictOfModule,
  verdictOfRun,
  verdictText,
  verdictWord,
} from "../engine/runResult.ts";
import type { Target } from "../engine/target.ts";
import { curl } from "./curl.ts";
import { decisionsOf } from "./decisionsOf.ts";
import { causesOf, countOf, OUTCOME_WORDS, outcomesOf } from "./outcomes.ts";
import { placeOf, valuesOf } from "./problemText.ts";
import { redacted } from "./redacted.ts";
import { rulesOf } from "./rulesOf.ts";
import { xmlText as text } from "./xmlText.ts";

const MAX_BODY = 4_000;
const COLOURS: Record<ReturnType<typeof verdictOfModule>, string> = {
  conforme: "good",
  parcial: "partial",
  "não conforme": "bad",
  "sem veredito": "bad",
  "não declarado": "none",
};
const MEANING: Record<Verdict, string> = {
  conforme: "Every case of what the implementation declares passed.",
  parcial: "Nothing failed, but something is not supported or not selected. This is not conformance.",
  "não conforme": "At least one answer contradicts the interface.",
  "sem veredito": "The run itself failed, so nothing is said about the implementation.",
};
const LEGEND =
  "<p>In bold the rules that an answer breaks: ids of the interface's rules, or of decisions of this project (NS-…). Then the place in the answer, what was expected there and what came; what the rules say; and the request that brings it about again.</p>";
const STYLE = `
:root{color-scheme:light dark;--good:#12794a;--partial:#8a5a00;--bad:#b3261e;--line:#8884;--soft:#8881}
body{font:16px/1.5 system-ui,sans-serif;max-width:64rem;margin:2rem auto;padding:0 1rem}
h1{font-size:1.5rem;margin:0}h2{font-size:1.15rem;margin:2rem 0 .5rem}
.badge{display:inline-block;padding:.1rem .7rem;border-radius:1rem;color:#fff;font-weight:600}
.good{background:var(--good)}.partial{background:var(--partial)}.bad{background:var(--bad)}.none{background:#5f6672}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.15rem 1rem}dt{opacity:.7}dd{margin:0;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%}th,td{text-align:right;padding:.3rem .6rem;border-bottom:1px solid var(--line)}
th:first-child,td:first-child{text-align:left}thead th{font-weight:600;opacity:.7}thead th::first-letter{text-transform:uppercase}
details{border:1px solid var(--line);border-radius:.4rem;margin:.4rem 0;padding:.4rem .8rem}
summary{cursor:pointer;overflow-wrap:anywhere}summary small{opacity:.7;margin-left:.5rem}
pre{background:var(--soft);padding:.6rem;border-radius:.3rem;white-space:pre-wrap;overflow-wrap:anywhere;font-size:.85rem}
h3{font-size:.9rem;margin:.8rem 0 .2rem;opacity:.7}.answer{max-height:22rem;overflow:auto}
.problem{border-left:.25rem solid var(--bad);padding-left:.8rem;margin:.6rem 0}.problem p{margin:0}.problem dd{font-family:ui-monospace,monospace;font-size:.85rem}
.rules{font-size:.9rem}
@media(prefers-color-scheme:dark){:root{--good:#1d8f5a;--partial:#a06a00;--bad:#c93c33}}
`;

/** The report for people: one page without scripts or foreign resources; deviations first, by module. */
export function htmlReport(run: RunResult, target: Target): string {
  const verdict = verdictOfRun(run);
  const { info, contract } = run;
  const facts: [string, string][] = [
    ["Implementation", `${info?.implementation ?? "unnamed"} at ${run.url}`],
    ["Contract", `${contract.name} ${contract.version}, ${contract.hash}`],
    ["Run", info?.run ?? ""],
    ["Features", info ? describeFeatures(info.features) : ""],
    ["Selection", info?.selection || "everything"],
    ["Time", `${run.seconds.toFixed(1)} s`],
    ["Again", info?.reproduce ?? ""],
  ];
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${text(`${verdictText(run)}: ${run.url}`)}</title><style>${STYLE}</style></head><body>
<h1>Conformance <span class="badge ${COLOURS[verdict]}">${verdictWord(run, verdict)}</span></h1>
<p>${MEANING[verdict]}</p>
<dl>${facts.map(([name, value]) => `<dt>${name}</dt><dd>${text(value)}</dd>`).join("")}</dl>
${run.faults.length > 0 ? `<h2>Faults of the run</h2><ul>${run.faults.map((fault) => `<li>${text(fault)}</li>`).join("")}</ul>` : ""}
<h2>Modules</h2>
${table(run)}
${run.results.some(({ outcome }) => outcome === "failed") ? LEGEND : ""}
${section("Failed", run, "failed", true)}
${decisions(run)}
${leftOut("Not supported", run, "unsupported")}
${leftOut("Not declared: features that the implementation does not claim", run, "undeclared")}
${leftOut("Not measured: the run ended before", run, "unmeasured")}
${leftOut("Not made: no request shows it", run, "unmade")}
${section("Passed", run, "passed")}
</body></html>
`;
  return redacted(html, target);
}

function describeFeatures({ declared, undeclared }: RunInfo["features"]): string {
  return undeclared.length === 0 ? "all" : `${declared.join(", ")}; not declared: ${undeclared.join(", ")}`;
}

function table(run: RunResult): string {
  const { results } = run;
  const modules = [...new Set(results.map(({ module }) => module))];
  const outcomes = outcomesOf(results);
  const rows = modules.map((module) => {
    const mine = results.filter((result) => result.module === module);
    const verdict = verdictOfModule(run, module);
    const counts = [mine.length, ...outcomes.map((outcome) => countOf(mine, outcome))];
    return `<tr><td>${text(module)}</td><td><span class="badge ${COLOURS[verdict]}">${verdictWord(run, verdict)}</span></td>${counts.map((count) => `<td>${count}</td>`).join("")}</tr>`;
  });
  return `<table><thead><tr><th>Module</th><th>Verdict</th><th>Cases</th>${outcomes.map((outcome) => `<th>${OUTCOME_WORDS[outcome]}</th>`).join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

function section(title: string, run: RunResult, wanted: CaseResult["outcome"], open = false): string {
  const mine = run.results.filter(({ outcome }) => outcome === wanted);
  if (mine.length === 0) return "";
  if (wanted === "passed") {
    return `<h2>${title}</h2><details><summary>${mine.length} cases</summary><pre>${mine.map(({ id }) => text(id)).join("\n")}</pre></details>`;
  }
  return `<h2>${title} (${mine.length})</h2>${mine.map((result, index) => entry(result, run, open && index < 5)).join("\n")}`;
}

/** Decisions that the implementation takes otherwise, each with the cases that show it. */
function decisions(run: RunResult): string {
  const groups = decisionsOf(run).map(
    ({ id, text: says, results }) =>
      `<details><summary><b>${text(id)}</b><small>${results.length === 1 ? "1 case" : `${results.length} cases`}</small> ${text(says)}</summary>${results.map((result) => entry(result, run, false)).join("\n")}</details>`,
  );
  if (groups.length === 0) return "";
  return `<h2>Advisory: decisions that may be taken otherwise (${countOf(run.results, "advisory")})</h2>${groups.join("\n")}`;
}

/** Cases that were left out, by cause. */
function leftOut(title: string, { results }: RunResult, wanted: CaseResult["outcome"]): string {
  const causes = causesOf(results, wanted).map(([cause, count]) => {
    const mine = results.filter(({ outcome, reason }) => outcome === wanted && reason === cause);
    return `<details><summary>${text(cause)}<small>${count} cases</small></summary><pre>${mine.map(({ id }) => text(id)).join("\n")}</pre></details>`;
  });
  return causes.length === 0 ? "" : `<h2>${title} (${countOf(results, wanted)})</h2>${causes.join("\n")}`;
}

function entry(result: CaseResult, run: RunResult, open: boolean): string {
  const { id, rules, problems, request, token, answer } = result;
  const said = rulesOf(run, [result]).map(([rule, says]) => `<dt>${text(rule)}</dt><dd>${text(says)}</dd>`);
  const broken = new Set(problems.flatMap((problem) => problem.rules));
  const answered = answer ? `answered ${answer.status}\n${shortened(readable(answer.text))}` : "no answer";
  return `<details${open ? " open" : ""}><summary>${text(id)}<small>${text((broken.size > 0 ? [...broken] : rules).join(" "))}</small></summary>
${problems.map(problemEntry).join("\n")}
${said.length > 0 ? `<dl class="rules">${said.join("")}</dl>` : ""}
${request ? `<h3>Request</h3><pre>${text(curl(run.url, request, token))}</pre><h3>Answer</h3><pre class="answer">${text(answered)}</pre>` : ""}</details>`;
}

function problemEntry(problem: Problem): string {
  const { rules, pointer, message } = problem;
  const rows = valuesOf(problem).map(([name, value]) => `<dt>${name}</dt><dd>${text(shortened(value))}</dd>`);
  return `<div class="problem"><p><b>${text(rules.join(" "))}</b> <code>${text(placeOf(pointer))}</code> ${text(message)}</p>${rows.length > 0 ? `<dl>${rows.join("")}</dl>` : ""}</div>`;
}

/** JSON on many lines; anything else as it is. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

function shortened(body: string): string {
  return body.length > MAX_BODY ? `${body.slice(0, MAX_BODY)}… (${body.length} characters)` : body;
}
