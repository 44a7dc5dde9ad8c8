/** Exchanges without an answer in a row after which the target is asked whether it is still there. */
const MAX_SILENT = 5;
/** Exchanges without an answer in all: each may have taken the whole time of an exchange. */
const MAX_SILENT_IN_ALL = 30;

/**
 * How long a run goes on with a target that does not answer, so that it ends in bounded time: a few exchanges when nothing
 * answers any more, some more when only some operations are silent, and a limit for the whole run.
 */
export class Patience {
  /** Why the run has no verdict: the target is gone, or the time is up. */
  fault: string | undefined;
  readonly #probe: () => Promise<string | undefined>;
  readonly #end: number;
  readonly #limit: number;
  #inARow = 0;
  #inAll = 0;

  /**
   * @param probe why the target gives no complete answer; undefined when it does
   * @param limit longest time of the whole run, in milliseconds
   */
  constructor(probe: () => Promise<string | undefined>, limit: number) {
    this.#probe = probe;
    this.#limit = limit;
    this.#end = performance.now() + limit;
  }

  /** Why nothing more is sent; undefined while there is patience. The sentinel is sent as long as there is a target. */
  reasonToStop(isSentinel: boolean): string | undefined {
    if (this.fault === undefined && performance.now() > this.#end) {
      this.fault = `the run was not finished within ${Math.round(this.#limit / 60_000)} minutes (--limit)`;
    }
    if (this.fault !== undefined) return this.fault;
    if (isSentinel || this.#inAll < MAX_SILENT_IN_ALL) return undefined;
    return `${MAX_SILENT_IN_ALL} requests had no answer`;
  }

  /** Takes note of an exchange. */
  async note(answered: boolean, id: string): Promise<void> {
    if (answered) {
      this.#inARow = 0;
      return;
    }
    this.#inAll++;
    if (++this.#inARow < MAX_SILENT) return;
    this.#inARow = 0;
    const reason = await this.#probe();
    if (reason !== undefined) this.fault = `the server stopped answering at ${id} (${reason})`;
  }
}
