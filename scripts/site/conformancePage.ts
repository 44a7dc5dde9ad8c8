import { escapeHtml, outcome, table } from "./html.ts";
import { notRecorded, type SitePage } from "./page.ts";
import { recorded } from "./recorded.ts";

interface Report {
  verdict: string;
  modules: Record<string, string>;
  implementation?: string;
  contract: { hash: string };
  seconds: number;
  cases: { id: string; module: string; outcome: string }[];
}

/** The kit's report on the reference server, as the last run left it. */
export function conformancePage(file: string): SitePage {
  const report = recorded<Report>(file);
  const page = { file: "conformance.html", title: "Conformance" };
  const heading = "<h1>Conformance</h1>";
  if (!report) {
    const content = heading + notRecorded("A run of the kit", "npm run conformance");
    return { ...page, summary: "no run recorded", content };
  }
  const { verdict, modules, implementation = "unnamed", contract, seconds, cases } = report;
  const isGood = (word: string) => word === "conforme";
  const rows = Object.entries(modules).map(([module, word]) => {
    const own = cases.filter((each) => each.module === module);
    const passed = own.filter((each) => each.outcome === "passed").length;
    return [module, outcome(word, isGood(word)), String(own.length), String(passed)];
  });
  const others = cases
    .filter((each) => each.outcome !== "passed")
    .map((each) => [
      `<code>${escapeHtml(each.id)}</code>`,
      outcome(each.outcome, each.outcome === "failed" ? false : undefined),
    ]);
  return {
    ...page,
    summary: `${implementation}: ${verdict}, ${cases.length} cases`,
    content: `${heading}<p>${escapeHtml(implementation)}: ${outcome(verdict, isGood(verdict))}, ${cases.length} cases in ${Math.round(seconds)} s, contract <code>${contract.hash.slice(0, 12)}</code>.</p>
${table(["Module", "Verdict", "Cases", "Passed"], rows)}
${others.length > 0 ? `<h2>Cases that did not pass</h2>${table(["Case", "Outcome"], others)}` : ""}`,
  };
}
