import { type ContractPart, describePart } from "../diagnostics/diagnostic.ts";
import type { Place } from "../diagnostics/fromCompiler.ts";
import type { OpenApiDocument } from "../toolkit/openApi.ts";
import { mapParagraphs } from "./mapParagraphs.ts";
import { mapTexts } from "./mapTexts.ts";
import type { ContractText } from "./translation.ts";

/** Every paragraph of documents once, in the order in which they come. */
export function contractTexts(
  documents: readonly OpenApiDocument[],
  locate: (part: ContractPart) => Place,
): ContractText[] {
  const found = new Map<string, ContractText & { parts: Set<string> }>();
  const note = (source: string, part: ContractPart) => {
    const text = found.get(source) ?? { source, parts: new Set(), place: () => locate(part) };
    text.parts.add(describePart(part));
    found.set(source, text);
    return source;
  };
  for (const document of documents)
    mapTexts(document, (text, part) => mapParagraphs(text, (source) => note(source, part)));
  return [...found.values()];
}

/** The paragraphs of several services, each once. */
export function mergedTexts(services: readonly (readonly ContractText[])[]): ContractText[] {
  const found = new Map<string, ContractText>();
  for (const text of services.flat()) {
    const known = found.get(text.source);
    found.set(text.source, known ? { ...known, parts: known.parts.union(text.parts) } : text);
  }
  return [...found.values()];
}
