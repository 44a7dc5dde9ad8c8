import { FreteNetworkError, FreteTimeoutError } from "./errors.ts";
import type { OperationId } from "./operation.ts";

/** Codes that Node, Bun and Deno give when no connection was made: nothing has been sent. Browsers tell nothing. */
const NO_CONNECTION: ReadonlySet<unknown> = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
  "ConnectionRefused",
]);

/** What `fetch`, or reading its body, rejected with, as an error of this client. */
export function networkFailure(operation: OperationId, cause: unknown, timeout: number): FreteNetworkError {
  const details = { operation, status: 0, cause };
  if (cause instanceof Error && cause.name === "TimeoutError")
    return new FreteTimeoutError(`no whole answer within ${timeout} ms`, details);
  return new FreteNetworkError(`no answer: ${reasonOf(cause)}`, details);
}

/** Whether it is certain that the request did not reach the server. */
export function wasNeverSent({ cause }: FreteNetworkError): boolean {
  return NO_CONNECTION.has(codeOf(cause)) || NO_CONNECTION.has(codeOf((cause as Error | undefined)?.cause));
}

/** `fetch failed` alone helps nobody: the reason is in its cause. */
function reasonOf(error: unknown): string {
  const inner = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return inner instanceof Error ? inner.message || String(codeOf(inner) ?? inner.name) : String(inner);
}

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null | undefined)?.code;
