import { english } from "./english.ts";
import type { ErrorBody } from "./errorBody.ts";
import type { HttpError } from "./errors.ts";
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

/** Puts refusals into words and these into bodies, as the options say. */
export function createErrorAnswer({ texts = english, errorBody = problemDetails }: Refusing): AnswerError {
  return (error) => {
    const { status, field } = error;
    const detail = error.detail(texts);
    const { mediaType, body } = errorBody({ status, field, detail, text: error.text(texts) });
    const isText = typeof body === "string" && !isJson(mediaType);
    return {
      mediaType,
      body,
      text: isText ? body : (JSON.stringify(body) ?? ""),
      contentType: contentTypeOf(mediaType),
    };
  };
}
