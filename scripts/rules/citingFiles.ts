import { globSync, readFileSync } from "node:fs";
import { citedRules } from "./citedRules.ts";
import { note } from "./contractElements.ts";

/**
 * Where files mention rules: `path:line` of the first mention in each file, by rule.
 * @param patterns globs relative to the working directory; node_modules is left out
 */
export function citingFiles(
  patterns: readonly string[],
  prefixes: ReadonlySet<string>,
): Map<string, string[]> {
  const places = new Map<string, string[]>();
  const files = globSync([...patterns], { exclude: ["**/node_modules/**"] }).sort();
  for (const file of files) {
    const seen = new Set<string>();
    for (const { id, line } of citedRules(readFileSync(file, "utf8"), prefixes)) {
      if (seen.has(id)) continue;
      seen.add(id);
      note(places, id, `${file}:${line}`);
    }
  }
  return places;
}
