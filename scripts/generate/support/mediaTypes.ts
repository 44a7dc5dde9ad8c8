import {
  type MediaTypeObject,
  type OpenApiDocument,
  operationsOf,
  resolveSchema,
  type Schema,
} from "../toolkit/openApi.ts";
import type { Examined, Finding } from "./feature.ts";

/** Media types whose values are read and written as their schemas say. */
const UNDERSTOOD =
  /^(?:application\/(?:[\w.+-]*\+)?(?:json|jsonl|json-seq|x-ndjson)|application\/x-www-form-urlencoded|multipart\/form-data|text\/event-stream)(?:;|$)/;
/** Types of schemas that a stream of bytes or a text has, and those of which a plain text is one value. */
const PLAIN = new Set(["string", undefined]);
const SCALAR = new Set(["string", "integer", "number", "boolean", "null", undefined]);

/** Bodies that are structured by their schema and unreadable by their media type: XML, YAML, Protobuf. */
export function* unreadableBodies({ document }: Examined): Generator<Finding> {
  for (const { operation, place, mediaType, schema } of bodies(document)) {
    if (
      mediaType.startsWith("multipart/") ||
      UNDERSTOOD.test(mediaType) ||
      !isStructured(document, schema, mediaType)
    )
      continue;
    yield {
      part: { operation },
      message: `the ${place} is an object, and nothing is known of how ${mediaType} writes one`,
    };
  }
}

/** Bodies of several parts that are no form: parts without names, or an answer of several parts. */
export function* otherMultiparts({ document }: Examined): Generator<Finding> {
  for (const { operation, place, mediaType } of bodies(document))
    if (mediaType.startsWith("multipart/") && (place !== "request" || mediaType !== "multipart/form-data"))
      yield { part: { operation }, message: `the ${place} is ${mediaType}` };
}

function* bodies(document: OpenApiDocument) {
  for (const { operation: described } of operationsOf(document)) {
    const operation = described.operationId;
    const all: [place: string, content: Record<string, MediaTypeObject> | undefined][] = [
      ["request", described.requestBody?.content],
      ...Object.entries(described.responses).map(
        ([status, { content }]) => [`answer ${status}`, content] as [string, typeof content],
      ),
    ];
    for (const [place, content] of all)
      for (const [mediaType, { schema = {} }] of Object.entries(content ?? {}))
        yield { operation, place, mediaType: mediaType.toLowerCase(), schema };
  }
}

function isStructured(document: OpenApiDocument, schema: Schema, mediaType: string): boolean {
  const plain = /^text\/plain(?:;|$)/.test(mediaType) ? SCALAR : PLAIN;
  const { type, anyOf = [], oneOf = [], allOf = [] } = resolveSchema(document, schema);
  return (
    [type].flat().some((each) => !plain.has(each as string)) ||
    [...anyOf, ...oneOf, ...allOf].some((part) => isStructured(document, part, mediaType))
  );
}
