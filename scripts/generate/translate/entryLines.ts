import { type Catalogue, type Entry, keyOf } from "./catalogue.ts";

const STRING = /"(?:\\.|[^"\\])*"/g;
const OPENING = new RegExp(`^(msgctxt|msgid) ((?:${STRING.source}\\s*)+)`, "gm");

/**
 * Where the entries of a catalogue begin: the line of their `msgid`, counted from 1. Its library does not tell.
 *
 * @returns a function, which reads the catalogue when it is called first
 */
export function entryLines({ text }: Catalogue): (entry: Entry) => number | undefined {
  let lines: Map<string, number> | undefined;
  return ({ msgid, msgctxt }) => {
    lines ??= linesOf(text);
    return lines.get(keyOf(msgid, msgctxt));
  };
}

function linesOf(text: string): Map<string, number> {
  const found = new Map<string, number>();
  let context = "";
  let [line, from] = [1, 0];
  for (const { 1: word, 2: strings = "", index } of text.matchAll(OPENING)) {
    line += text.slice(from, index).split("\n").length - 1;
    from = index;
    const value = (strings.match(STRING) ?? []).map((part) => JSON.parse(part)).join("");
    if (word === "msgid") found.set(keyOf(value, context), line);
    context = word === "msgctxt" ? value : "";
  }
  return found;
}
