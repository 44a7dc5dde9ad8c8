import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import ajvFormats from "ajv-formats";
import { formats } from "../../spec/lib/formats.ts";
import type { OpenApiDocument } from "../generate/toolkit/openApi.ts";
import { asJsonSchema } from "./asJsonSchema.ts";

/** Makes validators of the schemas of a published document, found by their JSON pointers: ajv's, not those that are generated. */
export function documentValidators(document: OpenApiDocument): {
  ajv: Ajv2020;
  at(pointer: string): ValidateFunction;
} {
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
  const known = new Map<string, ValidateFunction>();
  return {
    ajv,
    at: (pointer) => {
      const validate = known.get(pointer) ?? ajv.compile({ $ref: `document#${encodeURI(pointer)}` });
      known.set(pointer, validate);
      return validate;
    },
  };
}
