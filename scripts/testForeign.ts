import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { CONTRACT_NAMES, type ContractName, documentsIn } from "./clients/documents.ts";
import { fuzz, SCHEMATHESIS } from "./clients/fuzz/fuzz.ts";
import { STORYTELLERS } from "./clients/life/storytellers.ts";
import { tellLife } from "./clients/life/tellLife.ts";
import { printTable } from "./clients/printTable.ts";
import { REFUSING, refusalIsPlaced } from "./clients/refusalIsPlaced.ts";
import { type Outcome, testTool } from "./clients/testTool.ts";
import { TOOLS } from "./clients/tools.ts";

/**
 * `npm run test:foreign`: what others wrote, held against this project. First the suites of TypeSpec and JSON Schema in full, then the code
 * generators: each makes a client from every published document, which is compiled, and that of the store calls a running reference server.
 * `-- NAME ...`: only these tools; `--contract NAME`: only its documents; `--json`: the outcomes on standard output; `--documents FOLDER`:
 * other documents than `generated/`.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: "boolean", default: false },
    documents: { type: "string", default: "generated" },
    contract: { type: "string", multiple: true, default: CONTRACT_NAMES },
  },
});
process.chdir(resolve(import.meta.dirname, ".."));
const SUITES = [
  ["node_modules/.bin/vitest", "run", "scripts/foreign"],
  [process.execPath, "scripts/jsonSchemaSuite.ts"],
] as const;

const NAMES = [...TOOLS.map(({ name }) => name), SCHEMATHESIS.name];
const isMeant = (name: string) => positionals.length === 0 || positionals.includes(name);

refuseUnknown("tool", positionals, NAMES);
refuseUnknown("contract", values.contract, CONTRACT_NAMES);
const say = (line: string) => console.error(line);
let suitesHold = true;
if (positionals.length === 0)
  for (const [command, ...args] of SUITES)
    suitesHold =
      spawnSync(command, args, { stdio: ["ignore", values.json ? 2 : 1, 2] }).status === 0 && suitesHold;

const documents = documentsIn(resolve(values.documents), values.contract as ContractName[]);
const outcomes: Outcome[] = [];
for (const tool of TOOLS.filter(({ name }) => isMeant(name)))
  for (const document of documents) {
    const outcome = await testTool(tool, document, say);
    say(`${tool.name}, ${document.name}: ${outcome.ok ? "done" : "FAILED"}, calls ${outcome.call}`);
    outcomes.push(outcome);
  }

for (const storyteller of STORYTELLERS.filter(({ tool }) => isMeant(tool.name)))
  for (const store of documents.filter(({ contract }) => contract === "openapi")) {
    const operator = documents.find(
      ({ contract, version }) => contract === "operacao" && version === store.version,
    );
    if (operator) outcomes.push(await tellLife(storyteller, store, operator, say));
  }
if (isMeant(REFUSING.name)) outcomes.push(await refusalIsPlaced(say));
// What the interface alone states, the reference server does not answer to: it decides besides.
if (isMeant(SCHEMATHESIS.name))
  for (const document of documents.filter(({ contract }) => contract !== "interface"))
    outcomes.push(await fuzz(document, say));

console.log(values.json ? JSON.stringify(outcomes, null, 2) : `\n${printTable(outcomes)}`);
process.exitCode = suitesHold && outcomes.every(({ ok }) => ok) ? 0 : 1;

function refuseUnknown(kind: string, asked: readonly string[], known: readonly string[]): void {
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  console.error(`No ${kind} is called ${unknown.join(", ")}. There are: ${known.join(", ")}`);
  process.exit(2);
}
