import { answerDetails } from "./answerDetails.ts";
import {
  FreteAuthenticationError,
  FreteConflictError,
  FreteError,
  FreteForbiddenError,
  FreteNotFoundError,
  FreteRateLimitError,
  FreteServerError,
  FreteValidationError,
} from "./errors.ts";
import type { Operation } from "./operation.ts";
import type { Answer } from "./readAnswer.ts";
import { parseRetryAfter } from "./retryDelay.ts";
import type { Tokens } from "./tokens.ts";

const CLASSES: Readonly<Record<number, typeof FreteError>> = {
  400: FreteValidationError,
  401: FreteAuthenticationError,
  403: FreteForbiddenError,
  404: FreteNotFoundError,
  409: FreteConflictError,
  422: FreteValidationError,
  429: FreteRateLimitError,
};

/** The error of an answer that is no success. What a server says back of the tokens is not in its text. */
export function errorOfAnswer(
  { id }: Operation,
  { response, text = "" }: Answer,
  tokens: Tokens = {},
): FreteError {
  const { status, statusText, headers } = response;
  const body = parseJson(text);
  const { mensagem } = Object(body) as { mensagem?: unknown };
  const place = headers.get("Location");
  const Class = CLASSES[status] ?? (status >= 500 ? FreteServerError : FreteError);
  const moved = response.type === "opaqueredirect" && "moved, a browser does not tell where";
  const unsaid = place ? `moved to ${place}` : statusText || moved || "no text in the answer";
  return new Class(withoutTokens(typeof mensagem === "string" ? mensagem : unsaid, tokens), {
    ...answerDetails(id, response),
    retryAfter: parseRetryAfter(headers.get("Retry-After")),
    body,
  });
}

/** Shorter ones are in many words: they are hidden where they stand alone. */
const UNMISTAKABLE = 8;

/** A text in which the tokens cannot be read. */
export const withoutTokens = (text: string, tokens: Tokens): string =>
  Object.values(tokens).reduce(
    (hidden: string, token: string) =>
      token.length < UNMISTAKABLE
        ? hidden.replace(/[^\s"'=,;&]+/g, (word) => (word === token ? "***" : word))
        : hidden.replaceAll(token, "***"),
    text,
  );

/** JSON, or the text itself when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
