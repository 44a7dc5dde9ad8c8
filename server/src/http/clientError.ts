import type { Socket } from "node:net";
import type { Duplex } from "node:stream";
import * as messages from "./messages.ts";

const STATUS_LINES: Record<number, string> = {
  400: "400 Bad Request",
  405: "405 Method Not Allowed",
  408: "408 Request Timeout",
  431: "431 Request Header Fields Too Large",
};
/** A client that does not close after its answer is cut off after this many milliseconds. */
const LINGER = 500;

/** Answers what Node's parser or its clock refused, in the shape of every other error: `{mensagem}` and then the end. */
export function answerClientError(error: Error & { code?: string }, socket: Duplex): void {
  // The answer is on its way; what the client goes on sending is of no interest.
  if (socket.writableEnded) return;
  const pending = (socket as Duplex & { _httpMessage?: { headersSent: boolean } })._httpMessage;
  if (error.code === "ECONNRESET" || !socket.writable || pending?.headersSent) {
    socket.destroy();
    return;
  }
  if (error.code === "HPE_HEADER_OVERFLOW") answer(socket, 431, messages.headersTooLarge());
  else if (error.code === "ERR_HTTP_REQUEST_TIMEOUT") answer(socket, 408, messages.requestTimeout());
  else answer(socket, 400, messages.malformedRequest());
}

/** CONNECT asks for a tunnel, which this server never is. */
export function refuseConnect(socket: Socket): void {
  socket.on("error", () => socket.destroy());
  answer(socket, 405, messages.methodNotAllowed("GET"));
}

function answer(socket: Duplex, status: number, mensagem: string): void {
  const body = JSON.stringify({ mensagem });
  const head = [
    `HTTP/1.1 ${STATUS_LINES[status]}`,
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    "X-Content-Type-Options: nosniff",
    "Cache-Control: no-store",
    ...(status === 405 ? ["Allow: GET, HEAD, POST, PUT, DELETE"] : []),
    "Connection: close",
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
  const timer = setTimeout(() => socket.destroy(), LINGER);
  socket.once("close", () => clearTimeout(timer));
}
