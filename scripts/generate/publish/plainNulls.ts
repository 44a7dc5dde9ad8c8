import {
  componentName,
  NULL_IS_ABSENT,
  type OpenApiDocument,
  resolveSchema,
  type Schema,
} from "../toolkit/openApi.ts";
import { mapSchemas } from "./mapSchemas.ts";

/**
 * The document with null said where the type is said: `type: [string, "null"]` in 3.1, `nullable` beside a type in 3.0. The emitter
 * writes `anyOf: [X, null]`, and `nullable` beside `allOf: [$ref]`; generators make a class of its own of each such union, or lose
 * the null, and under 3.0 null satisfies no `allOf` whose type has none. What a reference points at is written out. Of a union of
 * several, and of an object in 3.1, the alternative stays. Leaves the input untouched.
 */
export function plainNulls(document: OpenApiDocument): OpenApiDocument {
  const plain = document.openapi.startsWith("3.0") ? plain30 : plain31;
  return mapSchemas(document, (schema) => plain(document, schema));
}

function plain31(document: OpenApiDocument, schema: Schema): Schema {
  const { anyOf, [NULL_IS_ABSENT]: isAbsent, ...said } = schema;
  if (anyOf?.length !== 2 || !anyOf.some(isNull)) return schema;
  const value = anyOf.find((each) => !isNull(each)) as Schema;
  const { type, ...resolved } = resolveSchema(document, { ...said, allOf: [value] });
  const isObject = componentName(value) !== undefined && resolved.properties !== undefined;
  if (typeof type !== "string" || isObject) return schema;
  return {
    type: [type, "null"],
    ...withNull(resolved),
    ...(isAbsent === true && { [NULL_IS_ABSENT]: true }),
  };
}

const isNull = ({ type }: Schema) => type === "null";

function plain30(document: OpenApiDocument, schema: Schema): Schema {
  if (schema.nullable !== true) return schema;
  if (schema.allOf === undefined) return schema.type === undefined ? schema : withNull(schema);
  const { nullable, [NULL_IS_ABSENT]: isAbsent, ...said } = schema;
  const resolved = resolveSchema(document, said);
  return { ...withNull(resolved), nullable, ...(isAbsent === true && { [NULL_IS_ABSENT]: true }) };
}

/** An enumeration takes null only when it lists it. */
function withNull<S extends Schema>(schema: S): S {
  const { enum: values } = schema;
  return values === undefined || values.includes(null) ? schema : { ...schema, enum: [...values, null] };
}
