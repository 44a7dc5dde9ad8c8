import { ReadStream } from "node:fs";
import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { AnswerError } from "./answerError.ts";
import type { HttpError } from "./errors.ts";
import { noteRefusal } from "./exchange.ts";
import { DEFAULT_HEADERS } from "./headersOf.ts";
import { REQUEST_ID, requestIdOf } from "./requestId.ts";
import { endUnread, hasUnreadBody } from "./unreadBody.ts";
import { writeBytes } from "./writeBytes.ts";

/** What the head of an answer tells: what is said of all of them, the request's name, and `headers`. */
export function headOf(response: ServerResponse, headers?: OutgoingHttpHeaders): OutgoingHttpHeaders {
  const head = { ...DEFAULT_HEADERS, [REQUEST_ID]: requestIdOf(response.req) };
  return headers ? Object.assign(head, headers) : head;
}

/** Writes an answer in one piece; `headers` name its media type. */
export function sendJson(
  response: ServerResponse,
  status: number,
  json: string | Buffer,
  headers: OutgoingHttpHeaders,
): void {
  const head = headOf(response, headers);
  head["Content-Length"] = Buffer.byteLength(json);
  const { req: request } = response;
  if (!request.complete && hasUnreadBody(request)) {
    endUnread(request, response.writeHead(status, { ...head, Connection: "close" }), json);
  } else response.writeHead(status, head).end(json);
}

/** Writes a refusal with its status and headers. */
export function sendError(response: ServerResponse, error: HttpError, answerError: AnswerError): void {
  noteRefusal(response.req, error);
  const { contentType, text } = answerError(error);
  sendJson(response, error.status, text, { "Content-Type": contentType, ...error.headers });
}

/** Writes an answer without a body. */
export function sendEmpty(response: ServerResponse, status: number, headers?: OutgoingHttpHeaders): void {
  const head = headOf(response, headers);
  // A length of 0 in an answer to HEAD would be that of GET.
  const hasLength = status !== 204 && status !== 304 && response.req.method !== "HEAD";
  response.writeHead(status, hasLength ? { ...head, "Content-Length": 0 } : head).end();
}

/**
 * Writes text, bytes or a stream of the media type given in `headers`; of a file's stream the bytes are used up. A stream that fails after the head was sent breaks
 * the connection: the client must not take half an answer for a whole one.
 *
 * @param options.atOnce send the head before the stream has anything to say; else one that fails at once is an error like others
 * @throws what the stream throws; a client that leaves is no error
 */
export async function sendContent(
  response: ServerResponse,
  status: number,
  body: Readable | Uint8Array | string,
  headers: OutgoingHttpHeaders,
  { atOnce = false } = {},
): Promise<void> {
  const head = headOf(response, headers);
  if (!(body instanceof Readable)) {
    response.writeHead(status, { ...head, "Content-Length": Buffer.byteLength(body) }).end(body);
    return;
  }
  if (response.req.method === "HEAD") {
    body.on("error", () => {}).destroy();
    response.writeHead(status, head).end();
    return;
  }
  if (!atOnce) await firstByte(body);
  response.writeHead(status, head).flushHeaders();
  const isSent = body instanceof ReadStream ? sendFile(response, body) : pipeline(body, response);
  await isSent.catch((error: Error & { code?: string }) => {
    response.destroy();
    if (error.code !== "ERR_STREAM_PREMATURE_CLOSE" && error.code !== "ECONNRESET") throw error;
  });
}

/** Sends what is read from a file. Its bytes are given back at once: they count for the heap, which would be collected for their sake. */
async function sendFile(response: ServerResponse, file: ReadStream): Promise<void> {
  for await (const bytes of file) {
    await writeBytes(response, bytes);
    if (response.destroyed) return;
  }
  response.end();
}

/** Waits until a stream has something to read, or has ended. */
function firstByte(stream: Readable): Promise<void> {
  if (stream.readableLength > 0) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const settle = (error?: Error) => {
      stream.off("readable", settled).off("end", settled).off("error", settle).off("close", settled);
      if (error) reject(error);
      else resolve();
    };
    const settled = () => settle(stream.errored ?? undefined);
    stream.once("readable", settled).once("end", settled).once("error", settle).once("close", settled);
    if (stream.errored) settle(stream.errored);
    else if (stream.readableEnded || stream.destroyed) settle();
  });
}
