import { FreteAnswerError, isTemporary } from "./errors.ts";
import { findInexactInteger } from "./findInexactInteger.ts";
import { isRepeatable } from "./isRepeatable.ts";
import { networkFailure, wasNeverSent } from "./networkFailure.ts";
import type { Operation } from "./operation.ts";
import { pause } from "./pause.ts";
import { LONGEST_RETRY_AFTER, parseRetryAfter, retryDelay } from "./retryDelay.ts";

/** Sends a request of an operation, again where that is safe, and gives its last answer, whatever the status. */
export type Send = (
  operation: Operation,
  request: Request,
  limits: { timeout: number; retries: number },
) => Promise<Response>;

/**
 * Makes the sender. A call is repeated when it failed for a passing reason (no answer, 408, 429, 502, 503, 504) and is
 * `isRepeatable`; any other call only when it is certain that nothing was sent.
 *
 * The sender rejects with FreteNetworkError or FreteTimeoutError, with FreteAnswerError for a number that would be read as another
 * one, or with the caller's own reason to abort.
 */
export function createSend(fetch: typeof globalThis.fetch): Send {
  return async (operation, request, { timeout, retries }) => {
    const repeatable = isRepeatable(operation);
    for (let attempt = 0; ; attempt++) {
      const isLast = attempt >= retries;
      let retryAfter: number | null = null;
      try {
        const response = await sendOnce(operation, isLast ? request : request.clone(), timeout);
        if (isLast || !repeatable || !isTemporary(response.status)) return response;
        retryAfter = parseRetryAfter(response.headers.get("Retry-After"));
        if (retryAfter !== null && retryAfter > LONGEST_RETRY_AFTER) return response;
        await response.body?.cancel();
      } catch (error) {
        if (request.signal.aborted) throw request.signal.reason;
        if (error instanceof FreteAnswerError) throw error;
        const failure = networkFailure(operation.id, error, timeout);
        if (isLast || !(repeatable || wasNeverSent(failure))) throw failure;
      }
      await pause(retryDelay(attempt, retryAfter), request.signal);
    }
  };

  async function sendOnce(operation: Operation, request: Request, timeout: number): Promise<Response> {
    const signal =
      timeout > 0 ? AbortSignal.any([request.signal, AbortSignal.timeout(timeout)]) : request.signal;
    // A redirection would make another request of one that writes, and take its body elsewhere.
    const redirect = request.method === "GET" ? "follow" : "manual";
    const response = await fetch(request, { signal, redirect });
    return isJson(response) || !response.ok ? withWholeBody(operation, response) : response;
  }
}

const isJson = ({ headers }: Response) => headers.get("Content-Type")?.includes("json") ?? false;

/** The answer with its body read, so that a body that breaks off counts as no answer. */
async function withWholeBody({ id }: Operation, response: Response): Promise<Response> {
  const text = await response.text();
  const { status, statusText, headers } = response;
  const inexact = isJson(response) ? findInexactInteger(text) : undefined;
  if (inexact !== undefined)
    throw new FreteAnswerError(`${inexact} is beyond the whole numbers that JavaScript holds (2^53 - 1)`, {
      operation: id,
      status,
    });
  return new Response(text === "" ? null : text, { status, statusText, headers });
}
