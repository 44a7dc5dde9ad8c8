import type { Group } from "./feature.ts";
import { REFUSED } from "./refused.ts";
import { SERVED } from "./served.ts";

const GROUPS = [...new Set([...SERVED, ...REFUSED].map(({ group }) => group))];

/** The tables of what is served and what is refused as a page. */
export function featuresMarkdown(): string {
  return `# What a contract may say

Made by \`node scripts/contract.ts features --markdown > docs/supported.md\` from the tables that check it (\`scripts/generate/support/\`); do not
edit. Every row has a sample in TypeSpec that a test generates. What is refused is refused when a contract is generated, at its line, under
the code that stands here; nothing that is neither here nor served is left out in silence: what a library or a step of the generator
cannot do with a part of a contract is a diagnostic at that part, too.
${GROUPS.map(sectionOf).join("")}`;
}

function sectionOf(group: Group): string {
  const served = SERVED.filter((each) => each.group === group);
  const refused = REFUSED.filter((each) => each.group === group);
  return `
## ${group}

| | feature | in TypeSpec | |
|---|---|---|---|
${[
  ...served.map(({ id, what, sample, note = "" }) => row("served", id, what, sample, note)),
  ...refused.map(({ id, what, sample, help }) => row("**refused**", id, what, sample, help)),
].join("\n")}
`;
}

const row = (...[state, id, what, sample, note]: [string, string, string, string, string]) =>
  `| ${state} | \`${id}\`: ${cell(what)} | ${inCode(sample)} | ${cell(note)} |`;

const cell = (text: string) => text.replaceAll("|", "\\|");

/** A sample in the cell of a table, line by line. */
const inCode = (sample: string) =>
  sample
    .replaceAll(" // here", "")
    .split("\n")
    .map((line) => `<code>${html(line.trim())}</code>`)
    .join("<br>");

const html = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll("|", "&#124;")
    .replaceAll("`", "&#96;")
    .replaceAll("*", "&#42;")
    .replaceAll("_", "&#95;");

/** The tables for a terminal. */
export function featuresText(): string {
  const lines = GROUPS.flatMap((group) => [
    `\n${group}`,
    ...SERVED.filter((each) => each.group === group).map(
      ({ id, what }) => `  served   ${id.padEnd(30)} ${what}`,
    ),
    ...REFUSED.filter((each) => each.group === group).map(
      ({ id, what, help }) => `  refused  ${id.padEnd(30)} ${what}\n${" ".repeat(42)}${help}`,
    ),
  ]);
  return lines.join("\n").trim();
}
