import { describeError, pointerOf } from "@frete/contract/toolkit/describeError";
import type { OperationEntry, OperationValidators } from "./contractModule.ts";

/** An answer that its contract does not allow: a fault of the server, never of the caller. */
export class AnswerFault extends Error {}

/** Statuses that the toolkit gives on its own account; contracts need not document them. */
const TOOLKIT_STATUSES = new Set([404, 405, 413, 415, 500, 501, 503, 507]);

/**
 * Holds an answer against its contract.
 *
 * @param value the JSON value of the body; undefined for none and for content that is not JSON
 * @param mediaType of the value
 * @throws AnswerFault naming operation, status, pointer and keyword
 */
export function checkAnswer(
  entry: OperationEntry,
  validators: OperationValidators,
  status: number,
  value: unknown,
  mediaType = "application/json",
): void {
  const documented = entry.responses[status];
  if (!documented) {
    if (TOOLKIT_STATUSES.has(status)) return;
    throw new AnswerFault(`${entry.id}: status ${status} is not documented`);
  }
  if (!documented.includes(mediaType) && value !== undefined && documented.length > 0)
    throw new AnswerFault(`${entry.id} ${status}: ${mediaType} is not documented`);
  const validate = validators.responses[status]?.[mediaType];
  if (!validate || (value === undefined && documented.some((type) => type !== "application/json"))) return;
  if (validate(value)) return;
  const error = validate.errors?.[0];
  const fault = error ? `${pointerOf(error) || "/"} ${describeError(error)}` : "/";
  throw new AnswerFault(`${entry.id} ${status}: ${fault}`);
}
