import type { OpenApiDocument } from "../toolkit/openApi.ts";
import { mapSchemas } from "./mapSchemas.ts";

/**
 * The document with a maximum for the integers of requests that have none: what JSON is read into holds every integer up to 2^53 - 1, and
 * no greater one, which is refused. Leaves the input untouched.
 */
export function safeIntegers(document: OpenApiDocument): OpenApiDocument {
  return mapSchemas(
    document,
    (schema) => {
      const { enum: values, maximum, exclusiveMaximum } = schema;
      const isBounded = values !== undefined || maximum !== undefined || exclusiveMaximum !== undefined;
      const isInteger = [schema.type].flat().includes("integer");
      return isInteger && !isBounded ? { ...schema, maximum: Number.MAX_SAFE_INTEGER } : schema;
    },
    "requests",
  );
}
