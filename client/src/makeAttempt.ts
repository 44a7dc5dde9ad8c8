import { FreteError, FreteTimeoutError } from "./errors.ts";
import { fetchFollowing } from "./fetchFollowing.ts";
import { networkFailure } from "./networkFailure.ts";
import type { Operation } from "./operation.ts";
import { type Answer, readAnswer } from "./readAnswer.ts";
import type { Limits, Settings } from "./readSettings.ts";

/** A request, as often as it is sent. */
export interface Outgoing {
  url: string;
  /** By lower-case name. */
  headers: Record<string, string>;
  body?: NonNullable<RequestInit["body"]>;
}

/** What limits one call. */
export interface CallLimits extends Limits {
  signal?: AbortSignal | undefined;
  /** Is the body of a success left to be read? */
  isStream?: boolean;
}

/**
 * Sends a request once, and reads what is answered.
 *
 * @param end when the whole call must be over, on the clock of `performance.now`
 * @throws FreteNetworkError or FreteTimeoutError without a whole answer, FreteAnswerError for one that cannot be read, the reason of the
 *   caller's signal
 */
export async function makeAttempt(
  { fetch }: Pick<Settings, "fetch">,
  operation: Operation,
  { url, headers, body }: Outgoing,
  { signal, timeout, totalTimeout, maxBytes, isStream }: CallLimits,
  end: number,
): Promise<Answer> {
  const controller = new AbortController();
  const left = end - performance.now();
  const isLast = left < (timeout || Infinity);
  const limit = isLast ? left : timeout;
  const timer = limit ? setTimeout(() => controller.abort(), limit) : undefined;
  const abort = () => controller.abort(signal?.reason);
  signal?.addEventListener("abort", abort);
  let isOpen = false;
  try {
    const init: RequestInit = {
      method: operation.method,
      headers,
      signal: controller.signal,
      redirect: "manual",
    };
    if (body !== undefined) init.body = body;
    const response = await fetchFollowing(fetch, operation, url, init);
    const answer = await readAnswer(operation, response, maxBytes, isStream);
    isOpen = answer.text === undefined && answer.blob === undefined;
    return answer;
  } catch (error) {
    if (error instanceof FreteError) throw error;
    signal?.throwIfAborted();
    if (!controller.signal.aborted) throw networkFailure(operation.id, error);
    const told = isLast ? `${totalTimeout} ms in all` : `${timeout} ms`;
    const details = { operation: operation.id, status: 0, cause: error };
    throw new FreteTimeoutError(`no whole answer within ${told}`, details);
  } finally {
    clearTimeout(timer);
    // A stream that is still to be read ends with the caller's signal, too.
    if (!isOpen) signal?.removeEventListener("abort", abort);
  }
}
