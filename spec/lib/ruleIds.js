import { readFileSync } from "node:fs";

const TABLES = ["../rules.tsv", "../decisoes.tsv"].map((path) => new URL(path, import.meta.url));

/** @type {WeakMap<object, Set<string>>} */
const known = new WeakMap();

/** Ids of the rules of the tables, read once in a program: an editor stays open while they are written. */
export function ruleIds(program) {
  const ids = known.get(program) ?? new Set(TABLES.flatMap(idsOf));
  known.set(program, ids);
  return ids;
}

const idsOf = (table) =>
  readFileSync(table, "utf8")
    .split("\n")
    .slice(1)
    .map((row) => row.split("\t", 1)[0])
    .filter(Boolean);
