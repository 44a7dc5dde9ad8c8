import { isFile } from "../files.ts";
import {
  componentName,
  type MediaTypeObject,
  type OpenApiDocument,
  operationsOf,
  type Schema,
} from "../toolkit/openApi.ts";

/**
 * The document with the form of a request in front of its other media types when only the form takes files: generators write one
 * method for an operation, for the media type that they meet first, and a file given to that of JSON is gone. In place.
 */
export function filesFirst(document: OpenApiDocument): void {
  for (const { operation } of operationsOf(document)) {
    if (!operation.requestBody) continue;
    const types = Object.entries(operation.requestBody.content);
    const [forms, others] = [types.filter(hasFiles), types.filter((each) => !hasFiles(each))];
    operation.requestBody.content = Object.fromEntries([...forms, ...others]);
  }
  function hasFiles([mediaType, { schema = {} }]: [string, MediaTypeObject]): boolean {
    const form: Schema = document.components?.schemas?.[componentName(schema) ?? ""] ?? schema;
    const isOne = (part: Schema) => isFile(part) || (part.items !== undefined && isFile(part.items));
    return mediaType === "multipart/form-data" && Object.values(form.properties ?? {}).some(isOne);
  }
}
