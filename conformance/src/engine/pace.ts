import { EventEmitter, once } from "node:events";

/** An answer that took longer is one of a target that has no time to spare, in milliseconds. */
const LONG = 2_000;

/** How many cases are on their way at once, those that rest apart: while one is judged, the target works on another. */
const TOGETHER = 3;

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
    while (this.#count >= (this.#isSlow ? 1 : TOGETHER)) await once(this.#events, "over");
    this.#count++;
  }

  /** Takes note that a case is over, or rests. */
  end(): void {
    this.#count--;
    this.#events.emit("over");
  }

  /** Lets another case go while one that has begun waits; in front of a slow target none does. */
  async rest<T>(waiting: () => Promise<T>): Promise<T> {
    if (this.#isSlow) return waiting();
    this.end();
    return waiting().finally(() => this.begin());
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
