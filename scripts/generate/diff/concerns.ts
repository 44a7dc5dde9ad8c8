import { existsSync, globSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Change } from "./change.ts";
import { DiffError } from "./diffError.ts";

/** What a change concerns, by the kind of file: `handlers` -> `server/books.ts:12`. */
export type Concerned = Readonly<Record<string, readonly string[]>>;

/**
 * Where the code of a project stands that a change may concern: a YAML file of kinds and patterns, e.g. `handlers: src/handlers/*.ts`.
 *
 * @returns of a change, the places by kind where its rules are named, or else its operations
 * @throws DiffError of a file that cannot be read
 */
export function concernsOf(file: string): (change: Change) => Concerned {
  if (!existsSync(file))
    throw new DiffError(`there is no file ${file} that says where handlers and cases stand`);
  let kinds: unknown;
  try {
    kinds = parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new DiffError(`${file} cannot be read: ${(error as Error).message.split("\n")[0]}`);
  }
  const isRight =
    typeof kinds === "object" &&
    kinds !== null &&
    Object.values(kinds).every((each) => [each].flat().every((one) => typeof one === "string"));
  if (!isRight) throw new DiffError(`${file} must have a pattern of files, or a list of them, for each kind`);
  const indexes = new Map<string, Map<string, string[]>>();
  return ({ operations, rules }) => {
    const found = Object.entries(kinds as Record<string, string | string[]>).map(([kind, patterns]) => {
      const index = indexes.get(kind) ?? wordsOf([patterns].flat());
      indexes.set(kind, index);
      const places = (words: readonly string[]) => words.flatMap((word) => index.get(word) ?? []);
      const byRule = places(rules);
      const byOperation = places(operations);
      const files = new Set(byOperation.map(fileOf));
      // Of the files of an operation, those that name the very rule.
      const both = byRule.filter((place) => files.has(fileOf(place)));
      return [kind, [...new Set(both.length > 0 ? both : byOperation)]] as const;
    });
    return Object.fromEntries(found.filter(([, places]) => places.length > 0));
  };
}

const fileOf = (place: string) => place.replace(/:\d+$/, "");

/** Word -> the first place of it in each file. */
function wordsOf(patterns: string[]): Map<string, string[]> {
  const index = new Map<string, string[]>();
  const isTest = /\.(?:test|testing)\.[jt]s$/;
  for (const file of globSync(patterns, { exclude: ["**/node_modules/**"] })
    .filter((each) => !isTest.test(each))
    .sort()) {
    const seen = new Set<string>();
    for (const [at, line] of readFileSync(file, "utf8").split("\n").entries())
      for (const [word] of line.matchAll(/[\p{L}_$][\p{L}\p{N}_$-]*/gu)) {
        if (seen.has(word)) continue;
        seen.add(word);
        index.set(word, [...(index.get(word) ?? []), `${file}:${at + 1}`]);
      }
  }
  return index;
}
