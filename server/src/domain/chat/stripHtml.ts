const COMMENT = /<!--[\s\S]*?-->/g;
/** A tag as a browser reads it: a `>` inside quotes does not end it. */
const QUOTED_TAG = /<[A-Za-z/!?](?:"[^"]*"|'[^']*'|[^<>"'])*>/g;
/** A tag whose quotes do not match. */
const TAG = /<[A-Za-z/!?][^<>]*>/g;
/** A `<` that something which ends a tag follows, with other `<` in between. */
const OPENING = /<(?=[A-Za-z/!?])/g;

/**
 * Takes HTML out of a text (CHAT-MSG-008, NS-055): tags with all their attributes, comments and doctypes, again and again until
 * none is left, so that `<<b>script>` gives nothing. A `<` that begins no tag stays as it was written: `a < b & c`,
 * `preço <R$ 10`. Entities are left as they are and never become tags. The result holds no tag, and so no event attribute;
 * stripping it again changes nothing.
 */
export function stripHtml(text: string): string {
  let current = text;
  for (;;) {
    let next = current.replace(COMMENT, "").replace(QUOTED_TAG, "").replace(TAG, "");
    if (next === current && isClosed(next)) next = next.replace(OPENING, "");
    if (next === current) return next;
    current = next;
  }
}

/** Whether a `>` follows something that begins like a tag: a browser would take `<a <5>` for one. */
function isClosed(text: string): boolean {
  const opening = text.search(OPENING);
  return opening >= 0 && text.includes(">", opening);
}
