/** Exchanges without an answer in a row after which the target is asked whether it is still there. */
const MAX_SILENT = 5;
/** The same after a single one that took as long, in milliseconds. */
const LONG = 2_000;
/** Exchanges without an answer in all. */
const MAX_SILENT_IN_ALL = 30;
/** Time in all, in milliseconds, that cases may take of which no answer comes: two exchanges of the usual timeout. */
const MAX_LOST = 19_000;

/**
 * How long a run goes on with a target that does not answer, so that it ends in bounded time: at once when nothing answers
 * any more, a little longer when only some operations are silent, and a limit for the whole run.
 */
export class Patience {
  /** Why the run has no verdict: the target is gone, or the time is up. */
  fault: string | undefined;
  readonly #probe: () => Promise<string | undefined>;
  readonly #end: number;
  readonly #limit: number;
  readonly #began = new Map<string, number>();
  #inARow = 0;
  #inAll = 0;
  #lost = 0;

  /**
   * @param probe why the target gives no complete answer; undefined when it does
   * @param limit longest time of the whole run, in milliseconds
   */
  constructor(probe: () => Promise<string | undefined>, limit: number) {
    this.#probe = probe;
    this.#limit = limit;
    this.#end = performance.now() + limit;
  }

  /**
   * Asked when a case begins: why nothing more is sent; undefined while there is patience. The sentinel is sent as long as
   * there is a target.
   */
  reasonToStop(id: string, isSentinel: boolean): string | undefined {
    const now = performance.now();
    this.#began.set(id, now);
    if (this.fault === undefined && now > this.#end) {
      this.fault = `the run was not finished within ${Math.round(this.#limit / 60_000)} minutes (--limit)`;
    }
    if (this.fault !== undefined || isSentinel) return this.fault;
    if (this.#inAll >= MAX_SILENT_IN_ALL) return `${this.#inAll} requests had no answer`;
    if (this.#lost >= MAX_LOST) return `no answer came in ${Math.round(this.#lost / 1000)} s of waiting`;
    return undefined;
  }

  /** Takes note of a case that has ended. One that was not sent has lost time when its preparation waited in vain. */
  async note(id: string, isSent: boolean, isAnswered: boolean): Promise<void> {
    const lost = performance.now() - (this.#began.get(id) ?? performance.now());
    this.#began.delete(id);
    if (isAnswered) {
      this.#inARow = 0;
      return;
    }
    this.#lost += lost;
    if (!isSent) return;
    this.#inAll++;
    if (++this.#inARow < MAX_SILENT && lost < LONG) return;
    this.#inARow = 0;
    const reason = await this.#probe();
    if (reason !== undefined) this.fault = `the server stopped answering at ${id} (${reason})`;
  }
}
