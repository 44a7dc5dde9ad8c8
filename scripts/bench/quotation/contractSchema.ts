import { readFileSync } from "node:fs";
import { type OpenApiDocument, resolveSchema, type Schema } from "../../generate/toolkit/openApi.ts";

/** A schema of generated/loja/document.json with every reference put in place and without the words that only people read. */
export function contractSchema(name: string): Schema {
  const file = new URL("../../../generated/loja/document.json", import.meta.url);
  const document = JSON.parse(readFileSync(file, "utf8")) as OpenApiDocument;
  return inlined({ $ref: `#/components/schemas/${name}` }) as Schema;

  function inlined(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(inlined);
    if (typeof value !== "object" || value === null) return value;
    const { description, example, examples, ...own } = resolveSchema(document, value as Schema);
    const kept = Object.entries(own).filter(([key]) => !key.startsWith("x-"));
    return Object.fromEntries(kept.map(([key, inner]) => [key, inlined(inner)]));
  }
}
