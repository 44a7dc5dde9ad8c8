import { styleText } from "node:util";
import type { ContractDiagnostic } from "../diagnostics/diagnostic.ts";
import { formatDiagnostic } from "../diagnostics/formatDiagnostic.ts";
import { countsOf, ofWhat } from "../diff/report/report.ts";
import type { DevEvent } from "./events.ts";
import type { Generated, Meant } from "./messages.ts";

type Style = Parameters<typeof styleText>[0];

const painter =
  (colours: boolean) =>
  (style: Style, text: string): string =>
    colours ? styleText(style, text, { validateStream: false }) : text;

/** A few lines tell what an edit means: the others are counted. */
const SHOWN = 8;
/** Places of code per kind. */
const PLACES = 3;
/** As much of a message as fits into a line, characters. */
const LINE = 160;

/**
 * What happened, for people: nothing of what they need not know.
 *
 * @param colours only for a terminal
 */
export function describeEvent(event: DevEvent, colours = false): string | undefined {
  const paint = painter(colours);
  switch (event.event) {
    case "watching":
      return `watching ${event.folders.join(", ")}; ${event.url}; stop with Ctrl+C`;
    case "generated":
      return describeGenerated(event, colours);
    case "changes":
      return describeChanges(event, colours);
    case "completed":
      return describeCompleted(event, colours);
    case "serving":
      return [
        `${paint("green", "serving")} ${event.url} ${took(event.seconds)}`,
        ...event.drafts.flatMap(({ contract, mocked, unserved }) => [
          ...(mocked.length > 0
            ? [`  ${contract}: no handler yet, answered from examples: ${some(mocked)}`]
            : []),
          ...(unserved.length > 0 ? [`  ${contract}: handlers of no operation: ${some(unserved)}`] : []),
        ]),
      ].join("\n");
    case "failed":
      return `${paint("red", "not replaced")}: ${event.message}${event.isServed ? "; the last good server answers" : ""}`;
    case "types": {
      const { faults, seconds } = event;
      const files = new Set(faults.map(({ place }) => place.split(":")[0])).size;
      if (faults.length === 0) return `${paint("green", "types")} fit ${took(seconds)}`;
      return [
        `${paint("red", "types")}: ${count(faults.length, "error")} in ${count(files, "file")} ${took(seconds)}`,
        ...few(faults.map(({ place, code, message }) => `${paint("cyan", place)} ${code}: ${line(message)}`)),
      ].join("\n");
    }
  }
}

function describeGenerated({ contract, outcome, seconds }: Generated, colours: boolean) {
  const paint = painter(colours);
  const { status, hash = "", changed, diagnostics } = outcome;
  if (status === "unchanged") return `${contract} ${hash.slice(0, 12)}: nothing new ${took(seconds)}`;
  if (status === "refused") {
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    const others = errors.length - 1;
    return [
      ...errors.slice(0, 1).map((each) => formatDiagnostic(each, colours)),
      `${contract}: ${paint("red", "refused")}, nothing was written ${took(seconds)}${others > 0 ? `; ${count(others, "more error")}, which may follow from this one` : ""}`,
    ].join("\n");
  }
  return [
    ...warningsOf(diagnostics),
    `${paint("green", contract)} ${hash.slice(0, 12)}: ${count(changed.length, "file")} ${took(seconds)}`,
  ].join("\n");
}

function describeChanges({ contract, outcome, changes, seconds }: Meant, colours: boolean) {
  const paint = painter(colours);
  if (outcome.status === "refused") return describeGenerated({ contract, outcome, seconds }, colours);
  if (changes.length === 0) return undefined;
  const meaning = changes.map(({ concerned, ...change }) => {
    const places = Object.entries(concerned).map(([kind, found]) => `${kind} ${some(found, PLACES)}`);
    const level = change.level === "breaking" ? paint("red", change.level) : change.level;
    const told = `${level} ${change.place}: ${line(change.message)} (${ofWhat(change)})`;
    return [told, ...places.map((each) => `  ${each}`)].join("\n  ");
  });
  return [`${contract}: ${countsOf(changes)}`, ...few(meaning)].join("\n");
}

/** Of the outputs that nobody waits for, only what is wrong. */
function describeCompleted({ contract, outcome, seconds }: Generated, colours: boolean): string | undefined {
  const { status, diagnostics } = outcome;
  if (status === "refused") return describeGenerated({ contract, outcome, seconds }, colours);
  const gaps = diagnostics.filter(({ code }) => code === "untranslated" || code === "changed-text");
  const command = /`[^`]+`/.exec(gaps.find(({ code }) => code === "untranslated")?.help ?? "")?.[0];
  if (gaps.length === 0) return undefined;
  return `${contract}: ${count(gaps.length, "text")} to translate${command ? ` (${command})` : ""}`;
}

const warningsOf = (diagnostics: readonly ContractDiagnostic[]) =>
  few(
    diagnostics.map(
      ({ file, line: row, message }) => `warning ${[file, row].filter(Boolean).join(":")} ${line(message)}`,
    ),
  );

const few = (lines: readonly string[]) => [
  ...lines.slice(0, SHOWN).map((each) => `  ${each}`),
  ...(lines.length > SHOWN ? [`  and ${lines.length - SHOWN} more`] : []),
];

const some = (words: readonly string[], most = SHOWN) =>
  words.slice(0, most).join(", ") + (words.length > most ? ` and ${words.length - most} more` : "");

const line = (text: string) => {
  const [first = ""] = text.split("\n");
  return first.length > LINE ? `${first.slice(0, LINE)}…` : first;
};

const took = (seconds: number) => `(${seconds.toFixed(1)} s)`;

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? "" : "s"}`;
