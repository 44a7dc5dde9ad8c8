import type { OpenApiDocument, Schema } from "@frete/contract/toolkit/openApi";
import { alternatives } from "./alternatives.ts";

/**
 * A value of the schema without the properties that the contract does not know. A server may add some, and a comparison of
 * two answers, or of an answer with what was sent, must not depend on them. Of several types that are allowed, each may know
 * a property. A property that must be there and may be null, and is absent, is null: checks see one way to say "no data".
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
  return Object.fromEntries([
    ...Object.entries(value).flatMap(([name, child]) => {
      const children = places.flatMap(({ properties }): readonly Schema[] => {
        const child = properties?.[name];
        return child ? [child] : [];
      });
      return children.length === 0 ? [] : [[name, inside(children, child)] as const];
    }),
    ...absentNulls(document, places)
      .filter((name) => !(name in value))
      .map((name) => [name, null] as const),
  ]);
}

/** The properties that are required and may be null in every type that the value can have. */
function absentNulls(document: OpenApiDocument, places: readonly Schema[]): readonly string[] {
  const mayBeNull = (schema: Schema) => alternatives(document, schema).some(({ type }) => type === "null");
  const [first = [], ...others] = places
    .filter(({ properties }) => properties)
    .map(({ properties = {}, required = [] }) =>
      required.filter((name) => mayBeNull(properties[name] ?? {})),
    );
  return first.filter((name) => others.every((names) => names.includes(name)));
}
