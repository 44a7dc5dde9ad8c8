import type { OpenApiDocument } from "../generate/toolkit/openApi.ts";
import { schemaNodes } from "./schemaNodes.ts";

/**
 * An OpenAPI 3.0 document whose schemas are JSON Schemas that say the same: `nullable` adds null to the type that stands beside it, and
 * says nothing without one (OpenAPI 3.0.3); what stands beside a `$ref` is ignored; an exclusive bound is the bound.
 */
export function asJsonSchema(original: OpenApiDocument): OpenApiDocument {
  const document = structuredClone(original);
  for (const { schema } of [...schemaNodes(document)]) {
    const { $ref, type, nullable, minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
    if ($ref !== undefined) for (const key of Object.keys(schema)) if (key !== "$ref") delete schema[key];
    if (nullable === true && typeof type === "string") schema.type = [type, "null"];
    delete schema.nullable;
    if (exclusiveMinimum === true) schema.exclusiveMinimum = minimum;
    if (exclusiveMaximum === true) schema.exclusiveMaximum = maximum;
  }
  return document;
}
