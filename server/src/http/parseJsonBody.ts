import { isUtf8 } from "node:buffer";
import type { CheckText } from "./checkText.ts";
import { HttpError } from "./errors.ts";
import { isTooDeep } from "./isTooDeep.ts";

/** Deepest nesting of a JSON body (NS-079). */
export const MAX_DEPTH = 32;

/** The escapes that can put a control character or a surrogate into a string; raw ones are malformed JSON or UTF-8. */
const RISKY_ESCAPE = /\\[bfnrtu]/;

/**
 * The value of a JSON body: strict UTF-8 (a leading BOM is skipped), at most 32 levels, strings checked by `checkText`.
 *
 * @throws HttpError 400
 */
export function parseJsonBody(bytes: Buffer, checkText: CheckText): unknown {
  if (!isUtf8(bytes)) throw new HttpError(400, (texts) => texts.bodyNotUtf8());
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const text = hasMark ? bytes.toString("utf8", 3) : bytes.toString("utf8");
  if (isTooDeep(text, MAX_DEPTH)) throw new HttpError(400, (texts) => texts.bodyTooDeep(MAX_DEPTH));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HttpError(400, (texts) => texts.bodyNotJson());
  }
  if (text.includes("\\") && RISKY_ESCAPE.test(text)) checkText(value);
  return value;
}
