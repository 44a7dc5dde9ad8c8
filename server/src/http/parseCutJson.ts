import type { CutList } from "./cutJson.ts";

/**
 * What `JSON.parse` makes of a text, in steps: what is around the lists, then a part of a list at a time. In the text around them each list
 * is replaced by its number alone.
 *
 * @param lists from `cutJson`
 * @throws SyntaxError
 */
export function* parseCutJson(text: string, lists: readonly CutList[]): Generator<void, unknown> {
  let around = "";
  let end = 0;
  for (const [number, { from, to }] of lists.entries()) {
    around += text.slice(end, from) + number;
    end = to;
  }
  const value = JSON.parse(around + text.slice(end)) as object;
  const places = new Map<number, unknown[]>();
  for (const place of Array.isArray(value) ? [value] : Object.values(value))
    if (Array.isArray(place)) places.set(place.pop(), place);
  for (const [number, list] of lists.entries()) {
    // Of a name that comes twice the last counts, and the other must be JSON as well.
    const place = places.get(number) ?? [];
    const starts = [list.from, ...list.commas.map((comma) => comma + 1)];
    for (const [part, start] of starts.entries()) {
      const elements = JSON.parse(`[${text.slice(start, list.commas[part] ?? list.to)}]`) as unknown[];
      if (elements.length === 0 && starts.length > 1) throw new SyntaxError("an element is missing");
      for (const element of elements) place.push(element);
      yield;
    }
  }
  return value;
}
