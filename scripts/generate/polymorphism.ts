import { componentName, type OpenApiDocument, resolveSchema, type Schema } from "./toolkit/openApi.ts";

/**
 * Which alternative of a `oneOf` each value of its tag means. Undefined when the alternatives do not say so themselves, each by
 * values of its own that it requires: then `oneOf` alone decides (OpenAPI 3.1, section 4.8.25: the tag changes no validity).
 */
export function alternativesByTag(
  document: OpenApiDocument,
  { type, oneOf, discriminator }: Schema,
): Record<string, number> | undefined {
  if (discriminator === undefined || oneOf === undefined || type !== "object") return undefined;
  const entries = oneOf.flatMap((alternative, index) => {
    const values = tagValues(document, alternative, discriminator.propertyName) ?? [undefined];
    return values.map((value) => [value, index] as const);
  });
  const byTag = new Map(entries);
  const isTold = byTag.size === entries.length && entries.every(([value]) => typeof value === "string");
  return isTold ? Object.fromEntries(entries) : undefined;
}

/** The values that a schema, or what it extends, requires a property to have. */
function tagValues(document: OpenApiDocument, schema: Schema, name: string): readonly unknown[] | undefined {
  const { properties = {}, required = [], allOf = [] } = resolveSchema(document, schema);
  const property = properties[name] && resolveSchema(document, properties[name]);
  const values = property?.const === undefined ? property?.enum : [property.const];
  if (values !== undefined && required.includes(name)) return values;
  return allOf.map((part) => tagValues(document, part, name)).find((found) => found !== undefined);
}

/**
 * The components that extend a model with `@discriminator`, by the value of its tag: the emitter lists them in the mapping of a
 * discriminator that stands beside no `oneOf`. Empty for other schemas.
 */
export function derivedByTag({ oneOf, anyOf, discriminator }: Schema): Map<string, string> {
  if (oneOf !== undefined || anyOf !== undefined) return new Map();
  const names = Object.entries(discriminator?.mapping ?? {}).map(
    ([value, $ref]) => [value, componentName({ $ref })] as const,
  );
  return new Map(names.filter((entry): entry is [string, string] => entry[1] !== undefined));
}
