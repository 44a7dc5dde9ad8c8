import { isFile } from "../files.ts";
import {
  componentName,
  type MediaTypeObject,
  type OpenApiDocument,
  operationsOf,
  resolveSchema,
} from "../toolkit/openApi.ts";

const TEXT = "text/plain";

/**
 * Takes off the encodings of the texts of forms that say what holds without them, `text/plain` (OpenAPI, Encoding Object): the emitter
 * writes them, and there are generators that send such a text as a file. In place.
 */
export function plainEncodings(document: OpenApiDocument): void {
  for (const { operation } of operationsOf(document))
    for (const media of Object.values(operation.requestBody?.content ?? {})) withoutTexts(document, media);
}

function withoutTexts(document: OpenApiDocument, media: MediaTypeObject): void {
  const { schema = {}, encoding = {} } = media;
  const { properties = {} } = document.components?.schemas?.[componentName(schema) ?? ""] ?? schema;
  const isText = (name: string) => {
    const field = resolveSchema(document, properties[name] ?? {});
    return [field.type].flat().includes("string") && !isFile(field);
  };
  const told = Object.entries(encoding).filter(
    ([name, { contentType, ...said }]) =>
      contentType !== TEXT || Object.keys(said).length > 0 || !isText(name),
  );
  if (told.length > 0) media.encoding = Object.fromEntries(told);
  else delete media.encoding;
}
