import { isDeepStrictEqual } from "node:util";
import type { Scenario } from "../../engine/case.ts";
import { better, type DerivedTrial, fateByProblem } from "./derivedFate.ts";
import type { DerivedMutant } from "./derivedMutant.ts";
import { replay } from "./replay.ts";
import type { Tape } from "./tape.ts";

/**
 * Tries a mutant on the taped scenarios in which it acts, until a case kills it. One that survives though a later request was
 * another one than on the tape, or a case looks for effects elsewhere, is not settled: only a server can tell.
 */
export async function tryOnTape(mutant: DerivedMutant, tape: Tape): Promise<DerivedTrial> {
  const { id, operation } = mutant;
  const wrap = mutant.wrap();
  let trial: DerivedTrial = { id, fate: "untouched" };
  try {
    for await (const scenario of scenariosOf(mutant, tape)) {
      trial = better(trial, { id, fate: "survived" });
      if (scenario.cases.some((testCase) => testCase.operation === operation && testCase.checkEffects))
        trial.isOpen = true;
      for await (const { testCase, request, answered, problems } of replay(tape, scenario, wrap)) {
        if (request && !answered) trial.isOpen = true;
        for (const problem of answered ? problems : []) {
          const found = `${problem.pointer} ${problem.message}`.trim();
          trial = better(trial, { id, fate: fateByProblem(mutant, problem), by: testCase.id, found });
        }
        if (trial.fate === "killed") return trial;
      }
    }
    return trial;
  } catch (error) {
    return { id, fate: "fault", found: (error as Error).stack ?? String(error) };
  }
}

/** The scenarios in which the mutant changes an answer, looked for one by one: most mutants die in the first. */
async function* scenariosOf(
  { operation, wrap }: DerivedMutant,
  { scenarios, exchanges }: Tape,
): AsyncGenerator<Scenario> {
  const change = wrap();
  for (const scenario of scenarios) {
    for (const testCase of scenario.cases) {
      const taped = exchanges.get(testCase);
      if (taped?.sent.operation !== operation) continue;
      const changed = await change(taped.sent, async () => taped.answered);
      if (isDeepStrictEqual(changed, taped.answered)) continue;
      yield scenario;
      break;
    }
  }
}
