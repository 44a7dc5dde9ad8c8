import { componentName, type OpenApiDocument, type Schema } from "@frete/contract/toolkit/openApi";

const ANNOTATIONS = new Set([
  "title",
  "description",
  "example",
  "examples",
  "default",
  "deprecated",
  "discriminator",
  "externalDocs",
  "xml",
  // Dredd's ajv 6 throws on formats that it does not know, and its quotient test refuses 19.99 as a multiple of 0.01.
  // The contract's own validators check both.
  "format",
  "multipleOf",
  "unevaluatedProperties",
]);
const MAPS_OF_SCHEMAS = new Set(["properties", "patternProperties"]);
const VALUES = new Set(["enum", "const", "required", "type"]);

/**
 * A schema of the contract as a self-contained JSON Schema draft-07, the newest that Dredd enforces: annotations
 * dropped, components that it reaches under `definitions`.
 */
export function draft07Schema(document: OpenApiDocument, schema: Schema): Schema {
  const definitions: Record<string, Schema> = {};
  const convert = (node: Schema): Schema => {
    const result: Schema = {};
    for (const [keyword, value] of Object.entries(tupleOf(node))) {
      if (ANNOTATIONS.has(keyword) || keyword.startsWith("x-")) continue;
      // ajv 6 knows no property escapes.
      if (keyword === "pattern" && /\\[pP]\{/.test(value as string)) continue;
      result[keyword] = keyword === "$ref" ? reference(node) : convertValue(keyword, value);
    }
    // Draft-07 ignores what stands beside a $ref; the contract does not.
    const { $ref, ...beside } = result;
    if ($ref === undefined || Object.keys(beside).length === 0) return result;
    return { allOf: [{ $ref }, beside] };
  };
  const convertValue = (keyword: string, value: unknown): unknown => {
    if (VALUES.has(keyword)) return value;
    if (MAPS_OF_SCHEMAS.has(keyword)) {
      return Object.fromEntries(
        Object.entries(value as Record<string, Schema>).map(([key, child]) => [key, convert(child)]),
      );
    }
    if (Array.isArray(value)) return value.map((item) => convert(item as Schema));
    return typeof value === "object" && value !== null ? convert(value as Schema) : value;
  };
  const reference = (node: Schema): string => {
    const name = componentName(node) ?? "";
    if (!(name in definitions)) {
      definitions[name] = {};
      definitions[name] = convert(document.components?.schemas?.[name] ?? {});
    }
    return `#/definitions/${name}`;
  };
  const root = convert(schema);
  return { $schema: "http://json-schema.org/draft-07/schema#", allOf: [root], definitions };
}

/** A tuple as draft-07 writes it. */
function tupleOf({ prefixItems, items, ...rest }: Schema): Schema {
  if (!prefixItems) return items ? { ...rest, items } : rest;
  return { ...rest, items: prefixItems as Schema, ...(items && { additionalItems: items }) };
}
