import type { Dialect } from "./dialect.ts";
import { GenerateError } from "./generateError.ts";
import { numberBounds } from "./numberBounds.ts";
import { omissibleFields } from "./omissibleFields.ts";
import { alternativesByTag, derivedByTag } from "./polymorphism.ts";
import { LISTS_OF_SCHEMAS, MAPS_OF_SCHEMAS, mapValues, SCHEMAS } from "./subschemas.ts";
import { componentName, type OpenApiDocument, resolveSchema, type Schema } from "./toolkit/openApi.ts";
import { IN_PLACE } from "./tracking.ts";

/** Keywords of JSON Schema 2020-12 that decide validity, by what they hold. All others are annotations. */
const VALUES = [
  ...["$id", "$ref", "$anchor", "type", "enum", "const", "format"],
  ...["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"],
  ...["minLength", "maxLength", "pattern", "minItems", "maxItems", "uniqueItems", "minContains"],
  ...["maxContains", "minProperties", "maxProperties", "required", "dependentRequired"],
];
const BOUNDS = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"];

/** Extension in which a contract says what a pattern asks for. */
const PATTERN_TEXT = "x-pattern-text";

/** Whose values a validator reads: requests may be read with tolerance (`Reading`), answers are read as they are. */
export type Direction = "request" | "answer";

/**
 * The `$id` under which the validators of a direction know a component. No component has such a name of its own. The `base` of a
 * model with `@discriminator` is that model alone, as those that extend it contain it.
 */
export const schemaId = (name: string, direction: Direction, part?: "base"): string =>
  `${name}${direction === "request" ? "?request" : ""}${part === "base" ? "?base" : ""}`;

/**
 * An OpenAPI 3.1 schema reduced to what decides validity: annotations and `x-*` dropped, `$ref` turned into the `$id` of the
 * component, and what formats and discriminators say turned into keywords. Leaves the input untouched.
 *
 * @param part `base` leaves out the models that extend it
 */
export function validationSchema(
  document: OpenApiDocument,
  schema: Schema,
  direction: Direction,
  dialect: Dialect,
  part?: "base",
): Schema {
  // A schema may be `true` or `false`.
  if (typeof schema !== "object") return schema;
  if (schema.$dynamicRef !== undefined)
    throw new GenerateError("$dynamicRef is not served: refer to a component by $ref");
  const reduced = (child: Schema) => validationSchema(document, child, direction, dialect);
  const result: Schema = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (value === undefined) continue;
    if (VALUES.includes(keyword)) result[keyword] = value;
    else if (SCHEMAS.includes(keyword)) result[keyword] = reduced(value as Schema);
    else if (LISTS_OF_SCHEMAS.includes(keyword)) result[keyword] = (value as Schema[]).map(reduced);
    else if (MAPS_OF_SCHEMAS.includes(keyword))
      result[keyword] = mapValues(value as Record<string, Schema>, reduced);
  }
  // The emitter writes records so.
  if (result.unevaluatedProperties !== undefined && !IN_PLACE.some((each) => result[each] !== undefined)) {
    result.additionalProperties ??= result.unevaluatedProperties;
    delete result.unevaluatedProperties;
  }
  referToComponents(document, schema, direction, result);
  putFormat(schema, direction, dialect, result);
  putVariants(document, schema, direction, part, result);
  if (direction === "request") readAsRequest(document, schema, dialect, result);
  return result;
}

/** Puts the `$id` of a component for the pointer to it; a model is extended by its base. */
function referToComponents(document: OpenApiDocument, schema: Schema, direction: Direction, result: Schema) {
  const name = componentName(schema);
  if (name !== undefined) result.$ref = schemaId(name, direction);
  result.allOf = schema.allOf?.map((parent, index) => {
    const base = componentName(parent);
    const isExtended = derivedByTag(document.components?.schemas?.[base ?? ""] ?? {}).size > 0;
    const plain = result.allOf?.[index] as Schema;
    return base !== undefined && isExtended ? { ...plain, $ref: schemaId(base, direction, "base") } : plain;
  });
  if (result.allOf === undefined) delete result.allOf;
}

/** Keeps a format that the dialect knows, of texts; the bounds of a number that travels as text are those of its value. */
function putFormat(schema: Schema, direction: Direction, { formats }: Dialect, result: Schema) {
  const { type, contentEncoding, format = contentEncoding as string | undefined } = schema;
  delete result.format;
  if ([type].flat().some((each) => each === "integer" || each === "number")) {
    Object.assign(result, numberBounds(schema, direction === "request"));
    if (direction === "request" && format?.startsWith("decimal")) result.exactDecimal = true;
    return;
  }
  if (format === undefined || !formats.has(format)) return;
  result.format = format;
  const bounds = BOUNDS.filter((keyword) => schema[keyword] !== undefined);
  if (bounds.length > 0)
    result.textBounds = Object.fromEntries(bounds.map((keyword) => [keyword, schema[keyword]]));
}

function putVariants(
  document: OpenApiDocument,
  schema: Schema,
  direction: Direction,
  part: "base" | undefined,
  result: Schema,
) {
  const propertyName = schema.discriminator?.propertyName as string;
  const index = alternativesByTag(document, schema);
  if (index) Object.assign(result, { discriminator: { propertyName, index } });
  const derived = derivedByTag(schema);
  if (derived.size === 0 || part === "base") return;
  result.derivedBy = propertyName;
  result.derived = mapValues(Object.fromEntries(derived), (name) => ({ $ref: schemaId(name, direction) }));
}

/** The readings of the dialect. A field that is only read is no part of a request (OpenAPI: `readOnly`), so it may be missing. */
function readAsRequest(
  document: OpenApiDocument,
  schema: Schema,
  { reading, patternWords }: Dialect,
  result: Schema,
) {
  const isRead = (name: string) => resolveSchema(document, schema.properties?.[name] ?? {}).readOnly === true;
  if (schema.required?.some(isRead)) result.required = schema.required.filter((name) => !isRead(name));
  if (schema.pattern !== undefined) {
    const words = schema[PATTERN_TEXT] ?? patternWords?.(String(schema.pattern));
    // Null stops the generation, when a validator of requests has it: most components are those of answers alone.
    if (words !== undefined || patternWords !== undefined) result.patternText = words ?? null;
  }
  if (schema.multipleOf !== undefined && reading.nearestDecimal) {
    result.nearMultipleOf = schema.multipleOf;
    delete result.multipleOf;
  }
  const omissible = reading.nullIsAbsent ? omissibleFields(document, schema) : [];
  if (omissible.length > 0) result.nullIsAbsent = omissible;
}
