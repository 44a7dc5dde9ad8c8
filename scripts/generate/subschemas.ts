import type { Schema } from "./toolkit/openApi.ts";

/** Keywords of JSON Schema 2020-12 that hold a schema. */
export const SCHEMAS: readonly string[] = [
  ...["items", "contains", "unevaluatedItems", "additionalProperties", "unevaluatedProperties"],
  ...["propertyNames", "not", "if", "then", "else"],
];
/** Those that hold a list of schemas. */
export const LISTS_OF_SCHEMAS: readonly string[] = ["allOf", "anyOf", "oneOf", "prefixItems"];
/** Those that hold schemas by names. */
export const MAPS_OF_SCHEMAS: readonly string[] = [
  "properties",
  "patternProperties",
  "dependentSchemas",
  "$defs",
];

/** A schema with each schema that stands directly in it replaced. A schema may be `true` or `false`: those stay. */
export function mapSubschemas(schema: Schema, change: (child: Schema) => Schema): Schema {
  const replaced = (keyword: string, value: unknown): unknown => {
    if (SCHEMAS.includes(keyword)) return typeof value === "object" ? change(value as Schema) : value;
    if (LISTS_OF_SCHEMAS.includes(keyword)) return (value as Schema[]).map(change);
    if (MAPS_OF_SCHEMAS.includes(keyword)) return mapValues(value as Record<string, Schema>, change);
    return value;
  };
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, replaced(keyword, value)]),
  );
}

/** A record with each value replaced. */
export function mapValues<V, R>(record: Record<string, V>, change: (value: V) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
