import { setTimeout as sleep } from "node:timers/promises";
import { HttpError } from "../http/index.ts";
import { SECOND } from "../platform/durations.ts";
import type { Services } from "../platform/services.ts";

/** Wrong tokens that are answered at once: whoever mistypes one does not notice anything. */
const FREE = 20;
/** After those, one answer at a time, so far apart. */
const PACE = SECOND / 2;
/** Longest line of callers that wait for their answer: 10 s. */
const LONGEST_LINE = 20;

/**
 * Makes what an operator's caller with a wrong token waits for. A token that may be guessed is refused at start; this makes guessing
 * slow and seen: two answers a second for the whole process, each line of callers noted once in the log. A right token never waits, so nobody
 * can lock the operator out.
 *
 * @param time milliseconds that only go forward, and what waits for some of them
 * @returns resolves when the caller may be answered
 * @throws HttpError 503 when too many wait already
 */
export function wrongTokens(
  log: Services["log"],
  time: { now(): number; sleep(milliseconds: number): Promise<unknown> } = {
    now: () => performance.now(),
    sleep,
  },
): () => Promise<void> {
  /** When the next wrong token is answered if all those before it wait for their turn. */
  let next = Number.NEGATIVE_INFINITY;
  let isNoted = false;
  return async () => {
    const at = time.now();
    next = Math.max(next, at - FREE * PACE) + PACE;
    const wait = next - at;
    if (wait <= 0) {
      isNoted = false;
      return;
    }
    if (!isNoted) log.warn({}, "many wrong tokens for the operator's interface: somebody may be guessing");
    isNoted = true;
    if (wait > LONGEST_LINE * PACE) {
      next -= PACE;
      const seconds = Math.ceil(wait / SECOND);
      throw new HttpError(503, (texts) => texts.unavailable(), { "Retry-After": String(seconds) });
    }
    await time.sleep(wait);
  };
}
