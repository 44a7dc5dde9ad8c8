import type { OpenApiDocument, Schema } from "@frete/contract/toolkit/openApi";
import { resolveSchema } from "@frete/contract/toolkit/openApi";

/** The schema and, where it allows several types, each of them. */
export function alternatives(document: OpenApiDocument, schema: Schema): Schema[] {
  const own = resolveSchema(document, schema);
  const others = [...(own.anyOf ?? []), ...(own.oneOf ?? [])];
  return [own, ...others.flatMap((other) => alternatives(document, other))];
}
