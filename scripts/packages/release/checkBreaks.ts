import type { Report } from "../../generate/diff/report/report.ts";
import type { Bump } from "./changes.ts";

/**
 * A release that breaks callers says so: a change of the contract that is breaking, and not accepted, needs a change file with `major`.
 *
 * @throws Error naming the first breaks, and what to do
 */
export function checkBreaks(reports: readonly Pick<Report, "judged">[], bumps: readonly Bump[]): void {
  const breaks = reports.flatMap(({ judged }) => judged.breaking);
  if (breaks.length === 0 || bumps.includes("major")) return;
  const shown = breaks.slice(0, 5).map(({ place, message }) => `  ${place}: ${message}`);
  const more =
    breaks.length > shown.length
      ? [`  and ${breaks.length - shown.length} more: npm run contract:diff -- REF`]
      : [];
  throw new Error(
    [
      "The contract breaks its callers, and no file in changes/ is major:",
      ...shown,
      ...more,
      "Write major into one, or accept each break in spec/accepted-breaks.yaml",
    ].join("\n"),
  );
}
