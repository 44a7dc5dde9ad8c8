import { isDeepStrictEqual } from "node:util";
import { scenarios } from "../../cases/index.ts";
import type { Scenario } from "../../engine/case.ts";
import { type Profile, referenceProfile } from "../../profile/profile.ts";
import { Receiver } from "../../profile/receiver.ts";
import referenceDriver from "../../reference/referenceDriver.ts";
import { type ReferenceServer, startReferenceServer } from "../../reference/referenceServer.ts";
import type { Wrap } from "../exchange.ts";
import { exchange, startProxy } from "../proxy.ts";
import { BrokenReceiver } from "./brokenReceiver.ts";
import { better, type DerivedTrial, fateByProblem } from "./derivedFate.ts";
import type { DerivedMutant } from "./derivedMutant.ts";
import { directRun } from "./directRun.ts";
import { sentOf, type Tape } from "./tape.ts";

/** Trials that share a server: what each leaves behind makes the server slower and takes of its limits. */
const TRIALS_PER_SERVER = 12;

/**
 * Tries mutants in front of running servers, each on the scenarios in which it acts, the shortest first. A case counts only
 * when its scenario passes on the same server without the mutant; otherwise the server is worn out, and a new one is started.
 */
export class ServerTrials {
  readonly #tape: Tape;
  #server: ReferenceServer | undefined;
  #used = 0;
  #runs = 0;

  constructor(tape: Tape) {
    this.#tape = tape;
  }

  async try(mutant: DerivedMutant): Promise<DerivedTrial> {
    const { id } = mutant;
    let trial: DerivedTrial = { id, fate: "untouched" };
    try {
      if (++this.#used > TRIALS_PER_SERVER) await this.stop();
      for (const index of await this.#scenariosOf(mutant)) {
        let found = await this.#run(mutant, index);
        if (found.by !== undefined && (await this.#run(unbroken(mutant), index)).by !== undefined) {
          await this.stop();
          found = await this.#run(mutant, index);
        }
        trial = better(trial, found);
        if (trial.fate === "killed") break;
      }
      return trial;
    } catch (error) {
      await this.stop();
      return { id, fate: "fault", found: (error as Error).stack ?? String(error) };
    }
  }

  async stop(): Promise<void> {
    this.#used = 1;
    const server = this.#server;
    this.#server = undefined;
    await server?.stop();
  }

  /** The best that a scenario, with values of its own, makes of a mutant. */
  async #run(mutant: DerivedMutant, index: number): Promise<DerivedTrial> {
    const { id, receives } = mutant;
    this.#server ??= await startReferenceServer();
    const { url } = this.#server;
    const proxy = await startProxy(url, referenceProfile(url).tokens, mutant.wrap());
    const profile: Profile = {
      ...referenceProfile(proxy.url),
      run: `D${process.pid.toString(36)}${(this.#runs++).toString(36)}`.toUpperCase(),
      driver: referenceDriver({ url, environment: process.env }),
      receiver: receives ? new BrokenReceiver(receives) : new Receiver("http://127.0.0.1:0"),
    };
    let trial: DerivedTrial = { id, fate: "survived" };
    try {
      const scenario = scenarios(profile)[index] as Scenario;
      const send = (request: Parameters<typeof sentOf>[0]) => exchange(proxy.url, sentOf(request, profile));
      for await (const { testCase, request, problems } of directRun(scenario, profile, send)) {
        for (const problem of request ? problems : []) {
          const found = `${problem.pointer} ${problem.message}`.trim();
          trial = better(trial, { id, fate: fateByProblem(mutant, problem), by: testCase.id, found });
        }
        if (trial.fate === "killed") break;
      }
      return trial;
    } finally {
      await profile.receiver?.close();
      await proxy.stop();
    }
  }

  /** Indexes of the scenarios in which the mutant acts: those that name its rules first, and then the shortest. */
  async #scenariosOf(mutant: DerivedMutant): Promise<number[]> {
    const found = [];
    for (const [index, scenario] of this.#tape.scenarios.entries()) {
      const { cases } = scenario;
      // The clock of a server goes forward only, for all that come after.
      if (cases.some(({ needs }) => [needs].flat().includes("moveClock"))) continue;
      if (await acts(mutant, scenario, this.#tape)) {
        const named = cases.filter(({ rules }) => rules.some((rule) => mutant.rules.includes(rule))).length;
        found.push({ index, cost: cases.length / (1 + named) + cases.length / 1000 });
      }
    }
    return found.toSorted((one, other) => one.cost - other.cost).map(({ index }) => index);
  }
}

const unbroken = (mutant: DerivedMutant): DerivedMutant => {
  const { receives: _none, ...rest } = mutant;
  return { ...rest, wrap: (): Wrap => (sent, forward) => forward(sent) };
};

/** Does the mutant ask another thing of the server, ask more or less often, or answer another thing? */
async function acts(
  { operation, wrap, receives }: DerivedMutant,
  { cases }: Scenario,
  tape: Tape,
): Promise<boolean> {
  if (receives) return cases.some(({ needs }) => [needs].flat().includes("receiver"));
  const change = wrap();
  for (const testCase of cases) {
    const taped = tape.exchanges.get(testCase);
    if (taped?.sent.operation !== operation) continue;
    const asked: unknown[] = [];
    const answered = await change(taped.sent, async (sent) => {
      asked.push({ url: sent.url, body: bodyOf(sent.body), token: sent.token });
      return taped.answered;
    });
    const { url, body, token } = taped.sent;
    if (!isDeepStrictEqual([asked, answered], [[{ url, body: bodyOf(body), token }], taped.answered]))
      return true;
  }
  return false;
}

/** Written anew, a JSON body is the same. */
function bodyOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return body.toString("base64");
  }
}
