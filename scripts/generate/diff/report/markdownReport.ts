import { type Change, LEVELS } from "../change.ts";
import { bumpOf, countsOf, ofWhat, type Report, toldOnce } from "./report.ts";

const cell = (text: string) => text.replaceAll("|", "\\|").replaceAll("<", "&lt;");
const code = (text: string) => `\`${text.replaceAll("`", "'").replaceAll("|", "\\|")}\``;

/** The report as a comment on a pull request: what breaks is open, the rest is folded. */
export function markdownReport(report: Report): string {
  const { name, title, from, to, changes, judged } = report;
  const accepted = new Map(judged.accepted.map((each) => [each.of, each]));
  const sections = LEVELS.map((level) => changes.filter((each) => each.level === level))
    .filter((list) => list.length > 0)
    .map((list) => {
      const [{ level }] = list as [Change];
      const open = list.filter((change) => !accepted.has(change));
      const rows = [...list.filter((change) => accepted.has(change)), ...toldOnce(open)].map((change) => {
        const { place, message, rules } = change;
        const entry = accepted.get(change);
        const places = Object.entries(
          level === "breaking" || level === "risky" ? report.concerned(change) : {},
        );
        const concerns = [
          ...(entry
            ? [`accepted${entry.until === undefined ? "" : ` until ${entry.until}`}: ${entry.reason}`]
            : []),
          ...(rules.length > 0 ? [rules.join(", ")] : []),
          ...places.map(
            ([kind, all]) =>
              `${kind}: ${all.slice(0, 3).map(code).join(", ")}${all.length > 3 ? ` and ${all.length - 3} more` : ""}`,
          ),
        ];
        return `| ${code(place)} | ${cell(message)} | ${cell(ofWhat(change))} | ${concerns.map(cell).join("<br>")} |`;
      });
      const table = ["| where | what | whom | concerns |", "|---|---|---|---|", ...rows].join("\n");
      const heading = `${level} (${list.length})`;
      return level === "breaking"
        ? `### ${heading}\n\n${table}`
        : `<details><summary>${heading}</summary>\n\n${table}\n\n</details>`;
    });
  const entries = [
    ...judged.expired.map(({ change, until }) => `- expired on ${until}: ${code(change)}`),
    ...judged.unused.map(({ change }) => `- not needed: ${code(change)}`),
  ];
  return [
    `## ${[name, title].filter(Boolean).join(": ")}`,
    `${from} to ${to}: ${countsOf(changes)}. Version: **${bumpOf(report)}**.`,
    ...sections,
    ...(entries.length > 0 ? [`### accepted breaks\n\n${entries.join("\n")}`] : []),
  ].join("\n\n");
}
