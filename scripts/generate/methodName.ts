import type { OperationObject } from "./toolkit/openApi.ts";

const CALL_AS = "x-call-as";

/**
 * The method that calls an operation: what `@callAs` says; otherwise its first tag, and its id without the word of that tag at the
 * end, in the singular or the plural: `books.add` for addBook under Books. Without a tag the id alone.
 */
export function methodName(
  operation: Pick<OperationObject, "operationId" | "tags"> & Partial<OperationObject>,
): string {
  const said = operation[CALL_AS];
  if (typeof said === "string") return said;
  const [tag] = operation.tags ?? [];
  if (tag === undefined) return joined(wordsOf(operation.operationId));
  const group = joined(wordsOf(tag));
  const words = wordsOf(operation.operationId);
  // As emitters name the operations of an interface: Books_list.
  const id = joined(words.length > 1 && joined(words.slice(0, 1)) === group ? words.slice(1) : words);
  const stem = group.replace(/s$/, "");
  const name = new RegExp(`^(.*[a-z0-9])${stem}(?:s|es)?$`, "i").exec(id)?.[1] ?? id;
  return `${group}.${name}`;
}

const wordsOf = (text: string) => text.split(/[^A-Za-z0-9]+/).filter((word) => word !== "");
const joined = (words: readonly string[]) =>
  words.map((word, index) => (index === 0 ? lower(word) : upper(word))).join("");

/** Abbreviations are lowered as a whole. */
const lower = (word: string) =>
  word === word.toUpperCase() ? word.toLowerCase() : `${word[0]?.toLowerCase()}${word.slice(1)}`;
const upper = (word: string) => `${word[0]?.toUpperCase()}${word.slice(1)}`;
