import { setTimeout as wait } from "node:timers/promises";
import type { Deadline } from "./deadline.ts";
import { sendAgain, type Transaction } from "./dredd.ts";
import { retryAfter } from "./retryAfter.ts";

/** A target that goes on refusing is not waited for any more: a run must end. */
const MAX_VAIN = 3;

/** Keeps to the limits of a target: what it refuses with 429 is sent again, once, after the time that it asks for. */
export class Backoff {
  readonly #url: string;
  readonly #onWait: (id: string, seconds: number) => void;
  #vain = 0;

  /** @param onWait called before each wait */
  constructor(url: string, onWait: (id: string, seconds: number) => void) {
    this.#url = url;
    this.#onWait = onWait;
  }

  /** Puts another answer in place of a refusal that tells within a minute when to come again. */
  async sendAgain(transaction: Transaction, id: string, deadline: Deadline): Promise<void> {
    const { real, fullPath } = transaction;
    const seconds = real && retryAfter(real.statusCode, [real.headers["retry-after"]].flat()[0]);
    if (seconds === undefined || this.#vain >= MAX_VAIN) return;
    deadline.stop();
    this.#onWait(id, seconds);
    await wait(seconds * 1_000);
    deadline.start();
    const address = new URL(fullPath, this.#url).href;
    transaction.real = await sendAgain(address, transaction, deadline.agent).catch(() => real);
    this.#vain = transaction.real?.statusCode === 429 ? this.#vain + 1 : 0;
  }
}
