import type { VariantTable } from "../variant.ts";
import { everyObject, written } from "../variantWraps.ts";

export const fieldsReversed = () =>
  everyObject((object) => Object.fromEntries(Object.entries(object).sort(([a], [b]) => (a < b ? 1 : -1))));
export const moreFields = () => everyObject((object) => ({ ...object, _extensao: { versao: 7 } }));

/** How JSON is written, and what more is in it. */
export const jsonVariants: VariantTable = {
  "escaped-json": {
    does: "writes everything but ASCII, and slashes, as escapes",
    decisions: [],
    wrap: () =>
      written((text) =>
        text
          .replaceAll("/", "\\/")
          .replace(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`),
      ),
  },
  "decimals-written-out": {
    does: "writes 10 as 10.0",
    decisions: [],
    wrap: () =>
      written((text) => outsideTexts(text, (part) => part.replace(/(?<![\d.])(\d+)(?=[,}\]\s]|$)/g, "$1.0"))),
  },
  "money-with-its-zeros": {
    does: "writes 10.5 as 10.50",
    decisions: [],
    wrap: () =>
      written((text) =>
        outsideTexts(text, (part) => part.replace(/(?<![\d.])(\d+\.\d)(?=[,}\]\s]|$)/g, "$10")),
      ),
  },
  exponents: {
    does: "writes 20 as 2e1",
    decisions: [],
    wrap: () =>
      written((text) =>
        outsideTexts(text, (part) => part.replace(/(?<![\d.])([1-9])0(?=[,}\]\s]|$)/g, "$1e1")),
      ),
  },
  "spaced-json": {
    does: "writes JSON on many lines",
    decisions: [],
    wrap: () => written((_, body) => `\n${JSON.stringify(body, null, "\t")}\n`),
  },
  "keys-in-another-order": {
    does: "writes the keys of objects from Z to A",
    decisions: [],
    wrap: fieldsReversed,
  },
  "more-fields": {
    does: "adds a field of its own to every object",
    decisions: [],
    wrap: moreFields,
  },
};

/** Changes JSON outside its texts. */
function outsideTexts(json: string, change: (part: string) => string): string {
  return json.replace(
    /("(?:[^"\\]|\\.)*")|([^"]+)/g,
    (_, text: string | undefined, part = "") => text ?? change(part),
  );
}
