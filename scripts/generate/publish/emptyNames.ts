import type { OpenApiDocument } from "../toolkit/openApi.ts";
import { mapSchemas } from "./mapSchemas.ts";

/** Extension by which code generators are told how to call the values of an enumeration. */
const NAMES = "x-enum-varnames";
const MARKS = /\p{M}/gu;

/**
 * The document with names for the values of enumerations that have the empty text among them: the generator of Kotlin gives that one
 * none (https://github.com/OpenAPITools/openapi-generator/issues/18660), and names are told for all values or for none. Values that would
 * make no names, or the same, are left as they are. Leaves the input untouched.
 */
export function emptyNames(document: OpenApiDocument): OpenApiDocument {
  return mapSchemas(document, (schema) => {
    // Null, which may stand at the end of them, gets no name.
    const values = schema.enum?.filter((value) => value !== null) ?? [];
    if (!values.includes("") || NAMES in schema) return schema;
    const names = values.map(nameOf);
    const areNames = names.every((name) => /^[A-Z]/.test(name)) && new Set(names).size === names.length;
    return areNames ? { ...schema, [NAMES]: names } : schema;
  });
}

function nameOf(value: unknown): string {
  if (value === "") return "EMPTY";
  return String(value).normalize("NFD").replaceAll(MARKS, "").toUpperCase().replaceAll(/\W+/g, "_");
}
