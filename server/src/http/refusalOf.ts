import { HttpError } from "./errors.ts";
import type { Log } from "./log.ts";
import { oncePerSecond, type WriteLine } from "./oncePerSecond.ts";

/** Turns errors of the layers below into answers; undefined = not one of its own. */
export type MapError = (error: unknown) => HttpError | undefined;

/**
 * The refusal that an error becomes: HttpError as it is; what `mapError` knows; an error with `kind: "unavailable"` 503
 * with `Retry-After`, with `kind: "full"` 507; anything else 500 without details, logged under the id of the request, which the answer carries as `X-Request-Id`. Of 503 and 507,
 * which one outage gives to every request, one line a second is logged.
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
    outageLog(log)({ requestId, where, err: error }, "service unavailable");
    return new HttpError(503, (texts) => texts.unavailable(), { "Retry-After": "5" });
  }
  if (kind === "full") {
    outageLog(log)({ requestId, where, err: error }, "no space left");
    return new HttpError(507, (texts) => texts.noSpace());
  }
  log.error({ requestId, where, err: error }, "request failed");
  return new HttpError(500, (texts) => texts.internalError());
}

const outageLogs = new WeakMap<Log, WriteLine>();

function outageLog(log: Log): WriteLine {
  const known = outageLogs.get(log) ?? oncePerSecond((details, text) => log.error(details, text));
  outageLogs.set(log, known);
  return known;
}
