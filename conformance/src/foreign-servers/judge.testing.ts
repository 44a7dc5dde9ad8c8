import { scenarios } from "../cases/index.ts";
import type { Scenario } from "../engine/case.ts";
import type { RunResult } from "../engine/runResult.ts";
import { loja } from "../profile/loja.ts";
import { readProfile } from "../profile/readProfile.ts";
import { runProfile } from "../runKit.ts";

/**
 * The kit's run on a server, as the author of the server starts it: by a profile file, in default mode.
 * @param file the profile
 * @param cases ids, or how they begin
 */
export async function judge(file: string, url: string, cases: readonly string[]): Promise<RunResult> {
  const run = await runProfile(await readProfile({ file, url }, {}), { selection: { cases } });
  if (run.faults.length > 0) throw new Error(run.faults.join("; "));
  return run;
}

/**
 * Ids of the cases that ask for these operations, of each scenario those before the first change that needs yet another operation.
 * @param preparing operations that the server has too, whose own cases are not asked for
 */
export async function casesWithin(
  file: string,
  operations: readonly string[],
  preparing: readonly string[] = [],
): Promise<string[]> {
  const profile = await readProfile({ file, url: "http://127.0.0.1" }, {});
  const isMissing = ({ operation, status }: Scenario["cases"][number]) =>
    status < 300 &&
    loja.operations[operation]?.method !== "GET" &&
    !operations.includes(operation) &&
    !preparing.includes(operation);
  return scenarios(profile).flatMap(({ cases }) => {
    const end = cases.findIndex(isMissing);
    return cases
      .slice(0, end < 0 ? undefined : end)
      .filter(({ operation }) => operations.includes(operation))
      .map(({ id }) => id);
  });
}

/** The cases that failed, each with what the interface forbids of its answer. */
export function refusals({ results }: RunResult): string[] {
  return results
    .filter(({ outcome }) => outcome === "failed")
    .flatMap(({ id, problems }) =>
      problems
        .filter(({ layer }) => layer === "interface")
        .map(({ rules, pointer, message }) => `${id} [${rules.join(" ")}] ${pointer} ${message}`),
    );
}

/** Rules of the interface by which cases failed. */
export function brokenRules({ results }: RunResult): Set<string> {
  const problems = results.flatMap((each) => (each.outcome === "failed" ? each.problems : []));
  return new Set(problems.flatMap(({ layer, rules }) => (layer === "interface" ? rules : [])));
}
