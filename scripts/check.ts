import { readFileSync } from "node:fs";
import { relative, resolve } from "node:path";
import { branchPoint, changedFiles, projectFiles } from "./check/git.ts";
import { importers } from "./check/importers.ts";
import { nearestTests } from "./check/nearestTests.ts";
import { withinBudget } from "./check/withinBudget.ts";
import { driftStep, lintStep, runSteps, testStep, typesStep, WHOLE_REPORT } from "./steps.ts";

/**
 * `npm run check`: what a minute can tell about a change: drift, types, lint and the tests nearest to the files that differ from
 * where the branch left main, or from the commit given. `npm test` tells the rest.
 */

/** Time of all chosen test files together, ms; two run at a time, beside the other steps. */
const BUDGET = 50_000;

process.chdir(resolve(import.meta.dirname, ".."));
const since = process.argv[2] ?? branchPoint();
const files = projectFiles();
const changed = changedFiles(since);
const modules = files.filter((file) => file.endsWith(".ts"));
const sources = new Map(modules.map((file) => [file, readIfThere(file)]));
const concerned = nearestTests(changed, files, importers(sources));
const tests = withinBudget(concerned, lastDurations(), BUDGET);

console.log(
  `${changed.length} files differ from ${since.slice(0, 12)}; they concern ${concerned.length} test files.`,
);
if (tests.length < concerned.length)
  console.log(
    `${tests.length} of them, the nearest first, fit into the minute; ${concerned.length - tests.length} are left to npm test.`,
  );
const name = `tests, ${tests.length} of ${concerned.length} files`;
await runSteps([
  ...(tests.length > 0 ? [testStep(name, "node_modules/.cache/vitest-check.json", ...tests)] : []),
  driftStep,
  typesStep,
  lintStep,
]);

/** A file may be deleted and not yet committed so. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** What each test file took in the last whole run, ms. */
function lastDurations(): Map<string, number> {
  const report = readIfThere(WHOLE_REPORT);
  const { testResults = [] } = (report === "" ? {} : JSON.parse(report)) as {
    testResults?: { name: string; startTime: number; endTime: number }[];
  };
  return new Map(
    testResults.map(({ name, startTime, endTime }) => [relative(process.cwd(), name), endTime - startTime]),
  );
}
