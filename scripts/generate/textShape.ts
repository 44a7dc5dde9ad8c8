import type { ScalarType, TextShape } from "./toolkit/contractModule.ts";
import { type OpenApiDocument, resolveSchema, type Schema } from "./toolkit/openApi.ts";

type JsonType = Exclude<ScalarType, "decimal"> | "array" | "object";

/** The order in which a text is tried: `1` of an `integer | string` is a number. */
const SCALARS = ["null", "boolean", "integer", "number", "string"] as const;
const ALL: readonly JsonType[] = [...SCALARS, "array", "object"];
const NULL: ReadonlySet<JsonType> = new Set(["null"]);

/**
 * How texts become values of a schema, as far as its types say: by `$ref`, `type`, `enum`, `const` and the schemas of `allOf`,
 * `anyOf` and `oneOf`. A schema that says nothing takes any text.
 *
 * @throws Error saying why no text can carry the values of the schema
 */
export function textShape(document: OpenApiDocument, schema: Schema): TextShape {
  const types = typesOf(document, schema);
  const isList = types.has("array");
  const isObject = types.has("object");
  if (types.size === ALL.length || !(isList || isObject))
    return { kind: "scalar", types: scalarTypes(document, schema) };
  if (types.difference(NULL).size > 1)
    throw new Error(
      "it may be of several kinds (single value, list, object), which a text cannot tell apart",
    );
  if (isObject) return objectShape(document, schema);
  const items = parts(document, schema).flatMap((part) => (part.items ? [part.items] : []));
  return { kind: "array", items: scalarTypes(document, { anyOf: items }) };
}

function objectShape(document: OpenApiDocument, schema: Schema): TextShape {
  const schemas = new Map<string, Schema[]>();
  const others: Schema[] = [];
  for (const part of parts(document, schema)) {
    for (const [name, property] of Object.entries(part.properties ?? {}))
      schemas.set(name, [...(schemas.get(name) ?? []), property]);
    const rest = (part.unevaluatedProperties ?? part.additionalProperties) as Schema | boolean | undefined;
    if (rest === true) others.push({});
    else if (rest && !isNothing(rest)) others.push(rest);
  }
  return {
    kind: "object",
    properties: Object.fromEntries(
      [...schemas].map(([name, anyOf]) => [name, scalarTypes(document, { anyOf })]),
    ),
    rest: others.length === 0 ? null : scalarTypes(document, { anyOf: others }),
  };
}

const isNothing = ({ not }: Schema) => not !== undefined && Object.keys(not as Schema).length === 0;

/** The scalar types of a schema, `string` where it says nothing. */
function scalarTypes(document: OpenApiDocument, schema: Schema): readonly ScalarType[] {
  const types = typesOf(document, schema);
  if (types.size === ALL.length || types.size === 0) return ["string"];
  if (types.has("array") || types.has("object"))
    throw new Error("it has lists or objects inside, for which texts have no form");
  const isDecimal = parts(document, schema).some(({ format }) => /^decimal/.test(String(format)));
  return SCALARS.filter((type) => types.has(type) && !(type === "integer" && types.has("number"))).map(
    (type) => (type === "number" && isDecimal ? "decimal" : type),
  );
}

/** The schema and all that it is composed of, references resolved. */
function parts(document: OpenApiDocument, schema: Schema): Schema[] {
  const resolved = resolveSchema(document, schema);
  const composed: Schema[] = [resolved.allOf, resolved.anyOf, resolved.oneOf].flatMap((each) => each ?? []);
  return [resolved, ...composed.flatMap((part) => parts(document, part))];
}

/** JSON types of the values that a schema allows; an integer is a number, too. */
function typesOf(document: OpenApiDocument, schema: Schema): ReadonlySet<JsonType> {
  const resolved = resolveSchema(document, schema);
  const ofParts = (schemas: readonly Schema[]) => schemas.map((part) => typesOf(document, part));
  const said: ReadonlySet<JsonType>[] = ofParts(resolved.allOf ?? []);
  for (const union of [resolved.anyOf, resolved.oneOf])
    if (union) said.push(new Set(ofParts(union).flatMap((types) => [...types])));
  if (resolved.type !== undefined) said.push(withIntegers([resolved.type].flat() as JsonType[]));
  const values = "const" in resolved ? [resolved.const] : resolved.enum;
  if (values) said.push(new Set(values.map(typeOf)));
  return said.reduce((left, right) => left.intersection(right), new Set(ALL));
}

const withIntegers = (types: JsonType[]) =>
  new Set(types.includes("number") ? [...types, "integer" as const] : types);

function typeOf(value: unknown): JsonType {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isInteger(value) ? "integer" : (typeof value as JsonType);
}
