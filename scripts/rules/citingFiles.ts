import { globSync, readFileSync } from "node:fs";
import { citedRules } from "./citedRules.ts";
import { note } from "./contractElements.ts";

/**
 * Where files mention rules: `path:line` of the first mention in each file, by rule.
 * @param patterns globs relative to the working directory; node_modules is left out
 * @param as `value`: only ids that are a text of their own in the program (`"LIV-001"`), not those in comments and titles
 */
export function citingFiles(
  patterns: readonly string[],
  prefixes: ReadonlySet<string>,
  as: "mention" | "value" = "mention",
): Map<string, string[]> {
  const places = new Map<string, string[]>();
  const files = globSync([...patterns], { exclude: ["**/node_modules/**"] }).sort();
  for (const file of files) {
    const seen = new Set<string>();
    const text = readFileSync(file, "utf8");
    for (const { id, line } of citedRules(text, prefixes)) {
      if (seen.has(id) || (as === "value" && !text.includes(`"${id}"`))) continue;
      seen.add(id);
      note(places, id, `${file}:${line}`);
    }
  }
  return places;
}
