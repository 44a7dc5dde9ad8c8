import { LEVELS } from "../change.ts";
import { bumpOf, ofWhat, type Report } from "./report.ts";

const HEAD = "# Changes of the contract\n";
const HEADINGS = { breaking: "Breaking", risky: "Risky", additive: "Added", editorial: "Words" } as const;

/**
 * A changelog of a contract with what a comparison found: the newest on top. The same comparison again takes the place of the earlier;
 * without changes nothing is written.
 *
 * @param changelog as it was; empty when there is none yet
 */
export function withChanges(changelog: string, reports: readonly Report[]): string {
  let text = changelog === "" ? HEAD : changelog;
  for (const report of reports.toReversed()) if (report.changes.length > 0) text = withReport(text, report);
  return text;
}

function withReport(changelog: string, report: Report): string {
  const { name, title, from, to, changes } = report;
  const heading = `## ${[name, title].filter(Boolean).join(": ")}, ${from} -> ${to}`;
  const sections = LEVELS.flatMap((level) => {
    const list = changes.filter((each) => each.level === level);
    if (list.length === 0) return [];
    const items = list.map((change) => `- \`${change.place}\`: ${change.message} (${ofWhat(change)})`);
    return [`### ${HEADINGS[level]}\n\n${items.join("\n")}\n`];
  });
  const entry = [`${heading}\n`, `Version: ${bumpOf(report)}.\n`, ...sections].join("\n");
  const [head = "", ...entries] = changelog.split(/^(?=## )/m);
  const others = entries.filter((each) => !each.startsWith(`${heading}\n`));
  return [head.trimEnd(), entry.trimEnd(), ...others.map((each) => each.trimEnd())].join("\n\n").concat("\n");
}
