import { type Elements, Serialized } from "./answer.ts";
import { breather } from "./breather.ts";

/** How a list begins and ends: `[` and `]`, or the object that it is the last field of. */
function brackets({ head, key }: Elements): [open: string, close: string] {
  if (key === undefined) return ["[", "]"];
  const text = JSON.stringify({ ...head, [key as string]: [] });
  return [text.slice(0, -2), text.slice(-2)];
}

/** Characters that are gathered to a piece: a turn of the generator takes as long as the JSON of 100 characters. */
const PIECE = 16 * 1024;

/**
 * The JSON of a list, in pieces: together the bytes of `JSON.stringify`. A large element is a piece of its own. The event loop turns
 * between elements that take long. When the reader leaves, the source is told by its `return`.
 *
 * @param check called with each element before it is written
 */
export async function* encodeElements(
  list: Elements,
  check?: (element: unknown) => void,
): AsyncGenerator<string> {
  const [open, close] = brackets(list);
  const source = iteratorOf(list.items);
  const breathe = breather();
  let piece = open;
  let separator = "";
  try {
    for (;;) {
      const next = source.next();
      // The element itself is not held on to while its text is on its way.
      const text = textOf(next instanceof Promise ? await next : next, check);
      if (text === undefined) break;
      piece += separator;
      separator = ",";
      if (text.length < PIECE) piece += text;
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
    yield piece + close;
  } finally {
    await source.return?.();
  }
}

function iteratorOf(items: Elements["items"]): AsyncIterator<unknown> | Iterator<unknown> {
  return Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]();
}

/** Undefined after the last element. */
function textOf(
  { done, value }: IteratorResult<unknown>,
  check?: (element: unknown) => void,
): string | undefined {
  if (done) return undefined;
  check?.(value);
  return value instanceof Serialized ? value.text : (JSON.stringify(value) ?? "null");
}

/** The list with one element, or none: what the schema of the whole says of it. */
export function withElement({ head, key }: Elements, items: readonly unknown[]): unknown {
  const values = items.map((item) => (item instanceof Serialized ? JSON.parse(item.text) : item));
  return key === undefined ? values : { ...head, [key as string]: values };
}
