import type { Case, Scenario } from "../../engine/case.ts";
import type { Wrap } from "../exchange.ts";
import { type DirectResult, directRun } from "./directRun.ts";
import { type SoundTape, sentOf, type Tape, type Taped } from "./tape.ts";

/** The tape with the cases that need more than it: what was done beside the requests is not done in a replay. */
export async function soundTape(tape: Tape): Promise<SoundTape> {
  const unsound = new Set<string>();
  for (const scenario of tape.scenarios)
    for await (const { testCase, problems } of replay(tape, scenario, (sent, forward) => forward(sent)))
      if (problems.length > 0) unsound.add(testCase.id);
  return { ...tape, unsound };
}

/**
 * Judges the taped answers of a scenario once more, changed by a wrapper. Values that the changed answers pass on are
 * used as in a run; where they change a later request, it has no answer.
 */
export function replay(tape: Tape, scenario: Scenario, wrap: Wrap): AsyncGenerator<DirectResult> {
  const cases = scenario.cases.filter((testCase) => tape.exchanges.has(testCase)).map(answersOnly);
  return directRun({ ...scenario, cases }, tape.profile, async (request, testCase) => {
    const { sent, answered } = tape.exchanges.get(originals.get(testCase) ?? testCase) as Taped;
    if (!isSame(sent, sentOf(request, tape.profile))) return undefined;
    return wrap(sent, async () => ({ ...answered, headers: { ...answered.headers } }));
  });
}

const originals = new WeakMap<Case, Case>();
const copies = new WeakMap<Case, Case>();

/** The case without what it does to the server and what it looks for elsewhere. */
function answersOnly(testCase: Case): Case {
  const known = copies.get(testCase);
  if (known) return known;
  const { before, checkEffects, repeat, flood, ...rest } = testCase;
  copies.set(testCase, rest);
  originals.set(rest, testCase);
  return rest;
}

const isSame = (one: Taped["sent"], other: Taped["sent"]): boolean =>
  one.url === other.url && one.method === other.method && one.body.equals(other.body);
