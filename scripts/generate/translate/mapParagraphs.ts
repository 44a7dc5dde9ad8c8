/** What a block of code begins and ends with. */
const FENCE = /^ {0,3}(?:```|~~~)/gm;

/**
 * A text of Markdown with its paragraphs changed: what stands between blank lines. Blocks of code stay as they are.
 *
 * Paragraphs, and not texts as a whole, are what is translated: a change of one leaves the others as they are, and the layer of an
 * interface has fewer of them and no other ones.
 */
export function mapParagraphs(text: string, change: (paragraph: string) => string): string {
  let isFenced = false;
  return text
    .split(/(\n(?:[ \t]*\n)+)/)
    .map((part, index) => {
      const isGap = index % 2 === 1;
      const isCode = isFenced || part.search(FENCE) === 0;
      if ((part.match(FENCE)?.length ?? 0) % 2 === 1) isFenced = !isFenced;
      return isGap || isCode || part.trim() === "" ? part : change(part);
    })
    .join("");
}
