import { nothingDone } from "@frete/contract/loja/methods";
import { errorOfAnswer } from "./errorOfAnswer.ts";
import { FreteError, FreteNetworkError, FreteTimeoutError, isTemporary } from "./errors.ts";
import { fetchFollowing } from "./fetchFollowing.ts";
import { networkFailure, wasNeverSent } from "./networkFailure.ts";
import type { Operation } from "./operation.ts";
import type { Attempt } from "./options.ts";
import { pause } from "./pause.ts";
import { type Answer, readAnswer } from "./readAnswer.ts";
import type { Limits, Settings } from "./readSettings.ts";
import { LONGEST_RETRY_AFTER, parseRetryAfter, retryDelay } from "./retryDelay.ts";

/** A request, as often as it is sent. */
export interface Outgoing {
  url: string;
  /** By lower-case name. */
  headers: Record<string, string>;
  /** Sent unless there is an `authorization` among the headers. */
  token: string | undefined;
  body?: NonNullable<RequestInit["body"]>;
}

/** What limits one call. */
export interface CallLimits extends Limits {
  signal?: AbortSignal | undefined;
  /** Is the body of a success left to be read? */
  isStream?: boolean;
}

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
  const { onRequest, onResponse, onRetry } = settings;

  return async (operation, request, limits) => {
    const { signal, retries, totalTimeout } = limits;
    const end = totalTimeout > 0 ? performance.now() + totalTimeout : Infinity;
    for (let number = 1; ; number++) {
      signal?.throwIfAborted();
      const attempt: Attempt = {
        ...{ operation: operation.id, attempt: number, method: operation.method, url: request.url },
        // Without hooks nobody looks at it.
        headers: onRequest || onResponse ? new Headers(request.headers) : (undefined as unknown as Headers),
      };
      const outcome = await attemptOnce(operation, request, limits, attempt, end);
      const failure = outcome instanceof FreteNetworkError ? outcome : undefined;
      const { status = 0, headers } = failure ? {} : (outcome as Answer).response;
      const retryAfter = parseRetryAfter(headers?.get("Retry-After") ?? null);
      const isPassing = failure ? failure.isRetryable : isTemporary(status);
      const isSafe =
        operation.repeatable ||
        (failure ? wasNeverSent(failure) : nothingDone.includes(status) && retryAfter !== null);
      const delay = retryDelay(number - 1, retryAfter);
      const isLast =
        number > retries ||
        !(isPassing && isSafe) ||
        (retryAfter ?? 0) > LONGEST_RETRY_AFTER ||
        performance.now() + delay >= end;
      if (isLast) {
        if (failure) throw failure;
        return outcome as Answer;
      }
      const error: FreteError = failure ?? errorOfAnswer(operation, outcome as Answer, settings.tokens);
      await onRetry?.({ operation: operation.id, attempt: number, delay, error });
      await pause(delay, signal);
    }
  };

  async function attemptOnce(
    operation: Operation,
    { url, headers, token, body }: Outgoing,
    { signal, timeout, totalTimeout, maxBytes, isStream }: CallLimits,
    attempt: Attempt,
    end: number,
  ): Promise<Answer | FreteNetworkError> {
    const authorization = headers.authorization ?? (token === undefined ? undefined : `Bearer ${token}`);
    let sent: NonNullable<RequestInit["headers"]> =
      authorization === undefined ? headers : { ...headers, authorization };
    if (attempt.headers) {
      attempt.headers.delete("authorization");
      await onRequest?.(attempt);
      sent = new Headers(attempt.headers);
      if (authorization !== undefined) sent.set("authorization", authorization);
    }
    const began = performance.now();
    const controller = new AbortController();
    const left = end - began;
    const limit = Math.min(timeout || Infinity, left);
    const timer = limit < Infinity ? setTimeout(() => controller.abort(), Math.max(0, limit)) : undefined;
    const abort = () => controller.abort(signal?.reason);
    signal?.addEventListener("abort", abort, { once: true });
    let outcome: Answer | FreteNetworkError;
    let isLeftOpen = false;
    try {
      const init: RequestInit = { method: operation.method, headers: sent, signal: controller.signal };
      if (body !== undefined) init.body = body;
      const response = await fetchFollowing(settings.fetch, operation, url, init);
      outcome = await readAnswer(operation, response, maxBytes, isStream);
      isLeftOpen = outcome.text === undefined && outcome.blob === undefined;
    } catch (error) {
      if (error instanceof FreteError && !(error instanceof FreteNetworkError)) {
        await told(error.status, error.requestId, error);
        throw error;
      }
      if (signal?.aborted) {
        await told(0, null, signal.reason);
        throw signal.reason;
      }
      outcome = controller.signal.aborted
        ? timedOut(
            operation,
            left < (timeout || Infinity) ? `${totalTimeout} ms in all` : `${timeout} ms`,
            error,
          )
        : networkFailure(operation.id, error);
    } finally {
      clearTimeout(timer);
      // A stream that is still to be read ends with the caller's signal, too.
      if (!isLeftOpen) signal?.removeEventListener("abort", abort);
    }
    if (outcome instanceof FreteNetworkError) await told(0, null, outcome);
    else await told(outcome.response.status, outcome.response.headers.get("X-Request-Id"));
    return outcome;

    function told(status: number, requestId: string | null, error?: unknown): unknown {
      const milliseconds = performance.now() - began;
      return onResponse?.({
        ...attempt,
        status,
        requestId,
        milliseconds,
        ...(error !== undefined && { error }),
      });
    }
  }
}

const timedOut = ({ id }: Operation, limit: string, cause: unknown) =>
  new FreteTimeoutError(`no whole answer within ${limit}`, { operation: id, status: 0, cause });
