import { describePart } from "../diagnostics/diagnostic.ts";
import type { OpenApiDocument } from "../toolkit/openApi.ts";
import { type Catalogue, isOpen, translationOf } from "./catalogue.ts";
import { mapParagraphs } from "./mapParagraphs.ts";
import { mapTexts } from "./mapTexts.ts";

/** Extension of `info` that names the language of an edition (BCP 47). */
const LANGUAGE = "x-language";

/**
 * A published document in another language: the texts for its readers are those of the catalogue, all else is the same, the hash of the
 * contract included. A paragraph without a translation stays as it is. Leaves the input untouched.
 */
export function edition(document: OpenApiDocument, catalogue: Catalogue, language: string): OpenApiDocument {
  const translated = mapTexts(document, (text, part) =>
    mapParagraphs(text, (paragraph) => {
      const entry = catalogue.find(paragraph, describePart(part));
      return entry === undefined || isOpen(entry) ? paragraph : translationOf(entry);
    }),
  );
  return { ...translated, info: { ...translated.info, [LANGUAGE]: language } };
}
