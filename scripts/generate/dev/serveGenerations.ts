import type { ContractSource } from "../contractSource.ts";
import { concernsOf } from "../diff/concerns.ts";
import { toldOnce } from "../diff/report/report.ts";
import { type Outcome, refusedOutcome } from "../run/outcome.ts";
import { runServed, type ServedRun } from "../run/runServed.ts";
import type { Answered, Answers, Asked, Generated, Meant } from "./messages.ts";

/** A contract as a run over it begins. */
export interface DevelopedContract {
  name: string;
  source: ContractSource;
  /** Where it is noted what a run was made of. */
  recordFile: string;
}

/**
 * The work of the process that generates: it answers each message of its parent with what came of it, and keeps the compiler warm
 * between them. It ends with its parent.
 *
 * @param read gives the contracts, at each run
 * @param concerns file that says where the code stands that a change may concern
 */
export function serveGenerations(read: () => Promise<readonly DevelopedContract[]>, concerns?: string): void {
  let runs: { name: string; run: ServedRun }[] = [];
  const work: { [A in Asked]: () => Promise<Answers[A][]> } = {
    served: async () => {
      runs = [];
      const results: Generated[] = [];
      for (const { name, source, recordFile } of await read()) {
        const started = performance.now();
        const run = await runServed(source, recordFile);
        runs.push({ name, run });
        results.push(told(name, run.outcome, started));
      }
      return results;
    },
    typed: async () => {
      const results: Meant[] = [];
      for (const { name, run } of runs) {
        const started = performance.now();
        if (run.type) results.push(meant(name, await run.type(), started, concerns));
      }
      return results;
    },
    rest: async () => {
      const results: Generated[] = [];
      const begun = runs;
      // They hold all that was compiled.
      runs = [];
      for (const { name, run } of begun) {
        const started = performance.now();
        if (run.finish) results.push(told(name, await run.finish(), started));
      }
      return results;
    },
  };
  let queue = Promise.resolve();
  process.on("message", (asked: Asked) => {
    queue = queue.then(async () => {
      const started = performance.now();
      const results = await work[asked]().catch((error: Error) => [
        meant("contract", refusedOutcome(error), started),
      ]);
      process.send?.({ asked, results } satisfies Answered);
      // Now, when nobody waits, and not in the midst of the next run: a quarter of its time, and 80 MB at its end.
      if (asked === "rest") globalThis.gc?.();
    });
  });
  process.on("disconnect", () => process.exit());
  // Of a terminal both get it: the parent disconnects.
  process.on("SIGINT", () => undefined);
}

function told(contract: string, { changes: _changes, ...outcome }: Outcome, started: number): Generated {
  return { contract, outcome, seconds: (performance.now() - started) / 1000 };
}

function meant(name: string, outcome: Outcome, started: number, concerns?: string): Meant {
  const { changes = [] } = outcome;
  const concerned = concerns === undefined || changes.length === 0 ? () => ({}) : concernsOf(concerns);
  return {
    changes: toldOnce(changes).map((change) => ({ ...change, concerned: concerned(change) })),
    ...told(name, outcome, started),
  };
}
