import type { OpenApiDocument, Schema } from "@frete/contract/toolkit/openApi";
import { alternatives } from "./alternatives.ts";

/**
 * A value of the schema without the properties that the contract does not know. A server may add some, and a comparison of
 * two answers, or of an answer with what was sent, must not depend on them. Of several types that are allowed, each may know
 * a property.
 */
export function knownFields(document: OpenApiDocument, schema: Schema, value: unknown): unknown {
  return known(document, alternatives(document, schema), value);
}

function known(document: OpenApiDocument, places: readonly Schema[], value: unknown): unknown {
  if (value === null || typeof value !== "object") return value;
  const inside = (children: readonly Schema[], child: unknown) =>
    known(
      document,
      children.flatMap((schema) => alternatives(document, schema)),
      child,
    );
  if (Array.isArray(value)) {
    const items = places.flatMap((place): readonly Schema[] => (place.items ? [place.items] : []));
    return items.length === 0 ? value : value.map((item) => inside(items, item));
  }
  if (!places.some(({ properties }) => properties)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, child]) => {
      const children = places.flatMap(({ properties }): readonly Schema[] => {
        const child = properties?.[name];
        return child ? [child] : [];
      });
      return children.length === 0 ? [] : [[name, inside(children, child)]];
    }),
  );
}
