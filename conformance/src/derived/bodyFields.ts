import { alternativesOf, plainSchema } from "@frete/contract/toolkit/makeValue";
import type { OpenApiDocument, Schema } from "@frete/contract/toolkit/openApi";

/** A value inside a body, with what the contract says of it. */
export interface BodyField {
  /** JSON pointer into the body; empty for the body itself. */
  readonly pointer: string;
  /** In one piece: references and `allOf` followed, the alternative chosen that the value has. */
  readonly schema: Schema;
  readonly value: unknown;
  /** May its owner not do without it? False for items. */
  readonly required: boolean;
  /** May it not be left out at all: an item, or the body itself? */
  readonly isPart: boolean;
}

/** The body and every value in it, in document order; of a list the first item stands for all. */
export function* bodyFields(
  document: OpenApiDocument,
  schema: Schema,
  value: unknown,
  at: Pick<BodyField, "pointer" | "required" | "isPart"> = { pointer: "", required: false, isPart: true },
): Generator<BodyField> {
  const own = chosen(document, schema, value);
  yield { ...at, schema: own, value };
  if (Array.isArray(value)) {
    const item = (own.prefixItems as Schema[] | undefined)?.[0] ?? own.items;
    if (item && value.length > 0)
      yield* bodyFields(document, item, value[0], {
        pointer: `${at.pointer}/0`,
        required: false,
        isPart: true,
      });
  } else if (typeof value === "object" && value !== null) {
    for (const [name, child] of Object.entries(value)) {
      const property = own.properties?.[name];
      if (!property) continue;
      const pointer = `${at.pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
      const required = own.required?.includes(name) ?? false;
      yield* bodyFields(document, property, child, { pointer, required, isPart: false });
    }
  }
}

/** The schema, and the alternative that a value has laid over it. */
function chosen(document: OpenApiDocument, schema: Schema, value: unknown): Schema {
  const plain = plainSchema(document, schema);
  const fitting = alternativesOf(plain).find((each) => fits(document, each, value));
  if (!fitting) return plain;
  const { oneOf: _, anyOf: __, discriminator: ___, type, ...shared } = plain;
  const base: Schema = typeof type === "string" ? { ...shared, type } : shared;
  return chosen(document, { ...base, allOf: [fitting] }, value);
}

/** Has a value this schema, as far as its type, its constants and the fields that must be there tell? */
function fits(document: OpenApiDocument, schema: Schema, value: unknown): boolean {
  const {
    type,
    enum: values,
    const: constant,
    properties = {},
    required = [],
  } = plainSchema(document, schema);
  if (values && !values.includes(value)) return false;
  if (constant !== undefined && constant !== value) return false;
  if (type !== undefined && ![type].flat().some((each) => isOfType(value, each))) return false;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return true;
  const record = value as Record<string, unknown>;
  return (
    required.every((name) => name in record) &&
    Object.entries(properties).every(([name, property]) => {
      const { enum: allowed, const: only } = plainSchema(document, property);
      if (!(name in record)) return true;
      return (allowed?.includes(record[name]) ?? true) && (only === undefined || only === record[name]);
    })
  );
}

function isOfType(value: unknown, type: string): boolean {
  if (type === "null") return value === null;
  if (type === "integer") return Number.isInteger(value);
  if (type === "array") return Array.isArray(value);
  return typeof value === type && value !== null && !Array.isArray(value);
}
