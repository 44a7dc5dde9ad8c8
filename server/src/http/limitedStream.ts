import type { IncomingMessage } from "node:http";
import { type Readable, Transform } from "node:stream";
import { ClientGone, HttpError } from "./errors.ts";

/**
 * The body of a request as a stream of at most `maxBytes`. Beyond that it fails with HttpError 413, and with ClientGone
 * when the connection ends early; a handler lets both pass. The request itself is never destroyed, so it can be answered.
 */
export function limitedStream(request: IncomingMessage, maxBytes: number): Readable {
  let left = maxBytes;
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      if (left < 0) done(new HttpError(413, (texts) => texts.bodyTooLarge(maxBytes)));
      else done(null, chunk);
    },
  });
  // A stream nobody reads any more may still fail: that must not end the process.
  body.on("error", () => request.unpipe(body));
  request.on("error", () => {});
  request.on("close", () => {
    if (!request.complete) body.destroy(new ClientGone());
  });
  if (Number(request.headers["content-length"] ?? 0) > maxBytes) {
    body.destroy(new HttpError(413, (texts) => texts.bodyTooLarge(maxBytes)));
  } else request.pipe(body);
  return body;
}
