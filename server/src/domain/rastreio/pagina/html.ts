/** Markup that is safe to send: made by `html` only. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What may stand in a template: text is escaped, markup and lists of it are taken as they are, nothing is left out. */
export type Content = string | number | Html | null | false | readonly Content[];

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/**
 * Markup with every value escaped, for text and for attributes in quotes:
 *
 *     html`<a href="${href}">${texto}</a>`
 *
 * An address must have passed `externalUrl` first: escaping does not make `javascript:` harmless.
 */
export function html(parts: TemplateStringsArray, ...values: readonly Content[]): Html {
  let text = parts[0] as string;
  for (let index = 0; index < values.length; index++) {
    text += write(values[index] as Content) + parts[index + 1];
  }
  return new Html(text);
}

function write(value: Content): string {
  if (value === null || value === false) return "";
  if (value instanceof Html) return value.text;
  if (typeof value === "object") return value.map(write).join("");
  return String(value).replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}
