import type { OpenApiDocument, Schema } from "@frete/contract/toolkit/openApi";
import { alternatives } from "./alternatives.ts";

/**
 * A value of the schema without the properties that the contract does not know. A server may add some, and a comparison of
 * two answers, or of an answer with what was sent, must not depend on them. Of several types that are allowed, each may know
 * a property. A property that must be there and may be null, and is absent, is null: checks see one way to say "no data".
 */
export function knownFields(document: OpenApiDocument, schema: Schema, value: unknown): unknown {
  const types = alternatives(document, schema);
  const place = places.get(types) ?? new Place(document, types);
  places.set(types, place);
  return place.known(value);
}

/** By the alternatives of a schema, of which there is one list in a document. */
const places = new WeakMap<readonly Schema[], Place>();

/** What a contract knows of the values at one place of a body. Places inside are looked at when a value first has them. */
class Place {
  readonly #document: OpenApiDocument;
  readonly #types: readonly Schema[];
  readonly #isOpen: boolean;
  readonly #properties = new Map<string, Place | undefined>();
  #items: Place | null | undefined;
  #absentNulls: readonly string[] | undefined;

  /** @param types the types that a value may have */
  constructor(document: OpenApiDocument, types: readonly Schema[]) {
    this.#document = document;
    this.#types = types;
    this.#isOpen = !types.some(({ properties }) => properties);
  }

  known(value: unknown): unknown {
    if (value === null || typeof value !== "object") return value;
    if (Array.isArray(value)) {
      if (this.#items === undefined) this.#items = this.#inside(({ items }) => items) ?? null;
      const items = this.#items;
      return items ? value.map((item) => items.known(item)) : value;
    }
    if (this.#isOpen) return value;
    const fields: Record<string, unknown> = {};
    for (const [name, child] of Object.entries(value)) {
      const property = this.#property(name);
      if (property) fields[name] = property.known(child);
    }
    this.#absentNulls ??= absentNulls(this.#document, this.#types);
    for (const name of this.#absentNulls) if (!(name in value)) fields[name] = null;
    return fields;
  }

  #property(name: string): Place | undefined {
    if (!this.#properties.has(name)) {
      this.#properties.set(
        name,
        this.#inside(({ properties = {} }) =>
          Object.hasOwn(properties, name) ? properties[name] : undefined,
        ),
      );
    }
    return this.#properties.get(name);
  }

  /** The place that the types have inside, if any of them has it. */
  #inside(childOf: (type: Schema) => Schema | undefined): Place | undefined {
    const types = this.#types.flatMap((type) => {
      const child = childOf(type);
      return child ? alternatives(this.#document, child) : [];
    });
    return types.length > 0 ? new Place(this.#document, types) : undefined;
  }
}

/** The properties that are required and may be null in every type that the value can have. */
function absentNulls(document: OpenApiDocument, types: readonly Schema[]): readonly string[] {
  const mayBeNull = (schema: Schema) => alternatives(document, schema).some(({ type }) => type === "null");
  const [first = [], ...others] = types
    .filter(({ properties }) => properties)
    .map(({ properties = {}, required = [] }) =>
      required.filter((name) => mayBeNull(properties[name] ?? {})),
    );
  return first.filter((name) => others.every((names) => names.includes(name)));
}
