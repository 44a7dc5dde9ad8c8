import type { OpenApiDocument, Schema } from "@frete/contract/toolkit/openApi";
import { rulesOf } from "@frete/contract/toolkit/openApi";
import { alternatives } from "./alternatives.ts";

/**
 * Rules that the contract names for a place in a body: those of the property itself, of its type, and of the type that
 * holds it. A deviation from the schema is reported under them, whatever the case that ran into it wanted to prove.
 * @param pointer JSON pointer into a body of the schema; unknown parts name no rule
 */
export function rulesAt(document: OpenApiDocument, schema: Schema, pointer: string): string[] {
  const rules = (place: Schema) => rulesOf(document, place);
  let places = alternatives(document, schema);
  let owners: readonly string[] = [];
  for (const key of pointer.split("/").slice(1)) {
    const isItem = /^\d+$/.test(key);
    const children = places.flatMap(({ properties, items }): Schema[] => {
      const child = properties?.[key] ?? (isItem ? items : undefined);
      return child ? [child] : [];
    });
    if (children.length === 0) break;
    // An item of a list is held by the type that holds the list.
    owners = [...places.flatMap(rules), ...(isItem ? owners : [])];
    places = children.flatMap((child) => alternatives(document, child));
  }
  return [...new Set([...places.flatMap(rules), ...owners])];
}
