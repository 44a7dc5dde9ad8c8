import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import type { AnswerError } from "./answerError.ts";
import { HttpError } from "./errors.ts";
import { newRequestId, REQUEST_ID } from "./requestId.ts";

const STATUS_LINES: Record<number, string> = {
  400: "400 Bad Request",
  405: "405 Method Not Allowed",
  408: "408 Request Timeout",
  431: "431 Request Header Fields Too Large",
};
/** A client that does not close after its answer is cut off after this many milliseconds. */
const LINGER = 500;

/**
 * Answers what Node's parser or its clock refused, in the shape of every other error, and then ends the connection.
 *
 * @returns the refusal; undefined when nobody was told
 */
export function answerClientError(
  error: Error & { code?: string },
  socket: Duplex,
  answerError: AnswerError,
): HttpError | undefined {
  // The answer is on its way; what the client goes on sending is of no interest.
  if (socket.writableEnded) return undefined;
  const pending = (socket as Duplex & { _httpMessage?: { headersSent: boolean } })._httpMessage;
  if (error.code === "ECONNRESET" || !socket.writable || pending?.headersSent) {
    socket.destroy();
    return undefined;
  }
  const refusal = refusalOf(error.code);
  answer(socket, refusal, answerError);
  return refusal;
}

function refusalOf(code: string | undefined): HttpError {
  if (code === "HPE_HEADER_OVERFLOW") return new HttpError(431, (texts) => texts.headersTooLarge());
  if (code === "ERR_HTTP_REQUEST_TIMEOUT") return new HttpError(408, (texts) => texts.requestTimeout());
  return new HttpError(400, (texts) => texts.malformedRequest());
}

/** CONNECT asks for a tunnel, which this server never is. */
export function refuseConnect(socket: Socket, answerError: AnswerError): void {
  socket.on("error", () => socket.destroy());
  answer(socket, new HttpError(405, (texts) => texts.methodNotAllowed("GET")), answerError);
}

function answer(socket: Duplex, error: HttpError, answerError: AnswerError): void {
  const { status } = error;
  const { contentType, text } = answerError(error);
  const head = [
    `HTTP/1.1 ${STATUS_LINES[status]}`,
    `Content-Type: ${contentType}`,
    `Content-Length: ${Buffer.byteLength(text)}`,
    "X-Content-Type-Options: nosniff",
    "Cache-Control: no-store",
    // What could not be read brings no name along.
    `${REQUEST_ID}: ${newRequestId()}`,
    ...(status === 405 ? ["Allow: GET, HEAD, POST, PUT, DELETE"] : []),
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${text}`);
  const timer = setTimeout(() => socket.destroy(), LINGER);
  socket.once("close", () => clearTimeout(timer));
}
