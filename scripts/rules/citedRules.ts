/** An id, and the end of the range that it begins: `..005`, `..NS-005`, also after the line break of a comment. */
const IDS = /\b([A-Z]+(?:-[A-Z]+)*)-(\d{3})\b(?:\.\.[\s*]*(?:\1-)?(\d{3})\b)?/g;

/** One mention of a rule in a text. */
export interface Citation {
  id: string;
  /** Line of the mention, from 1. */
  line: number;
}

/**
 * Every rule id that a text mentions, the members of ranges such as `EVT-011..014` included.
 * @param prefixes what ids begin with; other words of that form (SHA-256) are no ids
 */
export function citedRules(text: string, prefixes: ReadonlySet<string>): Citation[] {
  const citations: Citation[] = [];
  let line = 1;
  let at = 0;
  for (const { 1: prefix = "", 2: first, 3: last = first, index } of text.matchAll(IDS)) {
    if (!prefixes.has(prefix)) continue;
    for (; at < index; at++) if (text[at] === "\n") line++;
    for (let number = Number(first); number <= Number(last); number++)
      citations.push({ id: `${prefix}-${String(number).padStart(3, "0")}`, line });
  }
  return citations;
}

/** What the ids of a list begin with. */
export function prefixesOf(ids: Iterable<string>): Set<string> {
  return new Set([...ids].map((id) => id.slice(0, id.lastIndexOf("-"))));
}
