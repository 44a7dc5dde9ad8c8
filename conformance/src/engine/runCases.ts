import type { Contract } from "./contract.ts";
import { Deadline } from "./deadline.ts";
import { type DreddRun, dredd, type HookRegistry, joined } from "./dredd.ts";
import { guards } from "./guards.ts";
import { Pace } from "./pace.ts";
import { Patience } from "./patience.ts";
import { placeCases } from "./placeCases.ts";
import { prepareRequest } from "./prepareRequest.ts";
import { NO_ANSWER, RunHooks } from "./runHooks.ts";
import type { RunOptions } from "./runOptions.ts";
import type { CaseResult, RunResult } from "./runResult.ts";
import { SENTINEL_ID, Sentinel } from "./sentinel.ts";
import { silence } from "./silence.ts";
import { targetFaults } from "./targetFaults.ts";
import { Turns } from "./turns.ts";

const LIMIT = 20 * 60_000;

/**
 * Runs scenarios through Dredd, each in a run of its own, and judges every answer twice: by Dredd against the schema in the document, and by the
 * contract's own validators. The guards at the end make sure that nothing was left out and that schemas were enforced.
 * @throws KitError when a case contradicts the contract or the target
 */
export async function runCases(options: RunOptions): Promise<RunResult> {
  const { contract, target, timeout = 10_000, limit = LIMIT } = options;
  const started = performance.now();
  const ended = (results: CaseResult[], faults: string[]): RunResult => ({
    url: target.url,
    contract: identity(contract),
    results,
    faults,
    seconds: (performance.now() - started) / 1000,
  });
  const placed = placeCases(contract, options.scenarios);
  const source = placed.get(options.sentinel)?.run.testCase;
  if (!source) return ended([], [`no case ${options.sentinel} to make the sentinel of`]);

  const knock = () => silence(target.url, prepareRequest(contract, target, source), timeout);
  const noAnswer = await knock();
  if (noAnswer !== undefined) return ended([], [`the server never answered (${noAnswer})`]);

  const sentinel = new Sentinel(contract, source);
  const patience = new Patience(knock, limit);
  const hooks = new RunHooks(options, { placed, sentinel, patience, pace: new Pace() });
  const runs: DreddRun[] = [];
  const exchanges = new Set<Deadline>();
  const send = async (ids: readonly string[]) => {
    const deadline = new Deadline(target.url, timeout, exchanges);
    const register = (registry: HookRegistry) => hooks.register(registry, ids, deadline);
    runs.push(
      await dredd({ url: target.url, agent: deadline.agent, register }).finally(() => deadline.stop()),
    );
  };
  await new Turns(options.scenarios).run(({ cases }) => send(cases.map(({ id }) => id)));
  await send([SENTINEL_ID]);
  if (hooks.faults.length > 0) throw hooks.faults[0];

  const places = new Map([...placed.keys()].map((id, place) => [id, place]));
  const results = hooks.results.toSorted(
    (one, other) => (places.get(one.id) ?? 0) - (places.get(other.id) ?? 0),
  );
  const run = joined(runs);
  tellSilences(results, run);
  const faults =
    patience.fault === undefined
      ? [...guards(run, results, placed.size, sentinel.isCaught), ...targetFaults(results)]
      : [stopped(patience.fault, results)];
  return ended(results, faults);
}

/** Only Dredd knows why an answer did not come. */
function tellSilences(results: readonly CaseResult[], { errors }: DreddRun): void {
  for (const { id, problems } of results) {
    const cause = errors.get(id);
    const silence = problems.find(({ message }) => message === NO_ANSWER);
    if (cause && silence) silence.message = `${NO_ANSWER}: ${cause}`;
  }
}

/** A run that was broken off says how much of it is missing. */
function stopped(fault: string, results: readonly CaseResult[]): string {
  const unsent = results.filter(({ outcome }) => outcome === "unmeasured");
  return `${fault}; ${unsent.length} cases were not sent`;
}

function identity({ identity: { name, version, hash } }: Contract): RunResult["contract"] {
  return { name, version, hash };
}
