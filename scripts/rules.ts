import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { ledgerSummary, ledgerTable, ruleDetails } from "./rules/describeLedger.ts";
import { isUnwatched } from "./rules/ledger.ts";
import { readLedger } from "./rules/readLedger.ts";

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

const { rows, faults, run, hash } = readLedger();
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
    console.log(`\n${ledgerSummary(counted, run, hash)}`);
  }
  if (values.rule !== undefined && chosen.length === 0) faults.push(`no rule begins with ${values.rule}`);
}
for (const fault of faults) console.error(`fault: ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
