import { english } from "./english.ts";
import type { ErrorBody } from "./errorBody.ts";
import type { HttpError } from "./errors.ts";
import { consoleLog, type Log } from "./log.ts";
import { contentTypeOf, isJson } from "./mediaType.ts";
import { problemDetails } from "./problemDetails.ts";
import type { Texts } from "./texts.ts";

/** How a service refuses; by default in English, with problem details (RFC 9457). */
export interface Refusing {
  readonly texts?: Texts | undefined;
  readonly errorBody?: ErrorBody | undefined;
}

/** The answer to a refused request. */
export interface ErrorAnswer {
  readonly mediaType: string;
  readonly body: unknown;
  /** What is sent, and the Content-Type that it is sent with. */
  readonly text: string;
  readonly contentType: string;
}

/** Makes the answers of a service that refuses in one way. */
export type AnswerError = (error: HttpError) => ErrorAnswer;

/**
 * Puts refusals into words and these into bodies, as the options say. Where they throw, their fault is logged and the refusal is
 * told in the default way: nobody is left without an answer.
 */
export function createErrorAnswer(
  { texts = english, errorBody = problemDetails }: Refusing,
  log: Log = consoleLog,
): AnswerError {
  return (error) => {
    try {
      return made(error, texts, errorBody);
    } catch (err) {
      log.error({ err, refusal: error.message }, "errorBody failed");
      return made(error, english, problemDetails);
    }
  };
}

function made(error: HttpError, texts: Texts, errorBody: ErrorBody): ErrorAnswer {
  const { status, field } = error;
  const [detail, text] = [error.detail(texts), error.text(texts)];
  const { mediaType, body } = errorBody({ status, field, detail, text });
  const isText = typeof body === "string" && !isJson(mediaType);
  const sent = isText ? body : (JSON.stringify(body) ?? "");
  return { mediaType, body, text: sent, contentType: contentTypeOf(mediaType) };
}
