import { stripVTControlCharacters, styleText } from "node:util";
import { type Change, LEVELS, type Level } from "../change.ts";
import { bumpOf, countsOf, ofWhat, type Report, type Told, toldOnce } from "./report.ts";

const COLOURS = { breaking: "red", risky: "yellow", additive: "green", editorial: "gray" } as const;
/** More places than this of one kind are counted. */
const PLACES = 4;
/** More editorial changes than this are counted. */
const WORDS = 10;

/** The report for people at a terminal, or in a log. */
export function textReport(report: Report, colours: boolean): string {
  const { name, title, from, to, changes, judged } = report;
  const head = [name, title].filter(Boolean).join(": ");
  const accepted = new Set(judged.accepted.map(({ of }) => of));
  const lines = [
    `${head}, ${from} -> ${to}: ${countsOf(changes)}; version: ${bumpOf(report)}`,
    ...LEVELS.flatMap((level) =>
      levelLines(
        report,
        level,
        changes.filter((each) => each.level === level && !accepted.has(each)),
      ),
    ),
    ...(judged.accepted.length > 0 ? ["", "accepted"] : []),
    ...judged.accepted.map(
      ({ of, until, reason }) =>
        `  ${of.place}: ${of.message} (${until === undefined ? "" : `until ${until}: `}${reason})`,
    ),
    ...judged.expired.map(
      ({ change, until }) =>
        `expired: ${change} was accepted until ${until}; decide again, or take the entry out`,
    ),
    ...judged.unused.map(({ change }) => `not needed: nothing breaks as ${change}; take the entry out`),
  ];
  const styled = lines.map((line) => coloured(line));
  return (colours ? styled : styled.map((line) => stripVTControlCharacters(line))).join("\n");
}

function levelLines(report: Report, level: Level, changes: readonly Change[]): string[] {
  if (changes.length === 0) return [];
  const told = toldOnce(changes);
  const shown = level === "editorial" ? told.slice(0, WORDS) : told;
  const more = told.length - shown.length;
  return [
    "",
    level,
    ...shown.flatMap((change) => changeLines(report, change)),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

function changeLines({ concerned }: Report, change: Told): string[] {
  const { level, place, message, rules } = change;
  const first = `  ${place}: ${message} (${ofWhat(change)})`;
  if (level !== "breaking" && level !== "risky") return [first];
  const rows: [string, readonly string[]][] = [["rules", rules], ...Object.entries(concerned(change))];
  return [
    first,
    ...rows
      .filter(([, places]) => places.length > 0)
      .map(([kind, places]) => `      ${kind}: ${few(places)}`),
    ...(level === "breaking" ? [`      to accept it: ${few(change.keys)}`] : []),
  ];
}

const few = (places: readonly string[]) =>
  places.slice(0, PLACES).join(", ") + (places.length > PLACES ? ` and ${places.length - PLACES} more` : "");

function coloured(line: string): string {
  const level = LEVELS.find((each) => each === line);
  if (level) return styleText([COLOURS[level], "bold"], line, { validateStream: false });
  return /^(?:expired|not needed):/.test(line) ? styleText("red", line, { validateStream: false }) : line;
}
