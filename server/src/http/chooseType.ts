import type { IncomingMessage } from "node:http";
import accepts from "accepts";
import { Serialized } from "./answer.ts";
import { type AnswerType, answerType } from "./answerPlan.ts";
import { isWithin } from "./mediaType.ts";

/**
 * The media type of an answer: what the handler says; else of those of the contract that can carry the body, the one that the
 * request likes best (`Accept`, RFC 9110, 12.5.1). One that likes none gets the first: an answer is better than 406.
 *
 * @param said the handler's own `Content-Type`
 * @returns undefined when there is no body
 */
export function chooseType(
  types: readonly AnswerType[],
  body: unknown,
  said: string | undefined,
  request: IncomingMessage,
): AnswerType | undefined {
  if (said !== undefined)
    return {
      ...(types.find((type) => isWithin(said, type.documented)) ?? answerType(said)),
      contentType: said,
    };
  if ((body === null || body === undefined) && !types.some(({ form }) => form === "json")) return undefined;
  const able = types.length > 1 ? types.filter((type) => canCarry(type, body)) : types;
  const chosen = able.length > 1 ? preferred(able, request) : (able[0] ?? types[0]);
  if (chosen && !chosen.bare.includes("*")) return chosen;
  return { ...chosen, ...answerType(usualType(body)), documented: chosen?.documented ?? "" };
}

function preferred(types: readonly AnswerType[], request: IncomingMessage): AnswerType | undefined {
  const best = accepts(request).type(types.map(({ bare }) => bare));
  return types.find(({ bare }) => bare === best) ?? types[0];
}

/** Bytes and streams are no JSON, and objects nothing else; a text may be either. */
function canCarry({ form }: AnswerType, body: unknown): boolean {
  if (typeof body === "string") return true;
  if (form === "lines" || form === "events") return isItems(body) || isContent(body);
  return isContent(body) ? form === "content" : form === "json";
}

/** What text, bytes or a stream of unknown meaning are called. */
function usualType(body: unknown): string {
  if (typeof body === "string") return "text/plain";
  return isContent(body) ? "application/octet-stream" : "application/json";
}

/** Is it ready to be sent as it is? */
export function isContent(body: unknown): boolean {
  return typeof body === "string" || body instanceof Uint8Array || isReadable(body);
}

/** Is it a sequence of values, each of which is sent when it comes? */
export function isItems(body: unknown): body is AsyncIterable<unknown> | Iterable<unknown> {
  if (typeof body !== "object" || body === null || isContent(body) || body instanceof Serialized)
    return false;
  return Symbol.asyncIterator in body || Symbol.iterator in body;
}

const isReadable = (body: unknown) => typeof (body as { pipe?: unknown } | null)?.pipe === "function";
