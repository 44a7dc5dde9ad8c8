import type { OpenApiDocument, Schema } from "./contract.ts";
import { resolved } from "./schemaFields.ts";

/** The schema and, where it allows several types, each of them. */
export function alternatives(document: OpenApiDocument, schema: Schema): Schema[] {
  const own = resolved(document, schema);
  const others = [...(own.anyOf ?? []), ...(own.oneOf ?? [])];
  return [own, ...others.flatMap((other) => alternatives(document, other))];
}
