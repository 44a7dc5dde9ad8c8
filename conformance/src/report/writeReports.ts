import { appendFileSync, closeSync, openSync } from "node:fs";
import { KitError } from "../engine/kitError.ts";
import type { RunResult } from "../engine/runResult.ts";
import type { Target } from "../engine/target.ts";
import { htmlReport } from "./htmlReport.ts";
import { jsonReport } from "./jsonReport.ts";
import { junitReport } from "./junitReport.ts";

const FORMATS = {
  junit: (run: RunResult, target: Target) => [junitReport(run, target)],
  html: (run: RunResult, target: Target) => [htmlReport(run, target)],
  json: jsonReport,
};

/** File by format. */
export type Reports = Partial<Record<keyof typeof FORMATS, string>>;

/**
 * Reads `junit=F,html=F,json=F`.
 * @throws KitError on an unknown format or a missing file name
 */
export function parseReports(list: string): Reports {
  const reports: Reports = {};
  for (const entry of list.split(",").filter((part) => part !== "")) {
    const [format = "", ...rest] = entry.split("=");
    const file = rest.join("=");
    if (!Object.hasOwn(FORMATS, format) || file === "") {
      throw new KitError(`--report ${entry}: write junit=FILE, html=FILE or json=FILE`);
    }
    reports[format as keyof typeof FORMATS] = file;
  }
  return reports;
}

/** Writes the reports asked for. */
export function writeReports(reports: Reports, run: RunResult, target: Target): void {
  for (const [format, file] of Object.entries(reports)) {
    const opened = openSync(file, "w");
    try {
      for (const piece of FORMATS[format as keyof typeof FORMATS](run, target)) appendFileSync(opened, piece);
    } finally {
      closeSync(opened);
    }
  }
}
