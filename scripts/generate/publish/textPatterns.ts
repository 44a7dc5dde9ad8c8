import type { PublishedPatterns } from "../dialect.ts";
import type { OpenApiDocument, Schema } from "../toolkit/openApi.ts";
import { mapSchemas } from "./mapSchemas.ts";

/** Keywords that say of a text what it is. */
const SAID = ["pattern", "enum", "const", "format", "contentMediaType", "contentEncoding"];

/**
 * The document with patterns for what the contract refuses beyond JSON Schema: beside the formats that are its own, and of texts of
 * requests that say nothing of their characters. Leaves the input untouched.
 */
export function textPatterns(
  document: OpenApiDocument,
  { formats = {}, line, freeText = line }: PublishedPatterns,
): OpenApiDocument {
  const known = mapSchemas(document, (schema) => {
    const pattern = formats[schema.format ?? ""];
    return pattern === undefined || schema.pattern !== undefined ? schema : { ...schema, pattern };
  });
  if (line === undefined) return known;
  return mapSchemas(
    known,
    (schema) =>
      isPlainText(schema) ? { ...schema, pattern: schema["x-free-text"] === true ? freeText : line } : schema,
    "requests",
  );
}

const isPlainText = (schema: Schema) =>
  [schema.type].flat().includes("string") && SAID.every((keyword) => schema[keyword] === undefined);
