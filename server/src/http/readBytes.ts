import type { IncomingMessage } from "node:http";
import type { BodyShare } from "./bodyGate.ts";
import { ClientGone, HttpError } from "./errors.ts";
import { releaseBytes } from "./releaseBytes.ts";
import { turnToBegin } from "./turns.ts";

/** Bytes of a body that is read at once; a larger one waits for its turn when others are waiting. */
export const AT_ONCE = 16 * 1024;

/**
 * What `use` makes of all bytes of a request body. Those of a large one are given back as soon as it has returned.
 *
 * @param share what of the memory for bodies the request holds
 * @throws what `use` throws, HttpError 413 beyond `maxBytes` and 503 beyond the share (the rest stays unread), ClientGone when the
 * connection ends before the body
 */
export function readBytes<T>(
  request: IncomingMessage,
  maxBytes: number,
  use: (bytes: Buffer) => T | Promise<T>,
  share?: BodyShare,
): T | Promise<T> {
  const announced = Number(request.headers["content-length"] ?? 0);
  if (announced > maxBytes) throw new HttpError(413, (texts) => texts.bodyTooLarge(maxBytes));
  share?.take(announced);
  // Most bodies lie there when they are asked for: nothing has to be waited for, only to be let run to its end.
  if (announced > 0 && announced <= AT_ONCE && request.readableLength === announced) {
    // So many: without a number the first of its parts would do.
    const bytes: Buffer = request.read(announced);
    request.resume();
    return use(bytes);
  }
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const settle = () => {
      request.removeListener("data", onData).removeListener("end", onEnd).removeListener("close", onClose);
    };
    const onData = (chunk: Buffer) => {
      try {
        if (length + chunk.length > maxBytes)
          throw new HttpError(413, (texts) => texts.bodyTooLarge(maxBytes));
        if (announced === 0) share?.take(chunk.length);
        length += chunk.length;
        chunks.push(chunk);
      } catch (error) {
        settle();
        request.pause();
        reject(error);
      }
    };
    const onEnd = async () => {
      settle();
      try {
        const turn = length > AT_ONCE ? turnToBegin(() => share?.owner) : undefined;
        if (turn) await turn;
        const bytes = chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks, length);
        if (length <= AT_ONCE) return resolve(use(bytes));
        if (chunks.length > 1) chunks.forEach(releaseBytes);
        try {
          resolve(use(bytes));
        } finally {
          releaseBytes(bytes);
        }
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
