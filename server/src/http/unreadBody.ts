import type { IncomingMessage, ServerResponse } from "node:http";
import { releaseBytes } from "./releaseBytes.ts";

/** Bodies up to this many bytes are simply read to their end by Node, and the connection lives on. */
const SMALL = 64 * 1024;
const MAX_DRAINED = 32 * 1024 * 1024;
const MAX_MILLISECONDS = 5000;

/** Does the request announce a body? */
export function hasBody(request: IncomingMessage): boolean {
  const length = request.headers["content-length"];
  return length === undefined ? request.headers["transfer-encoding"] !== undefined : length !== "0";
}

/** Is a body still on its way that is too long, or of unknown length, to be read to its end for nothing? */
export function hasUnreadBody(request: IncomingMessage): boolean {
  if (request.complete || !hasBody(request)) return false;
  return !(Number(request.headers["content-length"]) <= SMALL);
}

/**
 * Ends an answer that was decided before the body arrived. The answer is sent at once; the rest of the body is read and
 * dropped (32 MiB or 5 s at most), and only then the connection closes. Closing at once would reset it, and a client that
 * is still sending would never see the answer.
 */
export function endUnread(
  request: IncomingMessage,
  response: ServerResponse,
  payload: string | Buffer,
): void {
  request.unpipe();
  const isOurs = request.listenerCount("data") === 0;
  let left = MAX_DRAINED;
  const end = () => {
    clearTimeout(timer);
    request.removeListener("data", onData);
    response.end();
  };
  const onData = (chunk: Buffer) => {
    left -= chunk.length;
    if (isOurs) releaseBytes(chunk);
    if (left < 0) end();
  };
  const timer = setTimeout(end, MAX_MILLISECONDS);
  response.write(payload);
  request.on("error", () => {});
  request.on("data", onData).once("end", end).once("close", end).resume();
}
