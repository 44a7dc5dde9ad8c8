import { type OpenApiDocument, resolveSchema, type Schema } from "./toolkit/openApi.ts";

/**
 * The optional properties of an object schema that do not say themselves what null means: in a request null for one of them is
 * the same as leaving it out.
 */
export function omissibleFields(
  document: OpenApiDocument,
  { properties = {}, required = [] }: Schema,
): string[] {
  return Object.keys(properties).filter(
    (name) => !required.includes(name) && !admitsNull(document, properties[name] as Schema),
  );
}

/** Keywords that say which values a schema takes; one without any of them takes every value. */
const TYPING = ["type", "enum", "const", "allOf", "anyOf", "oneOf"];

function admitsNull(document: OpenApiDocument, schema: Schema): boolean {
  const target = resolveSchema(document, schema);
  if (!TYPING.some((keyword) => target[keyword] !== undefined)) return true;
  if (target.nullable === true || [target.type].flat().includes("null") || target.enum?.includes(null))
    return true;
  return [...(target.anyOf ?? []), ...(target.oneOf ?? [])].some((each) => admitsNull(document, each));
}
