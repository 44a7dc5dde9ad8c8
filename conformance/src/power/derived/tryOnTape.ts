import { isDeepStrictEqual } from "node:util";
import type { Case, Scenario } from "../../engine/case.ts";
import { better, type DerivedTrial, fateByProblem } from "./derivedFate.ts";
import type { DerivedMutant } from "./derivedMutant.ts";
import { replay } from "./replay.ts";
import type { SoundTape, Tape, Taped } from "./tape.ts";

/**
 * Tries a mutant on the taped scenarios in which it acts, until a case kills it. One that survives though a later request was
 * another one than on the tape, or a case looks for effects elsewhere, is not settled: only a server can tell.
 */
export async function tryOnTape(mutant: DerivedMutant, tape: SoundTape): Promise<DerivedTrial> {
  const { id, operation } = mutant;
  const wrap = mutant.wrap();
  let trial: DerivedTrial = { id, fate: "untouched" };
  try {
    for await (const { scenario, before } of scenariosOf(mutant, tape)) {
      for (const { sent, answered } of before) await wrap(sent, async () => answered);
      trial = better(trial, { id, fate: "survived" });
      const isBlind = ({ id, checkEffects }: Case) => checkEffects !== undefined || tape.unsound.has(id);
      if (scenario.cases.some((testCase) => testCase.operation === operation && isBlind(testCase)))
        trial.isOpen = true;
      for await (const { testCase, request, answered, problems } of replay(tape, scenario, wrap)) {
        if (request && !answered) trial.isOpen = true;
        for (const problem of answered && !tape.unsound.has(testCase.id) ? problems : []) {
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

/**
 * The scenarios in which the mutant changes an answer, looked for one by one: most mutants die in the first. Each with the exchanges
 * before it in which it changed none, for a mutant that remembers.
 */
async function* scenariosOf(
  { operation, wrap }: DerivedMutant,
  { scenarios, exchanges }: Tape,
): AsyncGenerator<{ scenario: Scenario; before: Taped[] }> {
  const change = wrap();
  let before: Taped[] = [];
  for (const scenario of scenarios) {
    const mine = scenario.cases.flatMap((testCase): Taped[] => {
      const taped = exchanges.get(testCase);
      return taped?.sent.operation === operation ? [taped] : [];
    });
    let acts = false;
    for (const { sent, answered } of mine)
      acts = !isDeepStrictEqual(await change(sent, async () => answered), answered) || acts;
    if (acts) yield { scenario, before };
    before = acts ? [] : [...before, ...mine];
  }
}
