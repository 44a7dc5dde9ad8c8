import { mapSubschemas } from "./subschemas.ts";
import type { Schema } from "./toolkit/openApi.ts";

/**
 * A schema of OpenAPI 3.1 in the words of AsyncAPI, which are those of JSON Schema draft 7: what stands beside a reference counts only
 * in an `allOf` there, a tuple is a list of `items`, the tag of a union is its name alone. `unevaluatedProperties` and
 * `dependentSchemas` have no words there: the schema admits what they forbid.
 */
export function draft07(schema: Schema): Schema {
  const {
    $ref,
    discriminator,
    prefixItems,
    items,
    example,
    unevaluatedProperties,
    dependentSchemas,
    ...said
  } = mapSubschemas(schema, draft07);
  const beside: Schema = {
    ...said,
    ...(discriminator && { discriminator: discriminator.propertyName as never }),
    ...(prefixItems !== undefined
      ? { items: prefixItems as Schema, ...(items !== undefined && { additionalItems: items }) }
      : items !== undefined && { items }),
    ...(example !== undefined && { examples: [example] }),
  };
  if ($ref === undefined) return beside;
  return Object.keys(beside).length === 0 ? { $ref } : { allOf: [{ $ref }], ...beside };
}
