import { omissibleFields } from "./omissibleFields.ts";
import { reachable } from "./reachable.ts";
import { mapValues } from "./subschemas.ts";
import {
  NULL_IS_ABSENT,
  type OpenApiDocument,
  operationsOf,
  REFERENCE,
  resolveSchema,
  ruleExtension,
  type Schema,
} from "./toolkit/openApi.ts";

const PREFIX = "#/components/schemas/";
/** What is said of a property, and not of its values. */
const ANNOTATIONS = new Set(["description", "default", "deprecated", "example", "examples"]);

/** Keywords that say which values a map has. */
const MAPS = ["additionalProperties", "unevaluatedProperties"];
/** Null, as OpenAPI 3.0 says it. */
const NONE_30: Schema = { type: "object", nullable: true, enum: [null] };

export interface NullableOptions {
  /** Requests whose fields may be null. */
  readonly isMeant: (mediaType: string, operationId: string) => boolean;
  /** Is a component used by others too? They go on with it, the requests get a copy. */
  readonly isShared: (component: string) => boolean;
  /** Of the names of copies. */
  readonly suffix: string;
  /** Is null the same as leaving the field out? Else it takes the field away, and values of a map as well. */
  readonly isAbsent: boolean;
}

/** The document with null allowed for every optional field of some requests, at every depth. Leaves the input untouched. */
export function nullableFields(
  original: OpenApiDocument,
  { isMeant, isShared, suffix, isAbsent }: NullableOptions,
): OpenApiDocument {
  const document = structuredClone(original);
  const components = document.components?.schemas ?? {};
  const renamed = new Map<string, string>();
  const annotations = new Set([...ANNOTATIONS, ruleExtension(original)]);
  const none = document.openapi.startsWith("3.0") ? NONE_30 : { type: "null" };
  const mark = isAbsent ? { [NULL_IS_ABSENT]: true } : {};

  const nameOf = (name: string): string => {
    const known = renamed.get(name);
    if (known !== undefined) return known;
    const own =
      isShared(name) && leadsToOmissible(original, name, isAbsent ? [] : MAPS) ? `${name}${suffix}` : name;
    renamed.set(name, own);
    if (own !== name || !isShared(name)) components[own] = forRequest(components[name] as Schema);
    return own;
  };
  const reference = (text: string) => `${PREFIX}${nameOf(text.slice(PREFIX.length))}`;

  const forRequest = (schema: Schema): Schema => {
    const result = mapSchema(schema, forRequest, reference);
    for (const name of omissibleFields(original, schema)) {
      const property = schema.properties?.[name] as Schema;
      const { type } = resolveSchema(original, property);
      const changed = result.properties as Record<string, Schema>;
      changed[name] = document.openapi.startsWith("3.0")
        ? nullable30(changed[name] as Schema, type, annotations, mark)
        : withAlternative(changed[name] as Schema, none, annotations, mark);
    }
    for (const keyword of isAbsent ? [] : MAPS)
      if (typeof schema[keyword] === "object")
        result[keyword] = { anyOf: [forRequest(schema[keyword] as Schema), none] };
    return result;
  };

  for (const { operation } of operationsOf(document)) {
    for (const [mediaType, media] of Object.entries(operation.requestBody?.content ?? {}))
      if (isMeant(mediaType, operation.operationId) && media.schema) media.schema = forRequest(media.schema);
  }
  return document;
}

/** A schema with its direct subschemas and its references replaced. */
function mapSchema(
  schema: Schema,
  change: (child: Schema) => Schema,
  reference: (ref: string) => string,
): Schema {
  const replaced = (keyword: string, value: unknown): unknown => {
    if (value === undefined) return undefined;
    switch (keyword) {
      case "$ref":
        return reference(value as string);
      case "items":
        return change(value as Schema);
      case "properties":
        return mapValues(value as Record<string, Schema>, change);
      case "anyOf":
      case "oneOf":
      case "allOf":
        return (value as Schema[]).map(change);
      case "discriminator": {
        const { propertyName, mapping = {} } = value as NonNullable<Schema["discriminator"]>;
        return { propertyName, mapping: mapValues(mapping, reference) };
      }
      default:
        return value;
    }
  };
  return Object.fromEntries(
    Object.entries(schema).map(([keyword, value]) => [keyword, replaced(keyword, value)]),
  );
}

function leadsToOmissible(document: OpenApiDocument, name: string, keywords: readonly string[]): boolean {
  const holds = (node: unknown): boolean =>
    typeof node === "object" &&
    node !== null &&
    (omissibleFields(document, node as Schema).length > 0 ||
      keywords.some((keyword) => typeof (node as Schema)[keyword] === "object") ||
      Object.values(node).some(holds));
  return [name, ...reachable(document, document.components?.schemas?.[name])].some((each) =>
    holds(document.components?.schemas?.[each]),
  );
}

/** As the emitter writes `T | null`; `nullable` needs the type beside it, so a union of types gets an alternative. */
function nullable30(
  schema: Schema,
  type: Schema["type"],
  annotations: ReadonlySet<string>,
  mark: Schema,
): Schema {
  if (type === undefined) return withAlternative(schema, NONE_30, annotations, mark);
  const { $ref, ...rest } = schema;
  return {
    type,
    ...($ref !== undefined && { allOf: [{ $ref }] }),
    ...rest,
    nullable: true,
    ...mark,
  };
}

/** As the emitter writes `T | null`; what is said of the property stays outside of the union. */
function withAlternative(
  schema: Schema,
  none: Schema,
  annotations: ReadonlySet<string>,
  mark: Schema,
): Schema {
  const entries = Object.entries(schema);
  // A mark that names keywords stays where they are; one on the whole is of the property.
  const isSaid = ([keyword, said]: [string, unknown]) =>
    annotations.has(keyword) || (keyword === REFERENCE && said === true);
  const value: Schema = Object.fromEntries(entries.filter((each) => !isSaid(each)));
  const said = Object.fromEntries(entries.filter(isSaid));
  const { anyOf, ...beside } = value;
  const union = anyOf && Object.keys(beside).length === 0 ? anyOf : [value];
  return { anyOf: [...union, none], ...mark, ...said };
}
