import { describePattern } from "./describePattern.ts";
import { omissibleFields } from "./omissibleFields.ts";
import { componentName, type OpenApiDocument, type Schema } from "./toolkit/openApi.ts";

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
/** Extension in which `@patternText` says what a pattern asks for. */
const PATTERN_TEXT = "x-pattern-text";
const MAPS_OF_SCHEMAS = new Set(["properties", "patternProperties", "$defs"]);
const VALUES = new Set(["enum", "const", "required", "type"]);

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

/** Whose values a validator reads: requests are read with tolerance (NS-002, NS-003), answers as they are. */
export type Direction = "request" | "answer";

/** The `$id` under which the validators of a direction know a component. No component has such a name of its own. */
export const schemaId = (name: string, direction: Direction): string =>
  direction === "request" ? `${name}?request` : name;

/**
 * An OpenAPI 3.1 schema reduced to what decides validity: annotations and `x-*` dropped, `$ref` turned into the `$id` of
 * the component. Leaves the input untouched.
 */
export function validationSchema(document: OpenApiDocument, schema: Schema, direction: Direction): Schema {
  const reduced = (child: Schema) => validationSchema(document, child, direction);
  const reduceValue = (keyword: string, value: unknown): unknown => {
    if (VALUES.has(keyword)) return value;
    if (Array.isArray(value)) return value.map((item) => reduced(item as Schema));
    return value !== null && typeof value === "object" ? reduced(value as Schema) : value;
  };
  const name = componentName(schema);
  const result: Schema = name === undefined ? {} : { $ref: schemaId(name, direction) };
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === "$ref" || value === undefined) continue;
    if (ANNOTATIONS.has(keyword) || keyword.startsWith("x-")) continue;
    if (keyword === "format" && NUMBER_FORMATS.has(value as string)) continue;
    if (keyword === "discriminator")
      result.discriminator = { propertyName: (value as { propertyName: string }).propertyName };
    // The emitter writes records so; without allOf beside it the two keywords mean the same.
    else if (keyword === "unevaluatedProperties" && !schema.allOf)
      result.additionalProperties = reduceValue(keyword, value);
    else if (keyword === "pattern" && direction === "request")
      Object.assign(result, {
        pattern: value,
        patternText: schema[PATTERN_TEXT] ?? describePattern(String(value)) ?? null,
      });
    else if (keyword === "multipleOf" && direction === "request") result.nearMultipleOf = value;
    else if (MAPS_OF_SCHEMAS.has(keyword))
      result[keyword] = mapValues(value as Record<string, Schema>, reduced);
    else result[keyword] = reduceValue(keyword, value);
  }
  const omissible = direction === "request" ? omissibleFields(document, schema) : [];
  return omissible.length > 0 ? { ...result, nullIsAbsent: omissible } : result;
}

function mapValues<V, R>(record: Record<string, V>, change: (value: V) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
