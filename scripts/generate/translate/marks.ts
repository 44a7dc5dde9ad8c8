/** What of Markdown a translation keeps as it is: code, what links and pictures lead to, and addresses. */
const KEPT = /(?<!`)(`+)(?!`)[\s\S]*?[^`]\1(?!`)|(?<=\]\()[^)\s]+|<?https?:\/\/[^\s)>]+[^\s)>.,;:]/g;
const NUMBERED = /^ *\d+[.)] /;

/** What a translation has as often as its text, and in the same order. */
const MARKS: Readonly<Record<string, RegExp>> = {
  headings: /^#{1,6} /gm,
  "items or quotations": /^ *[-*+>](?= )/gm,
  "numbered items": /^ *\d+[.)] /gm,
  "bold words": /\*\*/g,
  "cells of a table": /(?<!\\)\|/g,
};

/**
 * What a translation has otherwise than its source, of what is the same in every language: in words, or undefined when nothing is.
 */
export function differingMarks(source: string, translation: string): string | undefined {
  const kept = (text: string) => text.match(KEPT) ?? [];
  const lost = without(kept(source), kept(translation));
  if (lost.length > 0) return `it has no ${lost.join(" and no ")}`;
  const added = without(kept(translation), kept(source));
  if (added.length > 0) return `it has ${added.join(" and ")}, which the text has not`;
  const other = Object.keys(MARKS).find((kind) => marksOf(source, kind) !== marksOf(translation, kind));
  return other && `it has other ${other}`;
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

/** The marks of a kind, one after the other. Code may hold anything: what stands in it is none. */
function marksOf(text: string, kind: string): string {
  const prose = text.replace(KEPT, "");
  // Amid a paragraph a number at the beginning of a line is no item: the text was folded there.
  if (kind === "numbered items")
    return NUMBERED.test(prose) ? `${prose.match(MARKS[kind] as RegExp)?.length}` : "";
  return (prose.match(MARKS[kind] as RegExp) ?? []).join("");
}
