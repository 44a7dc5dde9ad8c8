import {
  registerSchema,
  setShouldValidateSchema,
  unregisterSchema,
  type Validator,
} from "@hyperjump/json-schema";
import { addKeyword, BASIC, getKeyword } from "@hyperjump/json-schema/experimental";
import * as Instance from "@hyperjump/json-schema/instance/experimental";
import { validate as validate30 } from "@hyperjump/json-schema/openapi-3-0";
import { validate as validate31 } from "@hyperjump/json-schema/openapi-3-1";
import type { OpenApiDocument } from "../generate/toolkit/openApi.ts";
import type { PublishedExample } from "./examplesOf.ts";

const DOCUMENT = "https://frete.invalid/document";

// That the documents have the form of OpenAPI, the linters see.
setShouldValidateSchema(false);
acceptNegativeMultiples();

/**
 * Holds examples against the schemas of their document by a validator that knows the dialects of OpenAPI, `nullable` of 3.0
 * included; what does not satisfy its schema, in words. Formats are left to ajv, which is told ours.
 */
export async function checkByHyperjump(
  document: OpenApiDocument,
  examples: readonly PublishedExample[],
): Promise<string[]> {
  const is30 = document.openapi.startsWith("3.0");
  const dialect = is30 ? "3.0/schema" : "3.1/schema-base";
  registerSchema(document as never, DOCUMENT, `https://spec.openapis.org/oas/${dialect}`);
  try {
    const known = new Map<string, Validator>();
    const problems: string[] = [];
    for (const { pointer, value } of examples) {
      const validate =
        known.get(pointer) ?? (await (is30 ? validate30 : validate31)(`${DOCUMENT}#${encodeURI(pointer)}`));
      known.set(pointer, validate);
      const output = validate(value as never, BASIC);
      if (output.valid) continue;
      const places = output.errors?.map(({ instanceLocation, keyword }) => `${instanceLocation} ${keyword}`);
      problems.push(`${pointer}: ${places?.join(", ")}`);
    }
    return problems;
  } finally {
    unregisterSchema(DOCUMENT);
  }
}

/** Its own `multipleOf` compares the remainder with 0 and with the step, and so takes -5.5 for no multiple of 0.001. */
function acceptNegativeMultiples(): void {
  const own = getKeyword<number>("https://json-schema.org/keyword/multipleOf");
  addKeyword({
    ...own,
    interpret: (step, instance, context) => {
      if (Instance.typeOf(instance) !== "number") return true;
      const magnitude = Math.abs(Instance.value<number>(instance));
      return own.interpret(step, Instance.fromJs(magnitude), context);
    },
  });
}
