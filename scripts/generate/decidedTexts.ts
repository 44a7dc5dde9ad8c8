/** How a paragraph of a description begins that tells what only the service decides, and its interface leaves open. */
export const DECIDED = "**In this service**";

/**
 * Takes what only the service decides off every description of a document, in place: the paragraphs that begin with `DECIDED`, the
 * headings that have nothing below them then, and a description that has nothing else.
 *
 * @param node the document, or a part of it
 */
export function withoutDecidedTexts(node: unknown): void {
  if (typeof node !== "object" || node === null) return;
  const element = node as Record<string, unknown>;
  const { description } = element;
  if (typeof description === "string" && description.includes(DECIDED)) {
    const left = withoutDecided(description);
    if (left === "") delete element.description;
    else element.description = left;
  }
  for (const child of Object.values(element)) withoutDecidedTexts(child);
}

function withoutDecided(description: string): string {
  const kept: string[] = [];
  for (const paragraph of description.split("\n\n").reverse())
    if (!paragraph.startsWith(DECIDED) && !isEmptySection(paragraph, kept[0])) kept.unshift(paragraph);
  return kept.join("\n\n");
}

/** Is a paragraph a heading with nothing before the next one that ends its section? */
function isEmptySection(paragraph: string, next: string | undefined): boolean {
  const depth = depthOf(paragraph);
  return depth > 0 && (next === undefined || (depthOf(next) > 0 && depthOf(next) <= depth));
}

/** How deep a heading is, 1 to 6; 0 for what is none. */
const depthOf = (paragraph: string): number => /^(#{1,6}) /.exec(paragraph)?.[1]?.length ?? 0;
