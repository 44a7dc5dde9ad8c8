import { answerDetails } from "./answerDetails.ts";
import { FreteAnswerError } from "./errors.ts";
import { findInexactInteger } from "./findInexactInteger.ts";
import type { Operation } from "./operation.ts";

/** An answer, with its body read as far as it is text. */
export interface Answer {
  response: Response;
  /** Of a refusal, and of what is JSON or text. */
  text?: string;
  /** Of any other success, unless it is wanted as a stream. */
  blob?: Blob;
}

/**
 * Reads an answer whole, so that a body that breaks off counts as no answer. The body of a success is left to be read when a stream
 * is wanted.
 *
 * @throws FreteAnswerError for more than `maxBytes`, and for a number that would be read as another one
 */
export async function readAnswer(
  operation: Operation,
  response: Response,
  maxBytes: number,
  isStream?: boolean,
): Promise<Answer> {
  const isFile = response.ok && operation.answer === "bytes";
  if (isFile && isStream) return { response };
  const fault = (text: string) => new FreteAnswerError(text, answerDetails(operation.id, response));
  const tooLarge = () => fault(`the answer has more than ${maxBytes} bytes (maxBytes)`);
  const length = Number(response.headers.get("Content-Length"));
  const isTold = length > 0 && !response.headers.has("Content-Encoding");
  if (isTold && length > maxBytes) {
    await response.body?.cancel();
    throw tooLarge();
  }
  if (!isFile) {
    // A body whose length was told is no longer than that: the platform reads it at once.
    const text = isTold ? await response.text() : await (await collect(response, maxBytes, tooLarge)).text();
    const inexact = findInexactInteger(text);
    if (inexact !== undefined && response.headers.get("Content-Type")?.includes("json"))
      throw fault(`${inexact} is beyond the whole numbers that JavaScript holds (2^53 - 1)`);
    return { response, text };
  }
  return { response, blob: isTold ? await response.blob() : await collect(response, maxBytes, tooLarge) };
}

/** A body of unknown length, read no further than `maxBytes`. */
async function collect(response: Response, maxBytes: number, tooLarge: () => Error): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    size += part.value.length;
    if (size > maxBytes) {
      await reader?.cancel();
      throw tooLarge();
    }
    parts.push(part.value);
  }
  return new Blob(parts, { type: response.headers.get("Content-Type") ?? "" });
}
