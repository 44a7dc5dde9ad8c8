import type { OpenApiDocument, Schema } from "../toolkit/openApi.ts";
import { mapSchemas } from "./mapSchemas.ts";

const INT32 = 2 ** 31;

/**
 * The document with a width for every number. Without one, generators take what their language has: Go 32 bits for a `number`, so
 * that 123456.78 is no longer that, Java and C# 32 bits for an `integer`. An integer whose bounds fit gets `int32`, another
 * `int64`; a number that is none gets `double`, which is what JSON is read into. Numbers of which only whole ones are listed are integers:
 * Java compiles no list of the others. Leaves the input untouched.
 */
export function numberFormats(document: OpenApiDocument): OpenApiDocument {
  return mapSchemas(document, (schema) => {
    if (schema.format !== undefined) return schema;
    const { type, enum: listed } = schema;
    const whole = listed?.every((value) => value === null || Number.isInteger(value))
      ? integerOf(type)
      : type;
    const types = [whole].flat();
    if (types.includes("number")) return withFormat(schema, "double");
    return types.includes("integer") ? withFormat({ ...schema, type: whole }, widthOf(schema)) : schema;
  });
}

const integerOf = (type: Schema["type"]): Schema["type"] =>
  Array.isArray(type)
    ? type.map((each) => (each === "number" ? "integer" : each))
    : type === "number"
      ? "integer"
      : type;

function widthOf({ enum: listed, minimum = -Infinity, maximum = Infinity }: Schema): string {
  if (listed)
    return widthOf({ minimum: Math.min(...listed.map(Number)), maximum: Math.max(...listed.map(Number)) });
  return minimum >= -INT32 && maximum < INT32 ? "int32" : "int64";
}

/** The format stands beside the type, where a reader looks for it. */
function withFormat({ type, ...rest }: Schema, format: string): Schema {
  return { type, format, ...rest };
}
