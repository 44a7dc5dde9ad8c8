import type { LedgerRow } from "../rules/ledger.ts";
import type { Ledger } from "../rules/readLedger.ts";
import { escapeHtml, names, outcome } from "./html.ts";
import type { SitePage } from "./page.ts";
import { mutantAnchor } from "./powerPage.ts";

/** Every rule under an address of its own: its places in the contract, code, tests, cases, mutants, last result. */
export function ledgerPage({ rows, run, hash }: Ledger): SitePage {
  const proven = rows.filter(({ cases, tests }) => cases.length + tests.length > 0).length;
  const modules = [...Map.groupBy(rows, ({ module }) => module)];
  const contents = modules.map(([module]) => `<a href="#module-${module}">${module}</a>`).join(" ");
  const held = run
    ? `Last results are of the run of ${run.at.toISOString().slice(0, 16).replace("T", " ")} UTC, verdict <em>${escapeHtml(run.verdict)}</em>, on ${run.contract === hash ? "this contract" : "an earlier contract"}.`
    : "The kit has not been run in this checkout (<code>npm run conformance</code>), so there are no last results.";
  const sections = modules.map(
    ([module, own]) => `<h2 id="module-${module}">${module}</h2>\n${own.map(ruleSection).join("\n")}`,
  );
  return {
    file: "ledger.html",
    title: "Ledger",
    summary: `${rows.length} rules and decisions, ${proven} of them proven by a test or a case`,
    content: `<h1>Ledger</h1><p>${held}</p><p>${contents}</p>\n${sections.join("\n")}`,
  };
}

function ruleSection({
  id,
  text,
  contract,
  handlers,
  tests,
  cases,
  checks,
  mutants,
  last,
  reason,
}: LedgerRow): string {
  const result = outcome(last === "-" ? "no case ran" : last, last === "-" ? undefined : last === "passed");
  const facts: [string, string][] = [
    ["Contract", names(contract)],
    ["Code", names(handlers)],
    ["Tests", names(tests)],
    ["Cases", names(cases)],
    ...(checks.length > 0 ? ([["Checked in", names(checks)]] as [string, string][]) : []),
    ["Mutants", names(mutants, (told) => `power.html#${mutantAnchor(told.split(": ")[0] as string)}`)],
    ["Last result", last === "-" ? result : `<a href="conformance.html">${result}</a>`],
    ...(reason ? ([["Without proof", escapeHtml(reason)]] as [string, string][]) : []),
  ];
  const list = facts.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join("");
  return `<section><h3 id="${id}">${id}</h3><p>${escapeHtml(text)}</p><dl class="site-facts">${list}</dl></section>`;
}
