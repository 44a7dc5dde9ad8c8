import { htmlTagNames } from "html-tag-names";
import { svgTagNames } from "svg-tag-names";
import { SCRIPT_ADDRESS } from "./scriptAddress.ts";

const ELEMENTS = new Set([...htmlTagNames, ...svgTagNames].map((name) => name.toLowerCase()));

const COMMENT = /<!--(?:[^<]|<(?!!--))*?-->/g;
/** A tag whose quotes match: a `>` inside them does not end it. */
const QUOTED_TAG = /<\/?[a-z](?:"[^"]*"|'[^']*'|[^<>"'])*>/gi;
/** Any other tag: up to the next `>` before which no tag begins or, without one, up to the next `<`. */
const TAG = /<([a-z/!?][^\s/<>]*)(?:(?:[^<>]|<(?![a-z/!?]))*>|[^<>]*)/gi;
/** An attribute that runs something or, as `style` can, fetches it: the page may close a tag that the text left open. */
const ATTRIBUTE = /(?<![\p{L}\p{N}_-])(?:on\w+|style)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s<>]*)/giu;
/** What every pattern above needs a character of, or a reference to one. */
const MARKUP_CHARACTER = /[<=:&]/g;

/** What is removed may bring together what was apart: `<<b>script>`. Nobody nests so deep by accident. */
const ROUNDS = 8;

/**
 * Takes HTML out of a text (CHAT-MSG-008, NS-055): tags, comments, event attributes and `javascript:` addresses, wherever they stand,
 * so that what is left runs and fetches nothing as the content of an element. A tag that no `>` closes is one only by the name of an
 * element, by `/`, `!` or `?`: `preço <R$ 10` stays as it was written, as do `a < b & c` and entities.
 *
 * The time it takes grows with the length of the text alone. Stripping again changes nothing.
 */
export function stripHtml(text: string): string {
  let current = text;
  for (let round = 0; round < ROUNDS; round++) {
    const next = stripOnce(current);
    if (next === current) return next;
    current = next;
  }
  return current.replace(MARKUP_CHARACTER, "");
}

const stripOnce = (text: string): string =>
  text
    .replace(COMMENT, "")
    .replace(QUOTED_TAG, "")
    .replace(TAG, (tag, name: string) => (tag.endsWith(">") || isMarkup(name) ? "" : tag))
    .replace(ATTRIBUTE, "")
    .replace(SCRIPT_ADDRESS, "");

const isMarkup = (name: string): boolean => /^[/!?]/.test(name) || ELEMENTS.has(name.toLowerCase());
