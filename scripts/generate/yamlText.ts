import { hash } from "node:crypto";
import { stringify } from "yaml";

const OPTIONS = { lineWidth: 0, aliasDuplicateObjects: false };
/** How deep a document is taken apart: operations (`paths./books.get`) and components (`components.schemas.Book`) are parts. */
const DEPTH = 2;
/** As many parts as all editions of some large contracts have. */
const MOST = 20_000;
/** The longest key that stands before its value in one line. */
const LONGEST_KEY = 1000;
/** What a part is -> its lines. Editions and layers share most of theirs, and a save changes few. */
const known = new Map<string, string>();

/** A document as YAML: the text that `stringify` gives for the whole, put together of parts that are printed once. */
export function yamlText(document: object): string {
  return isParted(document) ? linesOf(document, 0) : stringify(document, OPTIONS);
}

const linesOf = (node: object, depth: number): string =>
  Object.entries(node)
    .map(([key, value]) => {
      if (value === undefined) return "";
      const isApart = depth < DEPTH && isParted(value) && key.length <= LONGEST_KEY;
      return isApart ? headOf(key, depth) + linesOf(value, depth + 1) : partOf(key, value, depth);
    })
    .join("");

/** The line of a key whose value stands below it. */
const headOf = (key: string, depth: number): string =>
  partOf(key, { a: 0 }, depth).slice(0, -`${indent(depth + 1)}a: 0\n`.length);

/** The lines of one entry. What a text looks like depends on how far it is indented. */
function partOf(key: string, value: unknown, depth: number): string {
  const name = hash("sha256", JSON.stringify([depth, key, value]), "base64");
  const earlier = known.get(name);
  if (earlier !== undefined) return earlier;
  let nested: object = { [key]: value };
  let around = "";
  for (let level = 0; level < depth; level++) {
    nested = { a: nested };
    around += `${indent(level)}a:\n`;
  }
  const text = stringify(nested, OPTIONS).slice(around.length);
  if (known.size >= MOST) known.clear();
  known.set(name, text);
  return text;
}

const indent = (depth: number): string => "  ".repeat(depth);

const isParted = (value: unknown): value is object =>
  typeof value === "object" &&
  value !== null &&
  Object.getPrototypeOf(value) === Object.prototype &&
  Object.values(value).some((each) => each !== undefined);
