import type { OpenApiDocument, Schema } from "../toolkit/openApi.ts";
import { mapSchemas } from "./mapSchemas.ts";

const INT32 = 2 ** 31;

/**
 * The document with a width for every number. Without one, generators take what their language has: Go 32 bits for a `number`, so
 * that 123456.78 is no longer that, Java and C# 32 bits for an `integer`. An integer whose bounds fit gets `int32`, another
 * `int64`; a number that is none gets `double`, which is what JSON is read into. Leaves the input untouched.
 */
export function numberFormats(document: OpenApiDocument): OpenApiDocument {
  return mapSchemas(document, (schema) => {
    const types = [schema.type].flat();
    if (schema.format !== undefined || schema.enum !== undefined) return schema;
    if (types.includes("number")) return withFormat(schema, "double");
    return types.includes("integer") ? withFormat(schema, widthOf(schema)) : schema;
  });
}

function widthOf({ minimum = -Infinity, maximum = Infinity }: Schema): string {
  return minimum >= -INT32 && maximum < INT32 ? "int32" : "int64";
}

/** The format stands beside the type, where a reader looks for it. */
function withFormat({ type, ...rest }: Schema, format: string): Schema {
  return { type, format, ...rest };
}
