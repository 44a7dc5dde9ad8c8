import { readFileSync } from "node:fs";

const FILE = new URL("explained.tsv", import.meta.url);

/** Why a mutant is rightly not noticed. */
export interface Explanation {
  /** The ids that it explains; `*` stands for any text. Behind `=` is a single id, whose `*` is that of a place in a list. */
  pattern: string;
  reason: string;
}

/** The explanations on file: a table of patterns and reasons. */
export function readExplanations(text: string = readFileSync(FILE, "utf8")): Explanation[] {
  const [, ...rows] = text.trimEnd().split("\n");
  return rows.map((row) => {
    const [pattern = "", reason = ""] = row.split("\t");
    return { pattern, reason };
  });
}

/** The reason on file for a mutant; undefined when it is not explained. */
export function explanationOf(id: string, explanations: readonly Explanation[]): string | undefined {
  return explanations.find(({ pattern }) => patternOf(pattern).test(id))?.reason;
}

/** A `*` of the table matches any text, and so also the `*` of a place in a list. */
function patternOf(pattern: string): RegExp {
  const parts = pattern.startsWith("=") ? [pattern.slice(1)] : pattern.split("*");
  const literal = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return new RegExp(`^${literal.join(".*")}$`);
}
