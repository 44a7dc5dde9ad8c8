import type { OpenApiDocument, Schema } from "../toolkit/openApi.ts";
import { mapSchemas } from "./mapSchemas.ts";

/**
 * An OpenAPI 3.0 document whose references are as its dialect wants them: nothing beside a `$ref`, where it would not be read, but
 * the `$ref` in an `allOf`; and no `allOf` around a reference with nothing beside it. No list of required fields is empty. Leaves
 * the input untouched.
 */
export function references30(document: OpenApiDocument): OpenApiDocument {
  return mapSchemas(document, (schema) => {
    const { $ref, allOf, required, ...beside } = schema;
    const isAlone = Object.keys(beside).length === 0;
    if ($ref !== undefined) return isAlone ? schema : { allOf: [{ $ref }], ...beside };
    if (allOf?.length === 1 && isAlone && !required?.length) return allOf[0] as Schema;
    return required?.length === 0 ? withoutRequired(schema) : schema;
  });
}

const withoutRequired = ({ required: _none, ...schema }: Schema): Schema => schema;
