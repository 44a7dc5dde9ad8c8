import { type CaseResult, type RunResult, verdictText } from "../engine/runResult.ts";
import type { Target } from "../engine/target.ts";
import { curl } from "./curl.ts";
import { countOf, OUTCOME_WORDS } from "./outcomes.ts";
import { problemText } from "./problemText.ts";
import { redacted } from "./redacted.ts";
import { rulesOf } from "./rulesOf.ts";
import { xmlText } from "./xmlText.ts";

/**
 * The report for CI systems: one suite per module; deviations are failures, faults of the run errors of a suite of their
 * own, advisory cases and those that were left out skipped with the reason.
 */
export function junitReport(run: RunResult, target: Target): string {
  const modules = [...new Set(run.results.map(({ module }) => module))];
  const suites = modules.map((module) => {
    const cases = run.results.filter((result) => result.module === module);
    return suite(
      module,
      cases.map((result) => testCase(result, run)),
      cases,
    );
  });
  const faults = run.faults.map(
    (fault) => `    <testcase classname="run" name="run"><error message="${xmlText(fault)}"/></testcase>`,
  );
  if (faults.length > 0) {
    suites.push(`  <testsuite name="run" tests="${faults.length}" errors="${faults.length}">
${faults.join("\n")}
  </testsuite>`);
  }
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${xmlText(`${run.contract.name} ${run.contract.version}: ${verdictText(run)}`)}" tests="${run.results.length + faults.length}" failures="${countOf(run.results, "failed")}" errors="${faults.length}" skipped="${skipped(run.results)}" time="${run.seconds.toFixed(3)}">
${suites.join("\n")}
</testsuites>
`;
  return redacted(xml, target);
}

function suite(module: string, cases: string[], results: CaseResult[]): string {
  const time = results.reduce((sum, { milliseconds }) => sum + milliseconds, 0) / 1000;
  return `  <testsuite name="${xmlText(module)}" tests="${results.length}" failures="${countOf(results, "failed")}" errors="0" skipped="${skipped(results)}" time="${time.toFixed(3)}">
${cases.join("\n")}
  </testsuite>`;
}

function testCase(result: CaseResult, run: RunResult): string {
  const { id, operation, outcome, problems, request, token, milliseconds } = result;
  const open = `    <testcase classname="${xmlText(operation)}" name="${xmlText(id)}" time="${(milliseconds / 1000).toFixed(3)}"`;
  if (outcome === "passed") return `${open}/>`;
  const rules = rulesOf(run, [result]).map(([rule, says]) => `${rule}: ${says}`);
  const found = problems.map((problem) => problemText(problem).split("\n")[0]);
  const message = xmlText([...found, ...rules].join("; "));
  if (outcome !== "failed") {
    const reason = outcome === "advisory" ? `${OUTCOME_WORDS.advisory}: ${message}` : message;
    return `${open}><skipped message="${reason}"/></testcase>`;
  }
  const command = request ? [curl(run.url, request, token)] : [];
  const text = [...problems.map(problemText), ...rules, ...command].join("\n");
  return `${open}><failure message="${message}" type="nonconformance">${xmlText(text)}</failure></testcase>`;
}

/** What neither passed nor failed. */
function skipped(results: readonly CaseResult[]): number {
  return results.length - countOf(results, "passed") - countOf(results, "failed");
}
