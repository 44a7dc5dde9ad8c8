import { isUtf8 } from "node:buffer";
import { breather } from "../http/index.ts";

/** Longest line in bytes; a row needs about 80. */
export const MAX_LINE_BYTES = 1000;

/** A line of a file, without its end. `text` is null when the line is too long or not UTF-8. */
export interface Line {
  number: number;
  text: string | null;
  problem?: "long" | "encoding";
}

/** Lines of the largest batch: some milliseconds of reading. */
const BATCH = 200;
const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;
const BYTE_ORDER_MARK = "\ufeff";

/**
 * Splits a byte stream into lines (LF or CRLF), in batches as they arrive. A line without end costs no memory beyond its limit,
 * and between batches other requests get their turn.
 *
 * @param latin1 whether a line that is not UTF-8 is read as ISO-8859-1
 * @param longest bytes of the longest line
 */
export async function* readLines(
  chunks: AsyncIterable<Buffer>,
  { latin1 = false, longest = MAX_LINE_BYTES } = {},
): AsyncGenerator<Line[]> {
  let number = 0;
  let kept: Buffer[] = [];
  let length = 0;

  const keep = (part: Buffer) => {
    if (length <= longest) kept.push(part);
    length += part.length;
  };
  const finish = (): Line => {
    number++;
    const bytes = kept.length === 1 ? (kept[0] as Buffer) : Buffer.concat(kept);
    const isLong = length > longest;
    kept = [];
    length = 0;
    if (isLong) return { number, text: null, problem: "long" };
    const encoding = isUtf8(bytes) ? "utf8" : "latin1";
    if (encoding === "latin1" && !latin1) return { number, text: null, problem: "encoding" };
    const end = bytes[bytes.length - 1] === CARRIAGE_RETURN ? bytes.length - 1 : bytes.length;
    const text = bytes.toString(encoding, 0, end);
    return { number, text: number === 1 && text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text };
  };

  const breathe = breather();
  for await (const chunk of chunks) {
    let batch: Line[] = [];
    let from = 0;
    for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, from)) {
      keep(chunk.subarray(from, at));
      batch.push(finish());
      from = at + 1;
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
      await breathe();
    }
    if (from < chunk.length) keep(chunk.subarray(from));
    if (batch.length > 0) yield batch;
    await breathe();
  }
  if (length > 0) yield [finish()];
}
