import type { CaseResult, RunResult } from "../engine/runResult.ts";

/** The rules that these results break, with what each says; a rule without a text is left out. */
export function rulesOf({ info }: RunResult, results: readonly CaseResult[]): [id: string, text: string][] {
  const broken = new Set(results.flatMap(({ problems }) => problems.flatMap(({ rules }) => rules)));
  return Object.entries(info?.rules ?? {}).filter(([id]) => broken.has(id));
}
