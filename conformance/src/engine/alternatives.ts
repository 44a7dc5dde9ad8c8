import type { OpenApiDocument, Schema } from "@frete/contract/toolkit/openApi";
import { resolveSchema } from "@frete/contract/toolkit/openApi";

/** The schema and, where it allows several types, each of them. Found once for each schema: thousands of answers share them. */
export function alternatives(document: OpenApiDocument, schema: Schema): readonly Schema[] {
  const known = found.get(document) ?? new WeakMap<Schema, readonly Schema[]>();
  found.set(document, known);
  const types = known.get(schema) ?? find(document, schema);
  known.set(schema, types);
  return types;
}

const found = new WeakMap<OpenApiDocument, WeakMap<Schema, readonly Schema[]>>();

function find(document: OpenApiDocument, schema: Schema): readonly Schema[] {
  const own = resolveSchema(document, schema);
  const others = [...(own.anyOf ?? []), ...(own.oneOf ?? [])];
  return [own, ...others.flatMap((other) => alternatives(document, other))];
}
