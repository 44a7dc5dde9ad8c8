import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { printTable } from "./clients/printTable.ts";
import { type Outcome, testTool } from "./clients/testTool.ts";
import type { OpenApiVersion } from "./clients/tool.ts";
import { TOOLS } from "./clients/tools.ts";

/**
 * `npm run test:foreign`: what others wrote, held against this project. First the suites of TypeSpec and JSON Schema in full, then the code
 * generators: each makes a client from both OpenAPI documents, which is compiled and calls a running reference server.
 * `-- NAME ...`: only these tools; `--json`: the outcomes on standard output; `--documents FOLDER`: other documents than `generated/`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: "boolean", default: false }, documents: { type: "string", default: "generated" } },
});
process.chdir(resolve(import.meta.dirname, ".."));
const DOCUMENTS: readonly [OpenApiVersion, string][] = [
  ["3.1", "openapi.yaml"],
  ["3.0", "openapi-3.0.yaml"],
];
const SUITES = [
  ["node_modules/.bin/vitest", "run", "scripts/foreign"],
  [process.execPath, "scripts/jsonSchemaSuite.ts"],
] as const;

const unknown = positionals.filter((name) => !TOOLS.some((tool) => tool.name === name));
if (unknown.length > 0) {
  console.error(
    `No tool is called ${unknown.join(", ")}. There are: ${TOOLS.map(({ name }) => name).join(", ")}`,
  );
  process.exit(2);
}
const say = (line: string) => console.error(line);
let suitesHold = true;
if (positionals.length === 0)
  for (const [command, ...args] of SUITES)
    suitesHold =
      spawnSync(command, args, { stdio: ["ignore", values.json ? 2 : 1, 2] }).status === 0 && suitesHold;

const outcomes: Outcome[] = [];
for (const tool of TOOLS.filter(({ name }) => positionals.length === 0 || positionals.includes(name)))
  for (const [version, file] of DOCUMENTS) {
    const outcome = await testTool(tool, version, resolve(values.documents, file), say);
    say(`${tool.name} ${version}: ${outcome.ok ? "done" : "FAILED"}, calls ${outcome.call}`);
    outcomes.push(outcome);
  }

console.log(values.json ? JSON.stringify(outcomes, null, 2) : `\n${printTable(outcomes)}`);
process.exitCode = suitesHold && outcomes.every(({ ok }) => ok) ? 0 : 1;
