import { freeReadOnly } from "./freeReadOnly.ts";
import {
  componentName,
  ITEM_SCHEMA,
  type MediaTypeObject,
  type OpenApiDocument,
  operationsOf,
  type Schema,
} from "./toolkit/openApi.ts";

/** How a file is written in a schema that has a type. */
const FILE: Schema = { type: "string", format: "binary" };

/** Is it a file: bytes of a media type, without a type of JSON? */
export const isFile = (schema: Schema): boolean => schema.type === "string" && schema.format === "binary";

/**
 * A copy of a document in the words that openapi-typescript turns into the right types:
 * - what `unevaluatedProperties` admits stands in `additionalProperties`; beside declared properties it is of unknown type, because
 *   an index of TypeScript speaks of those too;
 * - no `discriminator`: the tags stand in the variants themselves, and it would add others, and take those of parents away;
 * - files have a type;
 * - a stream of items is a list of them;
 * - requests may leave out what is only read.
 */
export function typingDocument(original: OpenApiDocument): OpenApiDocument {
  const document = structuredClone(original);
  freeReadOnly(document);
  rewriteSchemas(document);
  for (const { operation } of operationsOf(document))
    for (const [mediaType, media] of Object.entries(operation.requestBody?.content ?? {}))
      if (mediaType.startsWith("multipart/")) typeFiles(document, media);
  for (const { operation } of operationsOf(document))
    for (const { content = {} } of Object.values(operation.responses))
      for (const media of Object.values(content))
        if (media[ITEM_SCHEMA]) media.schema = { type: "array", items: media[ITEM_SCHEMA] };
  return document;
}

function rewriteSchemas(node: unknown): void {
  if (typeof node !== "object" || node === null) return;
  Object.values(node).forEach(rewriteSchemas);
  const schema = node as Schema;
  if (typeof schema.discriminator?.propertyName === "string") delete schema.discriminator;
  if (schema.unevaluatedProperties !== undefined) {
    const isDeclared = schema.allOf !== undefined || Object.keys(schema.properties ?? {}).length > 0;
    schema.additionalProperties = isDeclared ? {} : schema.unevaluatedProperties;
    delete schema.unevaluatedProperties;
  }
  if (typeof schema.contentMediaType === "string" && schema.type === undefined) Object.assign(schema, FILE);
}

/** The parts of a form that are files: the emitter gives them an empty schema, and the media type beside. */
function typeFiles(document: OpenApiDocument, { schema = {}, encoding = {} }: MediaTypeObject): void {
  const form = document.components?.schemas?.[componentName(schema) ?? ""] ?? schema;
  for (const [name, part] of Object.entries(form.properties ?? {})) {
    const value = part.type === "array" ? (part.items ?? part) : part;
    const isJson = encoding[name]?.contentType?.includes("json") === true;
    if (Object.keys(value).every((keyword) => keyword === "description") && !isJson)
      Object.assign(value, FILE);
  }
}
