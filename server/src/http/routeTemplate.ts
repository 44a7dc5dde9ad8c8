import { routeShape } from "@frete/contract/toolkit/routesOf";

/** The raw parameters of a text, none of them empty; undefined when it is no text of the template. */
export type MatchTemplate = (text: string) => string[] | undefined;

/**
 * Makes the matcher of a template with parameters beside fixed text, in time linear in the text. Each parameter is as short as it
 * can be, the last one as long as it must.
 */
export function createTemplateMatcher(template: string): MatchTemplate {
  const [first = "", ...between] = routeShape(template)
    .split(/\{\+?\}/)
    .map((text) => encodeURI(decodedText(text)));
  const last = between.pop() ?? "";
  return (raw) => {
    const text = raw.includes("%") ? upperCaseEscapes(raw) : raw;
    const end = text.length - last.length;
    if (!text.startsWith(first) || !text.endsWith(last)) return undefined;
    const found: string[] = [];
    let from = first.length;
    for (const fixed of between) {
      const at = text.indexOf(fixed, from + 1);
      if (at < 0) return undefined;
      found.push(text.slice(from, at));
      from = at + fixed.length;
    }
    if (end <= from) return undefined;
    found.push(text.slice(from, end));
    return found;
  };
}

/** The two spellings of an escape are one (RFC 3986, 6.2.2.1). */
const upperCaseEscapes = (text: string) => text.replace(/%[0-9a-f]{2}/gi, (each) => each.toUpperCase());

/** `%62ooks` is another spelling of `books` (RFC 3986, 6.2.2.2); what cannot be decoded stays as it is. */
export function decodedText(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
