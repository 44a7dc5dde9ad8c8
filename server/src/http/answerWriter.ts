import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { Elements, Reply, type ReplyHeaders, Serialized } from "./answer.ts";
import { type AnswerType, createAnswerPlans, plainStatus } from "./answerPlan.ts";
import { AnswerFault, checkAnswer, checkElements, checkItem } from "./checkAnswer.ts";
import { chooseType, isContent, isItems } from "./chooseType.ts";
import type { OperationEntry, OperationValidators } from "./contractModule.ts";
import { encodeElements } from "./encodeElements.ts";
import { encodeItems } from "./encodeItems.ts";
import { headersOf } from "./headersOf.ts";
import { sendContent, sendEmpty, sendJson } from "./send.ts";
import { sendPieces } from "./sendPieces.ts";

/** Writes what a handler gave back. @throws AnswerFault when it is nothing that can be sent, or not what the contract says */
export type WriteAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  result: unknown,
) => void | Promise<void>;

/** Makes the writer of one operation's answers; with `validateAnswers` it holds each against the contract first. */
export function createAnswerWriter(
  entry: OperationEntry,
  validators: OperationValidators,
  validateAnswers: boolean,
): WriteAnswer {
  const planOf = createAnswerPlans(entry, validators);
  const usual = plainStatus(entry);

  const write = (
    response: ServerResponse,
    status: number,
    type: AnswerType,
    body: unknown,
    headers: OutgoingHttpHeaders,
  ): void | Promise<void> => {
    const fault = (text: string) => new AnswerFault(`${entry.id} ${status}: ${text} as ${type.contentType}`);
    if (type.form === "json") {
      if (body instanceof Elements) {
        const { validate } = type;
        const check =
          validateAnswers && validate
            ? (items: readonly unknown[]) => checkElements(entry, status, validate, body, items)
            : undefined;
        return sendPieces(response, status, encodeElements(body, check), headers);
      }
      const json = body instanceof Serialized ? body.json : JSON.stringify(body);
      if (json === undefined) throw fault(`${typeof body} cannot be written`);
      return sendJson(response, status, json, headers);
    }
    if (isContent(body)) return sendContent(response, status, body as string, headers);
    if (type.form !== "content" && isItems(body)) {
      const { validate } = type;
      const check =
        validateAnswers && validate ? (item: unknown) => checkItem(entry, validate, item) : undefined;
      const stream = Readable.from(encodeItems(body, type.form, check));
      // Whoever listens to events wants to know that somebody speaks before the first one comes.
      return sendContent(response, status, stream, headers, { atOnce: type.form === "events" });
    }
    if (["number", "boolean", "bigint"].includes(typeof body))
      return sendContent(response, status, String(body), headers);
    throw fault(`${typeof body} cannot be written`);
  };

  return (request, response, result) => {
    const isReply = result instanceof Reply;
    const status = isReply ? result.status : usual;
    const body: unknown = isReply ? result.body : result;
    const given = isReply ? (result.headers as ReplyHeaders | undefined) : undefined;
    const headers = given && headersOf(given);
    const plan = planOf(status);
    const isBare = plan.types.length === 0 && (body === null || body === undefined);
    // A header Content-Type without a body is what HEAD tells of the answer to GET.
    const said = isBare ? undefined : (headers?.["Content-Type"] as string | undefined);
    const type = chooseType(plan.types, body, said, request);
    if (validateAnswers) checkAnswer(entry, plan, status, type, body, given);
    if (!type || body === undefined) return sendEmpty(response, status, headers);
    return write(response, status, type, body, { "Content-Type": type.contentType, ...headers });
  };
}
