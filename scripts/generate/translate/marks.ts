/** What of Markdown a translation keeps as it is: code, what links and pictures lead to, and addresses. */
const KEPT = /(`+)[^`](?:[\s\S]*?[^`])?\1(?!`)|(?<=\]\()[^)\s]+|<?https?:\/\/[^\s)>]+[^\s)>.,;:]/g;
/** How lines begin whose number and kind a translation keeps: headings, items, quotations. */
const LINES = /^ *(?:#{1,6}(?= )|[-*+](?= )|\d+[.)](?= )|>)/gm;
/** Cells of a table. */
const CELLS = /(?<!\\)\|/g;
const STRONG = /\*\*/g;

/**
 * What a translation has otherwise than its source, of what is the same in every language: in words, or undefined when nothing is.
 */
export function differingMarks(source: string, translation: string): string | undefined {
  const kept = (text: string) => text.match(KEPT) ?? [];
  const lost = without(kept(source), kept(translation));
  if (lost.length > 0) return `it has no ${lost.join(" and no ")}`;
  const added = without(kept(translation), kept(source));
  if (added.length > 0) return `it has ${added.join(" and ")}, which the text has not`;
  for (const [what, mark] of [
    ["headings, items or quotations", LINES],
    ["bold words", STRONG],
    ["cells of a table", CELLS],
  ] as const)
    if (marksOf(source, mark) !== marksOf(translation, mark)) return `it has other ${what}`;
  return undefined;
}

/** Those of `words` that are not among `others`, as often as they are not. */
function without(words: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return words.filter((word) => {
    const index = left.indexOf(word);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** Code may hold anything: what stands in it is no mark. */
const marksOf = (text: string, mark: RegExp): string =>
  (text.replace(KEPT, "").match(mark) ?? []).map((each) => each.trim().replace(/^\d+/, "1")).join(" ");
