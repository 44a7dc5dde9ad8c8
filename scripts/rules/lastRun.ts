import { readFileSync, statSync } from "node:fs";

/** What a conformance run left behind. */
export interface LastRun {
  /** When its report was written. */
  at: Date;
  verdict: string;
  /** Hash of the contract that the run was held against. */
  contract: string;
  /** Outcome by id of the case. */
  outcomes: ReadonlyMap<string, string>;
}

/** The last run's JSON report, or undefined when there is none. */
export function lastRun(file: string): LastRun | undefined {
  const at = statSync(file, { throwIfNoEntry: false })?.mtime;
  if (!at) return undefined;
  const report = JSON.parse(readFileSync(file, "utf8")) as {
    verdict: string;
    contract: { hash: string };
    cases: { id: string; outcome: string }[];
  };
  return {
    at,
    verdict: report.verdict,
    contract: report.contract.hash,
    outcomes: new Map(report.cases.map(({ id, outcome }) => [id, outcome])),
  };
}
