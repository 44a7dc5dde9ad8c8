import { EventEmitter, once } from "node:events";

/** An answer that took longer is one of a target that has no time to spare, in milliseconds. */
const LONG = 2_000;

/**
 * How many cases are on their way at once: those of several scenarios as long as the target answers quickly; once it was slow, or
 * asked for a wait, one after another, so that none of them makes another late.
 */
export class Pace {
  #isSlow = false;
  #count = 0;
  readonly #events = new EventEmitter();

  /** Resolves when a case may begin. */
  async begin(): Promise<void> {
    while (this.#isSlow && this.#count > 0) await once(this.#events, "over");
    this.#count++;
  }

  /** Takes note that a case is over. */
  end(): void {
    this.#count--;
    this.#events.emit("over");
  }

  /** Takes note of the time that an answer took. */
  note(milliseconds: number): void {
    if (milliseconds > LONG) this.slowDown();
  }

  /** From now on one case after another. */
  slowDown(): void {
    this.#isSlow = true;
  }
}
