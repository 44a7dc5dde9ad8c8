import { EventEmitter, once } from "node:events";
import type { Scenario, Touches } from "./case.ts";

/** How many scenarios are under way at the same time: half of them may rest, and the others still have the target at work. */
export const LANES = 6;

/**
 * Says which scenario is sent next, and which may be sent at the same time. Those that may go beside the fewest others come
 * first, so that there is something left to go beside them, earlier still if they rest, and those that are sent alone last, in their
 * order.
 */
export class Turns {
  readonly #waiting: Scenario[];
  readonly #running = new Set<Scenario>();
  readonly #events = new EventEmitter();

  constructor(scenarios: readonly Scenario[]) {
    const shared = scenarios.filter(({ touches }) => touches);
    const apart = new Map(
      shared.map((each) => [each, shared.filter((other) => !goTogether(each, other)).length]),
    );
    // The waits of one that rests are filled by what goes beside it, as long as there is something left.
    const weight = (each: Scenario) => (apart.get(each) ?? 0) * (each.rests ? 2 : 1);
    const alone = scenarios.filter(({ touches }) => !touches);
    this.#waiting = [
      ...shared.sort((one, other) => weight(other) - weight(one) || other.cases.length - one.cases.length),
      ...alone,
    ];
  }

  /** Sends every scenario, in so many lanes; after a failure nothing more is begun. */
  async run(send: (scenario: Scenario) => Promise<void>, lanes = LANES): Promise<void> {
    const lane = async () => {
      for (let scenario = await this.#next(); scenario; scenario = await this.#next()) {
        try {
          await send(scenario);
        } catch (error) {
          this.#waiting.length = 0;
          throw error;
        } finally {
          this.#end(scenario);
        }
      }
    };
    const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
    for (const each of ended) if (each.status === "rejected") throw each.reason;
  }

  /** The first that goes beside those that run; waits until there is one. */
  async #next(): Promise<Scenario | undefined> {
    while (this.#waiting.length > 0) {
      const running = [...this.#running];
      const index = this.#waiting.findIndex((each) => running.every((other) => goTogether(each, other)));
      const [scenario] = index < 0 ? [] : this.#waiting.splice(index, 1);
      if (scenario) {
        this.#running.add(scenario);
        return scenario;
      }
      await once(this.#events, "over");
    }
    return undefined;
  }

  #end(scenario: Scenario): void {
    this.#running.delete(scenario);
    this.#events.emit("over");
  }
}

/** Does neither change what the other looks at? */
function goTogether({ touches: one }: Scenario, { touches: other }: Scenario): boolean {
  return one !== undefined && other !== undefined && !isSeen(one, other) && !isSeen(other, one);
}

const isSeen = ({ changes }: Touches, { watches }: Touches) => changes.some((name) => watches.includes(name));
