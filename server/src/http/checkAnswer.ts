import { describeError, pointerOf } from "@frete/contract/toolkit/describeError";
import { documentedStatus } from "@frete/contract/toolkit/documentedStatus";
import { Elements, type ReplyHeaders, Serialized } from "./answer.ts";
import type { AnswerPlan, AnswerType } from "./answerPlan.ts";
import { isContent } from "./chooseType.ts";
import type { OperationEntry, Validate } from "./contractModule.ts";
import { withElements } from "./encodeElements.ts";
import { DEFAULT_HEADERS } from "./headersOf.ts";

/** An answer that its contract does not allow: a fault of the server, never of the caller. */
export class AnswerFault extends Error {}

/** Statuses that the toolkit gives on its own account; contracts need not document them. */
const TOOLKIT_STATUSES = new Set([404, 405, 413, 415, 500, 501, 503, 507]);

/** @throws AnswerFault when an operation may not answer with a status */
export function checkStatus({ id, responses }: OperationEntry, status: number): void {
  if (documentedStatus(responses, status) === undefined && !TOOLKIT_STATUSES.has(status))
    throw new AnswerFault(`${id}: status ${status} is not documented`);
}

/**
 * Holds an answer against its contract: status, media type, headers, and the body where it is a value.
 *
 * @throws AnswerFault naming operation, status, pointer and keyword
 */
export function checkAnswer(
  entry: OperationEntry,
  { key, types, headers: validateHeaders }: AnswerPlan,
  status: number,
  type: AnswerType | undefined,
  body: unknown,
  headers: ReplyHeaders = {},
): void {
  checkStatus(entry, status);
  if (key === undefined) return;
  const fault = (text: string) => new AnswerFault(`${entry.id} ${status}: ${text}`);
  if (types.length === 0 && body !== null && body !== undefined)
    throw fault("has a body, the contract has none");
  if (types.length > 0 && type === undefined)
    throw fault(`has no body, the contract has ${types[0]?.documented}`);
  if (type && !types.some(({ documented }) => documented === type.documented))
    throw fault(`media type ${type.contentType} is not documented`);
  if (validateHeaders) {
    const given = Object.entries({ ...DEFAULT_HEADERS, ...headers }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name.toLowerCase(), value]],
    );
    checkValue(validateHeaders, Object.fromEntries(given), (text) => fault(`headers ${text}`));
  }
  if (type?.validate && (type.form === "json" || (type.form === "content" && !isStream(body))))
    checkValue(type.validate, valueToCheck(body), fault);
}

/** The value of a body; of a list that is made while it is sent, that of an empty one. */
function valueToCheck(body: unknown): unknown {
  if (body instanceof Serialized) return JSON.parse(body.text);
  return body instanceof Elements ? withElements(body, []) : body;
}

/** Holds elements of a list that is made while it is sent against the contract of the list. @throws AnswerFault */
export function checkElements(
  { id }: OperationEntry,
  status: number,
  validate: Validate,
  list: Elements,
  items: readonly unknown[],
): void {
  const fault = (text: string) => new AnswerFault(`${id} ${status}: an element of the list: ${text}`);
  checkValue(validate, withElements(list, items), fault);
}

/** Holds one item of a stream against the contract. @throws AnswerFault */
export function checkItem({ id }: OperationEntry, validate: Validate, item: unknown): void {
  checkValue(validate, item, (text) => new AnswerFault(`${id}: an item of the stream: ${text}`));
}

const isStream = (body: unknown) => typeof body !== "string" && isContent(body);

function checkValue(validate: Validate, value: unknown, fault: (text: string) => AnswerFault): void {
  if (validate(value)) return;
  const error = validate.errors?.[0];
  throw fault(error ? `${pointerOf(error) || "/"} ${describeError(error)}` : "/");
}
