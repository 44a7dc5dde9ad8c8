import { writeFileSync } from "node:fs";
import { SENTINEL_SOURCE, scenarios } from "./cases/index.ts";
import { runCases } from "./engine/runCases.ts";
import { exitCode } from "./engine/runResult.ts";
import { loja } from "./loja.ts";
import type { Profile } from "./profile.ts";
import { consoleReport } from "./report/consoleReport.ts";
import { jsonReport } from "./report/jsonReport.ts";
import { progress } from "./report/progress.ts";

/**
 * Runs every case against the implementation of a profile and prints the verdict.
 * @param jsonFile where the JSON report goes
 * @returns exit code: 0 conformant, 1 not, 2 the run itself failed
 */
export async function runKit(profile: Profile, jsonFile?: string): Promise<0 | 1 | 2> {
  const { onResult, clear } = progress(process.stdout);
  try {
    const run = await runCases({
      contract: loja,
      target: profile,
      scenarios: scenarios(profile),
      sentinel: SENTINEL_SOURCE,
      isAdvisory: (rule) => !profile.strict && rule.startsWith("NS-"),
      onResult,
    });
    clear();
    console.log(consoleReport(run, profile));
    if (jsonFile !== undefined) writeFileSync(jsonFile, jsonReport(run, profile));
    return exitCode(run);
  } catch (error) {
    clear();
    console.error(
      `no verdict: ${(error as Error).name === "KitError" ? (error as Error).message : (error as Error).stack}`,
    );
    return 2;
  }
}
