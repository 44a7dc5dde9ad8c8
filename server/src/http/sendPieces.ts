import type { OutgoingHttpHeaders, ServerResponse } from "node:http";
import { headOf, sendJson } from "./send.ts";
import { writeBytes } from "./writeBytes.ts";

/** Characters of an answer that is sent in one piece: nearly all lists. */
const ONE_PIECE = 768 * 1024;
/** Characters of a longer one that are gathered until they are written; a larger piece is written by itself, which spares a copy. */
const PORTION = 128 * 1024;

/**
 * Writes JSON that comes in pieces. A short one is sent as any other answer, so that what fails meanwhile is an error like others. Of
 * a longer one the next piece is asked for when those before are out of this process: a slow reader holds no more than one. They
 * are written as bytes that are given back at once: a text takes three times its size until it is sent, until then and the next
 * collection of garbage (20 orders of 10 MB: 573 MB at most, and 384 to 409 MB this way).
 *
 * @throws what the source throws; a client that leaves is no error
 */
export async function sendPieces(
  response: ServerResponse,
  status: number,
  pieces: AsyncGenerator<string>,
  headers: OutgoingHttpHeaders,
): Promise<void> {
  const held: string[] = [];
  let length = 0;
  let isBegun = false;
  const flush = () => {
    length = 0;
    const text = held.splice(0).join("");
    return text === "" ? undefined : writeBytes(response, Buffer.from(text));
  };
  for await (const piece of pieces) {
    const isLarge = piece.length >= PORTION;
    if (isLarge && isBegun) await flush();
    held.push(piece);
    length += piece.length;
    if (length < (isBegun ? PORTION : ONE_PIECE)) continue;
    if (!isBegun) response.writeHead(status, headOf(response, headers));
    isBegun = true;
    if (response.req.method === "HEAD" || response.destroyed) break;
    await flush();
  }
  if (!isBegun) return sendJson(response, status, held.join(""), headers);
  if (response.req.method !== "HEAD") await flush();
  response.end();
}
