import document from "@frete/contract/loja/document.json" with { type: "json" };
import {
  NULL_IS_ABSENT,
  type OpenApiDocument,
  resolveSchema,
  type Schema,
} from "@frete/contract/toolkit/openApi";

const contract = document as unknown as OpenApiDocument;

/** A value with null for every field that it leaves out and the contract lets null leave out, at every depth. */
export function withNulls<T>(component: string, value: T): T {
  return filled({ $ref: `#/components/schemas/${component}` }, value) as T;
}

function filled(schema: Schema, value: unknown): unknown {
  const { properties = {}, items } = resolveSchema(contract, schema);
  if (Array.isArray(value)) return items ? value.map((item) => filled(items, item)) : value;
  if (typeof value !== "object" || value === null) return value;
  const nulls = Object.entries(properties).filter(([, property]) => property[NULL_IS_ABSENT] === true);
  const sent = Object.entries(value).map(([name, child]) => [name, filled(properties[name] ?? {}, child)]);
  return { ...Object.fromEntries(nulls.map(([name]) => [name, null])), ...Object.fromEntries(sent) };
}
