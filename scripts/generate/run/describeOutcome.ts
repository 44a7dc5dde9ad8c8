import { formatDiagnostic } from "../diagnostics/formatDiagnostic.ts";
import type { Outcome } from "./runContract.ts";

/** A few paths tell what happened: the others are counted. */
const SHOWN = 8;

/**
 * What came of a run, for people.
 *
 * @param name of the contract
 * @param seconds that it took
 */
export function describeOutcome(
  name: string,
  { status, hash = "", changed, removed, diagnostics }: Outcome,
  seconds: number,
  colours = false,
): string {
  const identity = [name, hash.slice(0, 12)].filter(Boolean).join(" ");
  const took = `(${seconds.toFixed(1)} s)`;
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  const summary = {
    written: `${identity}: wrote ${count(changed.length, "file")}${removed.length > 0 ? `, removed ${removed.length}` : ""} ${took}`,
    unchanged: `${identity}: up to date ${took}`,
    stale: `${identity}: ${count(changed.length + removed.length, "file")} not as the contract says: generate again`,
    refused: `${identity}: ${count(errors, "error")}, nothing was written ${took}`,
  }[status];
  const paths = [...changed, ...removed.map((path) => `${path} (gone)`)];
  return [
    ...diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, colours)),
    summary,
    ...paths.slice(0, SHOWN).map((path) => `  ${path}`),
    ...(paths.length > SHOWN ? [`  and ${paths.length - SHOWN} more`] : []),
  ].join("\n");
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? "" : "s"}`;
