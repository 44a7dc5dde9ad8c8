/** An answer that took longer is one of a target that has no time to spare, in milliseconds. */
const LONG = 2_000;

/**
 * How many cases are on their way at once: those of several scenarios as long as the target answers quickly; once it was slow, or
 * asked for a wait, one after another, so that none of them makes another late.
 */
export class Pace {
  #isSlow = false;
  #count = 0;
  #over = Promise.withResolvers<void>();

  /** Resolves when a case may begin. */
  async begin(): Promise<void> {
    while (this.#isSlow && this.#count > 0) await this.#over.promise;
    this.#count++;
  }

  /** Takes note that a case is over. */
  end(): void {
    this.#count--;
    this.#over.resolve();
    this.#over = Promise.withResolvers();
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
