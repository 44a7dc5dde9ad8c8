import { isUtf8 } from "node:buffer";
import { breather } from "./breather.ts";
import { cutJson } from "./cutJson.ts";
import { HttpError } from "./errors.ts";
import { isTooDeep } from "./isTooDeep.ts";
import { parseCutJson } from "./parseCutJson.ts";

/** Bytes that are parsed at once. */
const AT_ONCE = 128 * 1024;

/**
 * The value of a JSON body: strict UTF-8 (a leading BOM is skipped), of bounded depth. A large one is read in parts, between which others
 * get their turn.
 *
 * @param maxDepth deepest nesting of objects and arrays
 * @param parse reads the text as JSON; without it `JSON.parse` does
 * @param look is told the value and the text that it was read from; throws to refuse
 * @throws HttpError 400, or what `look` throws
 */
export function parseJsonBody(
  bytes: Buffer,
  maxDepth: number,
  parse?: (text: string) => unknown,
  look?: (value: unknown, text: string) => void,
): unknown {
  if (!isUtf8(bytes)) throw new HttpError(400, (texts) => texts.bodyNotUtf8());
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  const text = hasMark ? bytes.toString("utf8", 3) : bytes.toString("utf8");
  const seen = (value: unknown) => {
    look?.(value, text);
    return value;
  };
  if (!parse && bytes.length > AT_ONCE) return parseLarge(text, maxDepth).then(seen);
  if (isTooDeep(text, maxDepth)) throw tooDeep(maxDepth);
  return seen(orNotJson(() => (parse ?? JSON.parse)(text)));
}

async function parseLarge(text: string, maxDepth: number): Promise<unknown> {
  const breathe = breather();
  const inTurns = async <T>(steps: Generator<void, T>): Promise<T> => {
    for (;;) {
      const { done, value } = orNotJson(() => steps.next());
      if (done) return value;
      const pause = breathe();
      if (pause) await pause;
    }
  };
  const lists = await inTurns(cutJson(text, maxDepth));
  if (lists === "too deep") throw tooDeep(maxDepth);
  if (lists.length === 0) return orNotJson(() => JSON.parse(text) as unknown);
  return inTurns(parseCutJson(text, lists));
}

/** @throws HttpError 400 when `parse` throws */
function orNotJson<T>(parse: () => T): T {
  try {
    return parse();
  } catch {
    throw new HttpError(400, (texts) => texts.bodyNotJson());
  }
}

const tooDeep = (maxDepth: number) => new HttpError(400, (texts) => texts.bodyTooDeep(maxDepth));
