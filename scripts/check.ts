import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { branchPoint, changedFiles, projectFiles } from "./check/git.ts";
import { importers } from "./check/importers.ts";
import { nearestTests } from "./check/nearestTests.ts";
import { contractLintStep, driftStep, lintStep, runSteps, scriptStep, typesStep } from "./steps.ts";

/**
 * `npm run check`: what a minute can tell about a change: drift, types, lint and the tests nearest to the files that differ from
 * where the branch left main, or from the commit given. `npm test` tells the rest.
 */

/** When no further test is begun, s; what has begun ends, and the other steps run beside the tests. */
const TIME_FOR_TESTS = 45;
const REPORT = "node_modules/.cache/vitest-check.json";

process.chdir(resolve(import.meta.dirname, ".."));
const since = process.argv[2] ?? branchPoint();
const files = projectFiles();
const changed = changedFiles(since);
const modules = files.filter((file) => file.endsWith(".ts"));
const sources = new Map(modules.map((file) => [file, readIfThere(file)]));
const tests = nearestTests(changed, files, importers(sources));

console.log(
  `${changed.length} files differ from ${since.slice(0, 12)}; they concern ${tests.length} test files.`,
);
const runTests = scriptStep(
  "tests, the nearest first",
  "scripts/check/runTests.ts",
  ...["--seconds", `${TIME_FOR_TESTS}`, "--report", REPORT, ...tests],
);
await runSteps([
  ...(tests.length > 0 ? [{ ...runTests, report: REPORT }] : []),
  driftStep,
  typesStep,
  lintStep,
  contractLintStep,
]);

/** A file may be deleted and not yet committed so. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
