import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { readAccepted } from "./accepted.ts";
import { concernsOf } from "./concerns.ts";
import { diffContracts } from "./diffContracts.ts";
import { withChanges } from "./report/changelog.ts";
import { jsonReport } from "./report/jsonReport.ts";
import { markdownReport } from "./report/markdownReport.ts";
import { textReport } from "./report/textReport.ts";
import type { Documents } from "./sources.ts";

/** How a comparison is told. */
export interface Told {
  /** File of the breaks that were decided on. */
  accepted?: string | undefined;
  /** File that says where the code stands. */
  concerns?: string | undefined;
  /** File on top of which the changes are written, too. */
  changelog?: string | undefined;
  format: "text" | "markdown" | "json";
}

/** Where it is told. */
interface Printer {
  out(text: string): void;
  colours: boolean;
}

/**
 * Compares contracts and prints what changed.
 *
 * @returns whether nothing breaks but what is accepted, and no acceptance has expired
 * @throws DiffError of files that cannot be read
 */
export function tellDiff(
  before: Documents,
  after: Documents,
  { accepted, concerns, changelog, format }: Told,
  printer: Printer,
): boolean {
  const reports = diffContracts(before, after, {
    ...(accepted !== undefined && { accepted: readAccepted(accepted) }),
    ...(concerns !== undefined && { concerned: concernsOf(concerns) }),
    today: new Date().toISOString().slice(0, 10),
  });
  if (format === "json") printer.out(jsonReport(reports));
  else if (format === "markdown") printer.out(reports.map(markdownReport).join("\n\n"));
  else printer.out(reports.map((report) => textReport(report, printer.colours)).join("\n\n"));
  if (changelog !== undefined && reports.some(({ changes }) => changes.length > 0)) {
    const old = existsSync(changelog) ? readFileSync(changelog, "utf8") : "";
    writeFileSync(changelog, withChanges(old, reports));
  }
  return reports.every(({ judged }) => judged.breaking.length + judged.expired.length === 0);
}
