import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

/** One thing that must hold before a change lands. */
interface Step {
  name: string;
  command: string[];
}

const ROOT = resolve(import.meta.dirname, "..");
const REPORT = "node_modules/.cache/vitest.json";
const node = process.execPath;
const bin = (name: string) => `node_modules/.bin/${name}`;

const steps: Step[] = [
  { name: "generated files", command: [node, "scripts/generate.ts", "--check"] },
  { name: "types", command: [bin("tsc"), "-p", "tsconfig.json"] },
  { name: "format and lint", command: [bin("biome"), "check", "--error-on-warnings", "."] },
  {
    name: "OpenAPI lint",
    command: [
      bin("redocly"),
      "lint",
      "generated/openapi.yaml",
      "generated/operacao.yaml",
      "--config",
      "scripts/redocly.yaml",
    ],
  },
  {
    name: "unit and integration, SQLite and Postgres",
    command: [
      bin("vitest"),
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${REPORT}`,
      ...process.argv.slice(2),
    ],
  },
  { name: "conformance, SQLite", command: [node, "conformance/src/reference/runReference.ts"] },
  {
    name: "conformance, Postgres",
    command: [node, "conformance/src/reference/runReference.ts", "--postgres"],
  },
  { name: "rule ledger", command: [node, "scripts/rules.ts", "--quiet"] },
  {
    name: "power of the conformance kit, a sample",
    command: [node, "conformance/src/power/cli.ts", "--quick"],
  },
];

process.chdir(ROOT);
mkdirSync("node_modules/.cache", { recursive: true });
const rows = steps.map((step) => {
  console.log(`\n── ${step.name}`);
  const started = performance.now();
  const { status } = spawnSync(step.command[0] as string, step.command.slice(1), {
    stdio: "inherit",
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  });
  return { name: step.name, ok: status === 0, seconds: (performance.now() - started) / 1000 };
});

console.log("");
for (const { name, ok, seconds } of rows)
  console.log(`${ok ? "ok    " : "FAILED"}  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
const counts = testCounts();
const otherFailures = rows.filter(({ ok, name }) => !ok && !name.startsWith("unit")).length;
console.log(`\n${counts.passed} passed, ${counts.failed + otherFailures} failed`);
process.exitCode = rows.every(({ ok }) => ok) ? 0 : 1;

/** How many tests vitest ran, from its report. */
function testCounts(): { passed: number; failed: number } {
  try {
    const report = JSON.parse(readFileSync(REPORT, "utf8")) as {
      numPassedTests: number;
      numFailedTests: number;
    };
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
