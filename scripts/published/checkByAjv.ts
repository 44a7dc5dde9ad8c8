import { Ajv2020 } from "ajv/dist/2020.js";
import ajvFormats from "ajv-formats";
import { formats } from "../../spec/lib/formats.ts";
import type { OpenApiDocument } from "../generate/toolkit/openApi.ts";
import { asJsonSchema } from "./asJsonSchema.ts";
import type { PublishedExample } from "./examplesOf.ts";

/** Holds examples against the schemas of their document by ajv; what does not satisfy its schema, in words. */
export function checkByAjv(document: OpenApiDocument, examples: readonly PublishedExample[]): string[] {
  const ajv = new Ajv2020({
    strict: false,
    validateSchema: false,
    // Cents are no multiple of 0.01 to the bit.
    multipleOfPrecision: 9,
    code: { optimize: false },
  });
  ajvFormats.default(ajv);
  for (const [name, validate] of Object.entries(formats)) ajv.addFormat(name, validate);
  ajv.addSchema(document.openapi.startsWith("3.0") ? asJsonSchema(document) : document, "document");
  return examples.flatMap(({ pointer, value }) => {
    const isValid = ajv.validate({ $ref: `document#${encodeURI(pointer)}` }, value);
    return isValid ? [] : [`${pointer}: ${ajv.errorsText(ajv.errors, { dataVar: "example" })}`];
  });
}
