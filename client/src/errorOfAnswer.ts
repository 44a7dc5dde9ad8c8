import { FreteError } from "./errors.ts";
import type { Operation } from "./operation.ts";
import { parseRetryAfter } from "./retryDelay.ts";

/** The error of an answer that is no success; `body` is what came with it, parsed when it was JSON. */
export function errorOfAnswer(
  { id }: Operation,
  { status, statusText, headers }: Response,
  body: unknown,
): FreteError {
  const { mensagem } = (typeof body === "object" && body !== null ? body : {}) as { mensagem?: unknown };
  return new FreteError(typeof mensagem === "string" ? mensagem : statusText || "no text in the answer", {
    operation: id,
    status,
    requestId: headers.get("X-Request-Id"),
    retryAfter: parseRetryAfter(headers.get("Retry-After")),
  });
}
