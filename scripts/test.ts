import { driftStep, lintStep, openApiStep, runSteps, scriptStep, testStep, typesStep } from "./steps.ts";

/** `npm test`: everything a change must pass. Further arguments are vitest's. The longest step begins first. */
const REFERENCE = "conformance/src/reference/runReference.ts";
const conformance = scriptStep("conformance, SQLite", REFERENCE);
await runSteps([
  testStep("unit and integration, SQLite and Postgres", ...process.argv.slice(2)),
  driftStep,
  typesStep,
  lintStep,
  openApiStep,
  conformance,
  scriptStep("conformance, Postgres", REFERENCE, "--postgres"),
  { ...scriptStep("rule ledger", "scripts/rules.ts", "--quiet"), after: conformance },
  scriptStep("power of the conformance kit, a sample", "conformance/src/power/cli.ts", "--quick"),
]);
