import { nothingDone } from "@frete/contract/loja/methods";
import { errorOfAnswer } from "./errorOfAnswer.ts";
import { FreteNetworkError, isTemporary } from "./errors.ts";
import { type CallLimits, makeAttempt, type Outgoing } from "./makeAttempt.ts";
import { wasNeverSent } from "./networkFailure.ts";
import type { Operation } from "./operation.ts";
import { pause } from "./pause.ts";
import type { Answer } from "./readAnswer.ts";
import type { Settings } from "./readSettings.ts";
import { LONGEST_RETRY_AFTER, parseRetryAfter, retryDelay } from "./retryDelay.ts";
import { tellHooks } from "./tellHooks.ts";

/** Sends a request of an operation, again where that is safe, and gives its last answer, whatever the status. */
export type Send = (operation: Operation, request: Outgoing, limits: CallLimits) => Promise<Answer>;

/**
 * Makes the sender. A call that the contract calls repeatable is repeated when it failed for a passing reason (no answer, 408, 429,
 * 502, 503, 504); any other call only when it is certain that nothing was done: no connection was made, or the answer has a status
 * of which the contract says so, and tells when to come again.
 *
 * The sender rejects with FreteNetworkError or FreteTimeoutError, with FreteAnswerError for what cannot be read, or with the caller's
 * own reason to abort.
 */
export function createSend(settings: Settings): Send {
  const { onRetry, tokens } = settings;
  const isHeard = settings.onRequest || settings.onResponse;

  return async (operation, request, limits) => {
    const { signal, retries, totalTimeout } = limits;
    const end = totalTimeout > 0 ? performance.now() + totalTimeout : Infinity;
    for (let number = 1; ; number++) {
      signal?.throwIfAborted();
      const send = (sent: Outgoing) => makeAttempt(settings, operation, sent, limits, end);
      let answer: Answer | undefined;
      let failure: FreteNetworkError | undefined;
      try {
        answer = await (isHeard ? tellHooks(settings, operation, request, number, send) : send(request));
        if (answer.response.ok) return answer;
      } catch (error) {
        if (!(error instanceof FreteNetworkError)) throw error;
        failure = error;
      }
      const retryAfter = parseRetryAfter(answer?.response.headers.get("Retry-After"));
      const delay = retryDelay(number - 1, retryAfter);
      const isWaitedFor = (retryAfter ?? 0) <= LONGEST_RETRY_AFTER && performance.now() + delay < end;
      if (number > retries || !isWaitedFor || !mayRepeat(operation, answer, failure, retryAfter)) {
        if (answer) return answer;
        throw failure;
      }
      const error = failure ?? errorOfAnswer(operation, answer as Answer, tokens);
      await onRetry?.({ operation: operation.id, attempt: number, delay, error });
      await pause(delay, signal);
    }
  };
}

/** Is it a passing fault, of a call that may be sent again after it? */
function mayRepeat(
  { repeatable }: Operation,
  answer: Answer | undefined,
  failure: FreteNetworkError | undefined,
  retryAfter: number | null,
): boolean {
  if (failure) return failure.isRetryable && (repeatable === true || wasNeverSent(failure));
  const { status = 0 } = answer?.response ?? {};
  return (
    isTemporary(status) && (repeatable === true || (nothingDone.includes(status) && retryAfter !== null))
  );
}
