import { FreteNetworkError } from "./errors.ts";
import type { OperationId } from "./operation.ts";
import { isBrowser } from "./userAgent.ts";

/** Codes that Node, Bun and Deno give when no connection was made: nothing has been sent. Browsers tell nothing. */
const NO_CONNECTION =
  /^(?:ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused)$/;

/** TLS against plain text, something that is not HTTP. */
const OTHER_PROTOCOL = /^(?:ERR_SSL|EPROTO$|HPE_|HTTPParser)/;

/** What the next attempt would meet again besides: certificates. */
const LASTING = /CERT|SELF_SIGNED|^ERR_TLS|LEAF_SIGNATURE/;

/** What `fetch`, or reading its body, rejected with, as an error of this client. */
export function networkFailure(operation: OperationId, cause: unknown): FreteNetworkError {
  const inner = innermost(cause);
  const code = String(codeOf(inner) ?? (inner as Error | undefined)?.name);
  const text = inner instanceof Error ? inner.message || code : String(inner);
  // OpenSSL's own text has places in its sources.
  const reason = /OPENSSL_internal|:error:/.test(text) ? code : text;
  const isOther = OTHER_PROTOCOL.test(code);
  const isLasting = isOther || LASTING.test(code) || reason === "bad port";
  const isUntold = isBrowser && code === "TypeError";
  const hint = isOther
    ? " (is it http or https there? see baseUrl)"
    : isUntold
      ? " (is this page's origin allowed?)"
      : "";
  return new FreteNetworkError(`no answer: ${reason}${hint}`, { operation, status: 0, isLasting, cause });
}

/** Whether it is certain that the request did not reach the server. */
export const wasNeverSent = ({ cause }: FreteNetworkError): boolean =>
  NO_CONNECTION.test(String(codeOf(innermost(cause))));

/** `fetch failed` alone helps nobody: the reason is in its cause. */
const innermost = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error ? error.cause : error;

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null | undefined)?.code;
