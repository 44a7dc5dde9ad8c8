import { HttpError } from "./errors.ts";
import type { Log } from "./log.ts";

/** Turns errors of the layers below into answers; undefined = not one of its own. */
export type MapError = (error: unknown) => HttpError | undefined;

/**
 * The refusal that an error becomes: HttpError as it is; what `mapError` knows; an error with `kind: "unavailable"` 503
 * with `Retry-After`, with `kind: "full"` 507; anything else 500 without details, logged under the id of the request, which the answer carries as `X-Request-Id`.
 */
export function refusalOf(
  error: unknown,
  { where, requestId }: { where: string; requestId: string },
  log: Log,
  mapError?: MapError,
): HttpError {
  if (error instanceof HttpError) return error;
  const mapped = mapError?.(error);
  if (mapped) return mapped;
  const kind = error !== null && typeof error === "object" && "kind" in error ? error.kind : undefined;
  if (kind === "unavailable") {
    log.error({ requestId, where, err: error }, "service unavailable");
    return new HttpError(503, (texts) => texts.unavailable(), { "Retry-After": "5" });
  }
  if (kind === "full") {
    log.error({ requestId, where, err: error }, "no space left");
    return new HttpError(507, (texts) => texts.noSpace());
  }
  log.error({ requestId, where, err: error }, "request failed");
  return new HttpError(500, (texts) => texts.internalError());
}
