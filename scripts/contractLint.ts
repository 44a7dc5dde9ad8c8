import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { contracts } from "./contracts.ts";
import { describeLint, isClean } from "./generate/lint/describeLint.ts";
import { lintContract } from "./generate/lint/lintContract.ts";

const USAGE = `What the contracts of this project leave their readers to guess.

  npm run contract:lint            reads them by the rules that their tspconfig.yaml names
  npm run contract:lint -- --fix   writes what a rule proposes into the sources
  npm run contract:lint -- --only NAME   ${contracts.map(({ name }) => name).join(", ")}
  npm run contract:lint -- --json  a line of JSON for each

Everything that is found ends it with 1. A single place is left out by #suppress "RULE" "why".
`;

process.chdir(resolve(import.meta.dirname, ".."));
const { values } = parseArgs({
  options: {
    fix: { type: "boolean", default: false },
    only: { type: "string" },
    json: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});
const selected = contracts.filter(({ name }) => values.only === undefined || values.only === name);
if (values.help || selected.length === 0) {
  console.log(USAGE);
  process.exit(values.help ? 0 : 2);
}
for (const { name, entry, levels, warnings } of selected) {
  const linted = await lintContract(entry, { levels, fix: values.fix });
  const isRight = isClean(linted, warnings === "error");
  const text = values.json
    ? JSON.stringify({ contract: name, ...linted })
    : describeLint(name, linted, process.stdout.isTTY);
  (isRight ? console.log : console.error)(text);
  if (!isRight) process.exitCode = 1;
}
