import {
  componentName,
  type MediaTypeObject,
  type OpenApiDocument,
  operationsOf,
  type Schema,
} from "./toolkit/openApi.ts";

/** How a file is written in a schema that has a type: OpenAPI 3.0 says it so, and generators read it in 3.1 too. */
const FILE: Schema = { type: "string", format: "binary" };

/** Is it a file: bytes of a media type, without a type of JSON? */
export const isFile = (schema: Schema): boolean => schema.type === "string" && schema.format === "binary";

/**
 * Gives the files of a document a type, in place. In 3.1 the emitter writes the body of an answer with its `contentMediaType` alone,
 * and the part of a form with no schema at all.
 */
export function typeFiles(document: OpenApiDocument): void {
  typeContents(document.paths);
  typeContents(document.components?.schemas);
  for (const { operation } of operationsOf(document))
    for (const [mediaType, media] of Object.entries(operation.requestBody?.content ?? {}))
      if (mediaType.startsWith("multipart/")) typeParts(document, media);
}

function typeContents(node: unknown): void {
  if (typeof node !== "object" || node === null) return;
  Object.values(node).forEach(typeContents);
  const schema = node as Schema;
  if (typeof schema.contentMediaType === "string" && schema.type === undefined) typeFile(schema);
}

/** The parts of a form that are files: the emitter gives them an empty schema, and the media type beside. */
function typeParts(document: OpenApiDocument, { schema = {}, encoding = {} }: MediaTypeObject): void {
  const form = document.components?.schemas?.[componentName(schema) ?? ""] ?? schema;
  for (const [name, part] of Object.entries(form.properties ?? {})) {
    const value = part.type === "array" ? (part.items ?? part) : part;
    const isJson = encoding[name]?.contentType?.includes("json") === true;
    if (Object.keys(value).every(saysNothing) && !isJson) typeFile(value);
  }
}

/** The type stands first, as in any other schema. */
function typeFile(schema: Schema): void {
  const said = { ...schema };
  for (const keyword of Object.keys(said)) delete schema[keyword];
  Object.assign(schema, FILE, said);
}

const saysNothing = (keyword: string) => keyword === "description" || keyword.startsWith("x-");
