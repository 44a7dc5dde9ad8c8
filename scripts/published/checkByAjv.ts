import type { OpenApiDocument } from "../generate/toolkit/openApi.ts";
import { documentValidators } from "./documentValidators.ts";
import type { PublishedExample } from "./examplesOf.ts";

/** Holds examples against the schemas of their document by ajv; what does not satisfy its schema, in words. */
export function checkByAjv(document: OpenApiDocument, examples: readonly PublishedExample[]): string[] {
  const { ajv, at } = documentValidators(document);
  return examples.flatMap(({ pointer, value }) => {
    const validate = at(pointer);
    return validate(value) ? [] : [`${pointer}: ${ajv.errorsText(validate.errors, { dataVar: "example" })}`];
  });
}
