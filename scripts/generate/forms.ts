import { GenerateError } from "./generateError.ts";
import { parameterEntry } from "./parameterEntries.ts";
import { textShape } from "./textShape.ts";
import type { FormEntry, ParameterEntry, PartEntry } from "./toolkit/contractModule.ts";
import {
  type MediaTypeObject,
  type OpenApiDocument,
  type OperationObject,
  resolveSchema,
  type Schema,
} from "./toolkit/openApi.ts";

/**
 * How the forms that an operation takes, and plain texts that are no strings, become values, by media type; undefined where there
 * are none.
 *
 * @throws GenerateError naming operation and field of what a form has no place for
 */
export function forms(
  document: OpenApiDocument,
  operation: OperationObject,
): Record<string, FormEntry> | undefined {
  const found = Object.entries(operation.requestBody?.content ?? {}).map(([mediaType, media]) => {
    try {
      return [mediaType, formOf(document, mediaType, media)] as const;
    } catch (error) {
      throw new GenerateError(
        `${operation.operationId}: the body cannot be served: ${(error as Error).message}`,
      );
    }
  });
  const forms = found.filter(([, form]) => form !== undefined);
  return forms.length > 0 ? (Object.fromEntries(forms) as Record<string, FormEntry>) : undefined;
}

function formOf(document: OpenApiDocument, mediaType: string, media: MediaTypeObject): FormEntry | undefined {
  switch (/^[^;\s]*/.exec(mediaType)?.[0].toLowerCase()) {
    case "application/x-www-form-urlencoded":
      return {
        fields: fieldsOf(document, media).map(([name, schema]) => field(document, name, schema, media)),
      };
    case "multipart/form-data": {
      const parts = fieldsOf(document, media).map(([name, schema]) => [
        name,
        part(document, name, schema, media),
      ]);
      return { parts: Object.fromEntries(parts) };
    }
    case "text/plain": {
      const shape = textShape(document, media.schema ?? {});
      if (shape.kind !== "scalar") throw new Error("a plain text is no list and no object");
      return shape.types.join() === "string" ? undefined : { types: shape.types };
    }
    default:
      return undefined;
  }
}

/** The fields of a form; a form that says nothing has none. */
function fieldsOf(document: OpenApiDocument, { schema = {} }: MediaTypeObject): [string, Schema][] {
  const {
    properties = {},
    additionalProperties,
    unevaluatedProperties,
    allOf = [],
    anyOf,
    oneOf,
  } = resolveSchema(document, schema);
  const rest = additionalProperties ?? unevaluatedProperties;
  if (anyOf || oneOf) throw new Error("its fields depend on a union: give it one model");
  if (rest !== undefined && rest !== false && !("not" in (rest as object)))
    throw new Error("it takes fields of any name: name them");
  return [...allOf.flatMap((part) => fieldsOf(document, { schema: part })), ...Object.entries(properties)];
}

/** A field of a form as in a query: a list repeats its name, an object is JSON (OpenAPI 3.1.1, 4.8.15.1). */
function field(
  document: OpenApiDocument,
  name: string,
  schema: Schema,
  { encoding = {} }: MediaTypeObject,
): ParameterEntry {
  const { contentType, headers: _, ...style } = encoding[name] ?? {};
  const isJson =
    contentType?.includes("json") || (Object.keys(style).length === 0 && isObject(document, schema));
  const content = isJson ? { content: { "application/json": { schema } } } : {};
  return parameterEntry(document, { name, in: "query", schema, ...style, ...content });
}

/** A part is a text where its type can be written as one, JSON where it says so or is an object, and a file otherwise. */
function part(
  document: OpenApiDocument,
  name: string,
  schema: Schema,
  { encoding = {} }: MediaTypeObject,
): PartEntry {
  const resolved = resolveSchema(document, schema);
  const isJson = /[/+]json\b/i.test(encoding[name]?.contentType ?? "");
  const list = resolved.type === "array" ? { isList: true as const } : {};
  const item = list.isList ? resolveSchema(document, resolved.items ?? {}) : resolved;
  if (isJson || isObject(document, item)) return { kind: "json", ...list };
  const contentType = encoding[name]?.contentType;
  if (isFile(item))
    return { kind: "file", ...list, ...(contentType && contentType !== "*/*" && { contentType }) };
  const shape = textShape(document, item);
  if (shape.kind !== "scalar") throw new Error(`${name} is a list of lists: make it JSON`);
  return { kind: "text", types: shape.types, ...list };
}

function isObject(document: OpenApiDocument, schema: Schema): boolean {
  const { type, properties, allOf = [] } = resolveSchema(document, schema);
  return type === "object" || properties !== undefined || allOf.some((each) => isObject(document, each));
}

/** Of bytes a contract says at most how they are written. */
const isFile = ({ type, format, contentMediaType, enum: values, anyOf, oneOf, const: value }: Schema) =>
  format === "binary" ||
  contentMediaType !== undefined ||
  (type === undefined &&
    values === undefined &&
    anyOf === undefined &&
    oneOf === undefined &&
    value === undefined);
