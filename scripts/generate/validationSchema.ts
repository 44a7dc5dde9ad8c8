import { componentName, type Schema } from "./toolkit/openApi.ts";

const ANNOTATIONS = new Set([
  "title",
  "description",
  "summary",
  "example",
  "examples",
  "default",
  "deprecated",
  "readOnly",
  "writeOnly",
  "externalDocs",
  "xml",
  "contentMediaType",
  "contentEncoding",
]);
const MAPS_OF_SCHEMAS = new Set(["properties", "patternProperties", "$defs"]);

/** Formats that say how a number is stored (int32, double): the bounds beside them are what is validated. */
const NUMBER_FORMATS = new Set([
  "int8",
  "int16",
  "int32",
  "int64",
  "uint8",
  "uint16",
  "uint32",
  "uint64",
  "float",
  "double",
  "decimal",
  "binary",
  "byte",
]);

/**
 * An OpenAPI 3.1 schema reduced to what decides validity: annotations and `x-*` dropped, `$ref` turned into the bare
 * component name (which is the `$id` under which the validators know it). Leaves the input untouched.
 */
export function validationSchema(schema: Schema): Schema {
  const name = componentName(schema);
  const result: Schema = name === undefined ? {} : { $ref: name };
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === "$ref" || value === undefined) continue;
    if (ANNOTATIONS.has(keyword) || keyword.startsWith("x-")) continue;
    if (keyword === "format" && NUMBER_FORMATS.has(value as string)) continue;
    if (keyword === "discriminator")
      result.discriminator = { propertyName: (value as { propertyName: string }).propertyName };
    // The emitter writes records so; without allOf beside it the two keywords mean the same.
    else if (keyword === "unevaluatedProperties" && !schema.allOf)
      result.additionalProperties = reduceValue(keyword, value);
    else if (MAPS_OF_SCHEMAS.has(keyword))
      result[keyword] = mapValues(value as Record<string, Schema>, validationSchema);
    else result[keyword] = reduceValue(keyword, value);
  }
  return result;
}

function reduceValue(keyword: string, value: unknown): unknown {
  if (keyword === "enum" || keyword === "const" || keyword === "required" || keyword === "type") return value;
  if (Array.isArray(value)) return value.map((item) => validationSchema(item as Schema));
  return value !== null && typeof value === "object" ? validationSchema(value as Schema) : value;
}

function mapValues<V, R>(record: Record<string, V>, change: (value: V) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
