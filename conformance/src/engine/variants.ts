import type { Schema } from "@frete/contract/toolkit/openApi";

/** A value to put into a field, undefined to leave the field out, and the keyword whose edge it stands on. */
export interface Variant {
  keyword: string;
  /** Says the value, fit for a case id. */
  name: string;
  value: unknown;
}

/** Values of another type. What a lenient reader takes for the right one, a number written as text say, is a `coercion`. */
const WRONG_TYPES: Record<string, [name: string, value: unknown, keyword?: "coercion"][]> = {
  string: [
    ["number", 12, "coercion"],
    ["object", {}],
  ],
  integer: [
    ["text", "1", "coercion"],
    ["fraction", 1.5],
    ["boolean", true],
  ],
  number: [
    ["text", "1", "coercion"],
    ["array", [1]],
  ],
  boolean: [
    ["number", 1, "coercion"],
    ["text", "sim"],
  ],
  array: [
    ["object", {}],
    ["text", "a"],
  ],
  object: [
    ["array", []],
    ["text", "a"],
  ],
};
/** What a sum of decimals may be off by in the language of a caller. */
const NOISE = 1e-10;
const TEXTS_FOR_PATTERNS = ["", "a", "12345-678", "1234567", " 12345678", "１２３４５６７８", "12345678\n"];

/** Values just outside what a field allows: wrong type, null, outside each keyword. Not all of them must be invalid. */
export function outside(schema: Schema, sample: unknown): Variant[] {
  const types = typesOf(schema);
  const variants: Variant[] = types.flatMap((type) =>
    (WRONG_TYPES[type] ?? []).map(([name, value, keyword = "type"]) => ({ keyword, name, value })),
  );
  variants.push({ keyword: "type", name: "null", value: null });
  const { minLength, maxLength, minimum, maximum, multipleOf, minItems, maxItems } = bounds(schema);
  const step = multipleOf ?? 1;
  if (minLength !== undefined) add("minLength", minLength - 1, "x".repeat(Math.max(minLength - 1, 0)));
  if (maxLength !== undefined) add("maxLength", maxLength + 1, filled(sample, maxLength + 1));
  if (minimum !== undefined) add("minimum", rounded(minimum - step), rounded(minimum - step));
  if (maximum !== undefined) add("maximum", rounded(maximum + step), rounded(maximum + step));
  if (multipleOf !== undefined) add("decimals", rounded(1 + step / 10), rounded(1 + step / 10));
  if (minItems !== undefined) add("minItems", minItems - 1, items(sample, minItems - 1));
  if (maxItems !== undefined) add("maxItems", maxItems + 1, items(sample, maxItems + 1));
  if (schema.enum) add("enum", "other", "outro");
  if (schema.pattern !== undefined) {
    TEXTS_FOR_PATTERNS.forEach((text, index) => {
      add("pattern", index + 1, text);
    });
  }
  return variants;

  function add(keyword: string, name: string | number, value: unknown): void {
    variants.push({ keyword, name: String(name), value });
  }
}

/** Values on the edge of what a field allows. */
export function edges(schema: Schema, sample: unknown): Variant[] {
  const variants: Variant[] = [];
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, multipleOf } = bounds(schema);
  if (minLength !== undefined) add("minLength", minLength, filled(sample, minLength));
  if (maxLength !== undefined) add("maxLength", maxLength, filled(sample, maxLength));
  if (minimum !== undefined) add("minimum", minimum, minimum);
  if (maximum !== undefined) add("maximum", maximum, maximum);
  if (multipleOf !== undefined) {
    const near = rounded(1 + multipleOf + NOISE);
    add("multipleOf", rounded(1 + multipleOf), rounded(1 + multipleOf));
    add("near", near, near);
  }
  if (minItems !== undefined) add("minItems", minItems, items(sample, minItems));
  if (maxItems !== undefined) add("maxItems", maxItems, items(sample, maxItems));
  for (const value of alternatives(schema).flatMap((alternative) => alternative.enum ?? [])) {
    add("enum", String(value), value);
  }
  return variants;

  function add(keyword: string, name: string | number, value: unknown): void {
    variants.push({ keyword, name: String(name), value });
  }
}

function alternatives(schema: Schema): readonly Schema[] {
  return schema.anyOf ?? [schema];
}

function typesOf(schema: Schema): string[] {
  return [...new Set(alternatives(schema).flatMap(({ type }) => (type === undefined ? [] : [type].flat())))];
}

type Bound = "minLength" | "maxLength" | "minimum" | "maximum" | "multipleOf" | "minItems" | "maxItems";

function bounds(schema: Schema): Partial<Record<Bound, number>> {
  return schema as Partial<Record<Bound, number>>;
}

/** A text of that many characters; an accent makes bytes and characters differ. A text that fits is kept. */
function filled(sample: unknown, length: number): string {
  return typeof sample === "string" && sample.length === length
    ? sample
    : "ã".padEnd(length, "x").slice(0, length);
}

function items(sample: unknown, count: number): unknown[] {
  const first = Array.isArray(sample) ? sample[0] : null;
  return Array.from({ length: count }, () => first);
}

/** Takes the binary noise off a sum of decimals. */
function rounded(value: number): number {
  return Number(value.toPrecision(15));
}
