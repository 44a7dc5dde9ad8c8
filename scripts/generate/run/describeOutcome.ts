import { formatDiagnostic } from "../diagnostics/formatDiagnostic.ts";
import { isUnreadable } from "../diagnostics/unreadable.ts";
import type { Change } from "../diff/change.ts";
import { countsOf, ofWhat } from "../diff/report/report.ts";
import type { Outcome } from "./outcome.ts";

/** A few lines tell what happened: the others are counted. */
const SHOWN = 8;

/**
 * What came of a run, for people.
 *
 * @param name of the contract
 * @param seconds that it took
 */
export function describeOutcome(
  name: string,
  { status, hash = "", changed, removed, changes = [], diagnostics }: Outcome,
  seconds: number,
  colours = false,
): string {
  const identity = [name, hash.slice(0, 12)].filter(Boolean).join(" ");
  const took = `(${seconds.toFixed(1)} s)`;
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  // Of a text that cannot be read little else is known.
  const cause = errors.some(isUnreadable) ? errors[0] : undefined;
  const faults =
    cause && errors.length > 1
      ? `${count(errors.length - 1, "more error")}, which may follow from this one`
      : count(errors.length, "error");
  const summary = {
    written: `${identity}: wrote ${count(changed.length, "file")}${removed.length > 0 ? `, removed ${removed.length}` : ""} ${took}`,
    unchanged: `${identity}: up to date ${took}`,
    stale: `${identity}: ${count(changed.length + removed.length, "file")} not as the contract says: generate again`,
    refused: `${identity}: ${faults}, nothing was written ${took}`,
  }[status];
  const paths = [...changed, ...removed.map((path) => `${path} (gone)`)];
  return [
    ...(cause ? [cause] : diagnostics).map((diagnostic) => formatDiagnostic(diagnostic, colours)),
    summary,
    ...(changes.length > 0 ? [`  ${countsOf(changes)} for those who use it`] : []),
    ...few(changes.length > 0 ? changes.map(meaning) : paths),
  ].join("\n");
}

const few = (lines: readonly string[]) => [
  ...lines.slice(0, SHOWN).map((line) => `  ${line}`),
  ...(lines.length > SHOWN ? [`  and ${lines.length - SHOWN} more`] : []),
];

const meaning = (change: Change) => `${change.level} ${change.place}: ${change.message} (${ofWhat(change)})`;

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? "" : "s"}`;
