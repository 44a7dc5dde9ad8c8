import type { IncomingMessage } from "node:http";
import { ClientGone, HttpError } from "./errors.ts";

/**
 * What `use` makes of all bytes of a request body.
 *
 * @throws what `use` throws, HttpError 413 beyond `maxBytes` (the rest stays unread), ClientGone when the connection ends before the body
 */
export function readBytes<T>(
  request: IncomingMessage,
  maxBytes: number,
  use: (bytes: Buffer) => T,
): Promise<T> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers["content-length"] ?? 0) > maxBytes) {
      reject(new HttpError(413, (texts) => texts.bodyTooLarge(maxBytes)));
      return;
    }
    const chunks: Buffer[] = [];
    let length = 0;
    const settle = () => {
      request.removeListener("data", onData).removeListener("end", onEnd).removeListener("close", onClose);
    };
    const onData = (chunk: Buffer) => {
      length += chunk.length;
      chunks.push(chunk);
      if (length <= maxBytes) return;
      settle();
      request.pause();
      reject(new HttpError(413, (texts) => texts.bodyTooLarge(maxBytes)));
    };
    const onEnd = () => {
      settle();
      try {
        resolve(use(chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks, length)));
      } catch (error) {
        reject(error);
      }
    };
    const onClose = () => {
      settle();
      reject(new ClientGone());
    };
    request.on("data", onData).on("end", onEnd).on("close", onClose).on("error", ignore);
  });
}

/** The `close` that follows says it; without a listener the error of a broken upload would end the process. */
function ignore(): void {}
