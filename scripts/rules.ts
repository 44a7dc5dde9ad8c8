import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { scenarios } from "../conformance/src/cases/index.ts";
import type { Case } from "../conformance/src/engine/case.ts";
import { KitError } from "../conformance/src/engine/kitError.ts";
import { mutants } from "../conformance/src/power/mutants/index.ts";
import { referenceProfile } from "../conformance/src/profile/profile.ts";
import { HASH_KEY } from "./generate/finishDocument.ts";
import { type OpenApiDocument, operationsOf } from "./generate/toolkit/openApi.ts";
import { prefixesOf } from "./rules/citedRules.ts";
import { citingFiles } from "./rules/citingFiles.ts";
import { contractElements } from "./rules/contractElements.ts";
import { ledgerSummary, ledgerTable, ruleDetails } from "./rules/describeLedger.ts";
import { handlerFiles } from "./rules/handlerFiles.ts";
import { lastRun } from "./rules/lastRun.ts";
import { isUnwatched, ledger } from "./rules/ledger.ts";
import { ledgerFaults } from "./rules/ledgerFaults.ts";
import { readRules } from "./rules/readRules.ts";
import { readTable } from "./rules/readTable.ts";

const USAGE = `The rule ledger: rule, contract, handler, tests, conformance cases, mutants, last result.

  npm run rules                     every rule and decision, and the summary
  npm run rules -- --rule ID        all about one rule, or about those whose id begins so
  npm run rules -- --module NAME    the rules of one module; decisions: "decision"
  npm run rules -- --missing        rules that show and that no case or check names, and rules with neither case nor test
  npm run rules -- --json           for programs
  npm run rules -- --quiet          the summary alone

Exit code 1 when the ledger has a fault: a rule that neither a case nor a test names and no reason excuses, a shape that the
contract does not cite, a mention of a rule that does not exist, a reason that is not needed.
`;

process.chdir(resolve(import.meta.dirname, ".."));
const { values } = parseArgs({
  options: {
    rule: { type: "string" },
    module: { type: "string" },
    missing: { type: "boolean", default: false },
    json: { type: "boolean", default: false },
    quiet: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
if (values.help) {
  console.log(USAGE);
  process.exit(0);
}

const all = readRules();
const prefixes = prefixesOf(all.map(({ id }) => id));
const [loja, operacao] = ["generated/loja/document.json", "generated/operacao/document.json"].map(
  (file) => JSON.parse(readFileSync(file, "utf8")) as OpenApiDocument,
) as [OpenApiDocument, OpenApiDocument];
/** Operation -> its documented statuses. */
const operations = new Map(
  [...operationsOf(loja)].map(({ operation }) => [operation.operationId, Object.keys(operation.responses)]),
);
const run = lastRun("node_modules/.cache/conformance.json");
const evidence = {
  elements: merged(contractElements(loja), contractElements(operacao)),
  handlers: handlerFiles("server/src/lojaContract.ts", new Set(operations.keys())),
  tests: citingFiles(
    ["{server,client}/**/*.{test,testing}.ts", "spec/interface/**/*.{test,testing}.ts"],
    prefixes,
  ),
  cases: casesOfTheKit(),
  checks: citingFiles(["conformance/src/cases/**/*.ts"], prefixes, "value"),
  mutants,
  reasons: new Map(
    readTable("spec/rules-reasons.tsv", ["id", "reason"]).map(({ id, reason }) => [id, reason]),
  ),
  lastRun: run,
};
const mentions = citingFiles(
  ["{server,client,spec,scripts,conformance}/**/*.{ts,tsp,js,md}", "README.md"],
  prefixes,
);
const rows = ledger(all, evidence);
const faults = ledgerFaults(rows, evidence, mentions, operations);
const chosen = rows.filter(
  (row) =>
    (values.rule === undefined || row.id.startsWith(values.rule)) &&
    (values.module === undefined || row.module === values.module) &&
    (!values.missing || isUnwatched(row) || row.tests.length + row.cases.length === 0),
);

if (values.json) {
  console.log(JSON.stringify({ faults, rules: chosen }, null, 2));
} else {
  if (values.rule !== undefined) console.log(chosen.map((row) => ruleDetails(row, run)).join("\n\n"));
  else if (!values.quiet) console.log(ledgerTable(chosen));
  if (chosen.length === rows.length || values.missing) {
    const counted = rows.filter(({ module }) => module !== "decision");
    console.log(`\n${ledgerSummary(counted, run, String(loja.info[HASH_KEY]))}`);
  }
  if (values.rule !== undefined && chosen.length === 0) faults.push(`no rule begins with ${values.rule}`);
}
for (const fault of faults) console.error(`fault: ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** Every case. Where the kit cannot make them, there is no ledger. */
function casesOfTheKit(): Case[] {
  try {
    return scenarios(referenceProfile("http://127.0.0.1")).flatMap(({ cases }) => cases);
  } catch (error) {
    if (!(error instanceof KitError)) throw error;
    console.error(`fault: ${error.message}`);
    process.exit(1);
  }
}

/** Lists by key of two maps in one, each entry once. */
function merged(first: Map<string, string[]>, second: Map<string, string[]>): Map<string, string[]> {
  const keys = [...first.keys(), ...second.keys()];
  return new Map(
    keys.map((key) => [key, [...new Set([...(first.get(key) ?? []), ...(second.get(key) ?? [])])]]),
  );
}
