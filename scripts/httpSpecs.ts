import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { COVERAGE, coverageText } from "./foreign/coverage.ts";
import { runHttpSpecs } from "./foreign/httpSpecs.ts";

const USAGE = `Runs the scenarios that TypeSpec's own emitters are held to, and says what the toolkit makes of them.

  npm run http-specs               one line per contract, and what is wrong
  npm run http-specs -- --write    also writes ${COVERAGE}
`;

process.chdir(resolve(import.meta.dirname, ".."));
const [option] = process.argv.slice(2);
if (option !== undefined && option !== "--write") {
  console.log(USAGE);
  process.exit(option === "--help" ? 0 : 2);
}
const outcomes = await runHttpSpecs();
const text = coverageText(outcomes);
console.log(text.slice(text.indexOf("|")));
const wrong = Map.groupBy(
  outcomes.filter(({ verdict }) => verdict === "wrong"),
  ({ contract, why }) => `${contract}: ${why.join("; ")}`,
);
for (const [fault, found] of wrong)
  console.log(`${fault}\n  ${found.map(({ scenario }) => scenario).join("\n  ")}`);
if (option === "--write") writeFileSync(COVERAGE, text);
