import type { OpenApiDocument, Schema } from "./contract.ts";
import { resolved } from "./schemaFields.ts";

/**
 * A value of the schema without the properties that the contract does not know. A server may add some, and a comparison of
 * two answers, or of an answer with what was sent, must not depend on them.
 */
export function knownFields(document: OpenApiDocument, schema: Schema, value: unknown): unknown {
  const { anyOf, properties, items } = resolved(document, schema);
  if (value === null || typeof value !== "object") return value;
  if (anyOf) {
    const structured = anyOf.find((alternative) => {
      const { type } = resolved(document, alternative);
      return type === (Array.isArray(value) ? "array" : "object");
    });
    return structured ? knownFields(document, structured, value) : value;
  }
  if (Array.isArray(value)) return items ? value.map((item) => knownFields(document, items, item)) : value;
  if (!properties) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, child]) => {
      const property = properties[name];
      return property ? [[name, knownFields(document, property, child)]] : [];
    }),
  );
}
