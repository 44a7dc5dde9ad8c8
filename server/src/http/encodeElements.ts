import { Elements, Serialized } from "./answer.ts";
import { breather } from "./breather.ts";

/** How a list begins: with `[`, or with the object that it is a field of. */
const opening = ({ head, key }: Elements): string =>
  key === undefined ? "[" : JSON.stringify({ ...head, [key as string]: [] }).slice(0, -2);

/** How it ends, when it is at its end. */
function closing({ key, tail }: Elements): string {
  if (key === undefined) return "]";
  const fields = tail ? JSON.stringify(tail()).slice(1) : "}";
  return fields === "}" ? "]}" : `],${fields}`;
}

/** Holds what is written of a list against a contract. @throws AnswerFault */
type CheckElements = (items: readonly unknown[]) => void;

/** Characters that are gathered to a piece: a turn of the generator takes as long as the JSON of 100 characters. */
const PIECE = 16 * 1024;

/**
 * The JSON of a list, in pieces: together the bytes of `JSON.stringify`. A large element is a piece of its own. The event loop turns
 * between elements that take long. When the reader leaves, the source is told by its `return`.
 *
 * @param check called with each element before it is written, and with none at the end
 */
export async function* encodeElements(list: Elements, check?: CheckElements): AsyncGenerator<string> {
  const source = iteratorOf(list.items);
  const breathe = breather();
  let piece = opening(list);
  let separator = "";
  try {
    for (;;) {
      const next = source.next();
      // The element itself is not held on to while its text is on its way.
      const text = textOf(next instanceof Promise ? await next : next, check);
      if (text === undefined) break;
      piece += separator;
      separator = ",";
      if (typeof text !== "string") {
        yield piece;
        yield* text;
        piece = "";
      } else if (text.length < PIECE) piece += text;
      else {
        yield piece;
        yield text;
        piece = "";
      }
      if (piece.length >= PIECE) {
        yield piece;
        piece = "";
      }
      const pause = breathe();
      if (pause) await pause;
    }
    check?.([]);
    yield piece + closing(list);
  } finally {
    await source.return?.();
  }
}

function iteratorOf(items: Elements["items"]): AsyncIterator<unknown> | Iterator<unknown> {
  return Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
}

/** The text of an element, or its pieces; undefined after the last element. */
function textOf(
  { done, value }: IteratorResult<unknown>,
  check?: CheckElements,
): string | AsyncGenerator<string> | undefined {
  if (done) return undefined;
  if (value instanceof Elements)
    return encodeElements(value, check && ((inner) => check([withElements(value, inner)])));
  check?.([value]);
  return value instanceof Serialized ? value.text : (JSON.stringify(value) ?? "null");
}

/** The list with these elements, as the contract knows it. */
export function withElements({ head, key, tail }: Elements, items: readonly unknown[]): unknown {
  const values = items.map((item) => (item instanceof Serialized ? JSON.parse(item.text) : item));
  return key === undefined ? values : { ...head, [key as string]: values, ...tail?.() };
}
