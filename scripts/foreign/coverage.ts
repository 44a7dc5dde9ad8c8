import { readFileSync } from "node:fs";
import type { Outcome } from "./runContract.ts";

/** The suite: its package and version. */
const { name, version } = JSON.parse(
  readFileSync("node_modules/@typespec/http-specs/package.json", "utf8"),
) as { name: string; version: string };

/** Where the table of `coverageText` is kept. */
export const COVERAGE = "docs/http-specs.md";

const VERDICTS = ["served", "refused", "wrong"] as const;

/** What the toolkit makes of each contract of the suite, as a page of Markdown. */
export function coverageText(outcomes: readonly Outcome[]): string {
  const byContract = Map.groupBy(outcomes, ({ contract }) => contract);
  const rows = [...byContract].map(([contract, all]) => [contract, ...counts(all), reasons(all)]);
  return `# Scenarios of TypeSpec's own suite

Made by \`npm run http-specs -- --write\`; do not edit. \`${name} ${version}\` is what the emitters of TypeSpec are held to: contracts, and for each
scenario the request that is sent and the answer that must come. Each contract is generated and bound as it is. **Served**: the request of the
scenario reaches the operation that it means, the handler gets the values that it means, the answer arrives as stated, and the generated
client makes the same request of those values. **Refused**: the
generator says at which line of the contract stands what it does not serve. **Wrong**: neither; the list of those only gets shorter
([knownFaults.txt](../scripts/foreign/knownFaults.txt)).

| contract | scenarios | ${VERDICTS.join(" | ")} | why not |
|---|--:|--:|--:|--:|---|
${rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}
| **all** | ${counts(outcomes)
    .map((count) => `**${count}**`)
    .join(" | ")} | |
`;
}

function counts(outcomes: readonly Outcome[]): number[] {
  return [
    outcomes.length,
    ...VERDICTS.map((verdict) => outcomes.filter((outcome) => outcome.verdict === verdict).length),
  ];
}

/** The codes of the refusals. */
function reasons(outcomes: readonly Outcome[]): string {
  const codes = outcomes.filter(({ verdict }) => verdict === "refused").flatMap(({ why }) => why);
  return [...new Set(codes)].map((code) => `\`${code}\``).join(", ");
}
