import { keyOf } from "../change.ts";
import { bumpOf, type Report } from "./report.ts";

/** The reports for machines. */
export const jsonReport = (reports: readonly Report[]): string =>
  JSON.stringify(
    reports.map((report) => {
      const { name, title, from, to, changes, judged, concerned } = report;
      const accepted = new Map(judged.accepted.map(({ of, until, reason }) => [of, { until, reason }]));
      return {
        ...(name && { name }),
        title,
        from,
        to,
        version: bumpOf(report),
        isBreaking: judged.breaking.length > 0,
        changes: changes.map((change) => ({
          key: keyOf(change),
          ...change,
          ...(accepted.has(change) && { accepted: accepted.get(change) }),
          concerned: concerned(change),
        })),
        expired: judged.expired,
        unused: judged.unused,
      };
    }),
    null,
    2,
  );
