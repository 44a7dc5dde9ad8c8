import {
  contractLintStep,
  driftStep,
  lintStep,
  redoclyStep,
  runSteps,
  scriptStep,
  spectralStep,
  testStep,
  typesStep,
} from "./steps.ts";

/**
 * `npm test`: everything a change must pass. Further arguments are vitest's. The longest step begins first, and those beside it
 * take about as long together.
 */
const args = process.argv.slice(2);
const REFERENCE = "conformance/src/reference/runReference.ts";
const conformance = scriptStep("conformance, SQLite", REFERENCE);
await runSteps([
  testStep("tests of the server, SQLite and Postgres", "server", "--exclude=!(server)/**", ...args),
  driftStep,
  typesStep,
  lintStep,
  contractLintStep,
  redoclyStep,
  spectralStep,
  testStep("tests of all else", "others", "--exclude=server/**", "--maxWorkers=2", ...args),
  conformance,
  scriptStep("conformance, Postgres", REFERENCE, "--postgres"),
  { ...scriptStep("rule ledger", "scripts/rules.ts", "--quiet"), after: conformance },
  scriptStep("power of the conformance kit, a sample", "conformance/src/power/cli.ts", "--quick"),
]);
