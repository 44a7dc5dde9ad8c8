import { type OpenApiDocument, resolveSchema, type Schema } from "./toolkit/openApi.ts";

/** The JSON type that all values of a schema have; undefined: they have several. */
export function jsonTypeOf(document: OpenApiDocument, schema: Schema): unknown {
  const { type, anyOf, oneOf, allOf, properties } = resolveSchema(document, schema);
  if (type !== undefined) return type;
  if (properties || allOf) return "object";
  const types = new Set((anyOf ?? oneOf ?? []).map((each) => jsonTypeOf(document, each)));
  return types.size === 1 ? [...types][0] : undefined;
}
