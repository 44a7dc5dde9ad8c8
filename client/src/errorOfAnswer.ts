import { FreteError } from "./errors.ts";
import type { Operation } from "./operation.ts";
import { parseRetryAfter } from "./retryDelay.ts";

/** The error of an answer that is no success; `body` is what came with it, parsed when it was JSON. */
export function errorOfAnswer(
  { id }: Operation,
  { status, statusText, headers }: Response,
  body: unknown,
): FreteError {
  const { mensagem } = Object(body) as { mensagem?: unknown };
  const place = headers.get("Location");
  const text = place ? `moved to ${place}` : statusText || "no text in the answer";
  return new FreteError(typeof mensagem === "string" ? mensagem : text, {
    operation: id,
    status,
    requestId: headers.get("X-Request-Id"),
    retryAfter: parseRetryAfter(headers.get("Retry-After")),
  });
}
