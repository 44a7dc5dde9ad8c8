import { typeFiles } from "./files.ts";
import { freeReadOnly } from "./freeReadOnly.ts";
import { ITEM_SCHEMA, type OpenApiDocument, operationsOf, type Schema } from "./toolkit/openApi.ts";

/**
 * A copy of a document in the words that openapi-typescript turns into the right types:
 * - what `unevaluatedProperties` admits stands in `additionalProperties`; beside declared properties it is of unknown type, because
 *   an index of TypeScript speaks of those too;
 * - no `discriminator`: the tags stand in the variants themselves, and it would add others, and take those of parents away;
 * - no webhooks: what they carry are types of their own;
 * - files have a type;
 * - a stream of items is a list of them;
 * - requests may leave out what is only read.
 */
export function typingDocument(original: OpenApiDocument): OpenApiDocument {
  const { webhooks: _called, ...served } = original;
  const document = structuredClone(served);
  freeReadOnly(document);
  rewriteSchemas(document);
  typeFiles(document);
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
}
