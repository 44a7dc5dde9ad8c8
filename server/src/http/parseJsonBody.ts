import { isUtf8 } from "node:buffer";
import { HttpError } from "./errors.ts";
import { isTooDeep } from "./isTooDeep.ts";

/**
 * The value of a JSON body: strict UTF-8 (a leading BOM is skipped), of bounded depth.
 *
 * @param maxDepth deepest nesting of objects and arrays
 * @param parse reads the text as JSON
 * @param look is told the value and the text that it was read from; throws to refuse
 * @throws HttpError 400, or what `look` throws
 */
export function parseJsonBody(
  bytes: Buffer,
  maxDepth: number,
  parse: (text: string) => unknown,
  look?: (value: unknown, text: string) => void,
): unknown {
  if (!isUtf8(bytes)) throw new HttpError(400, (texts) => texts.bodyNotUtf8());
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const text = hasMark ? bytes.toString("utf8", 3) : bytes.toString("utf8");
  if (isTooDeep(text, maxDepth)) throw new HttpError(400, (texts) => texts.bodyTooDeep(maxDepth));
  let value: unknown;
  try {
    value = parse(text);
  } catch {
    throw new HttpError(400, (texts) => texts.bodyNotJson());
  }
  look?.(value, text);
  return value;
}
