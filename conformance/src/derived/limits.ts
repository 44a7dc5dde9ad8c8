import type { Schema } from "@frete/contract/toolkit/openApi";
import { patternText } from "@frete/contract/toolkit/patternText";
import { edges, outside, type Variant } from "../engine/variants.ts";

/** Values on the edge of what a schema allows; whoever sends them holds them against the contract first. */
export function validEdges(schema: Schema, sample: unknown): Variant[] {
  const { pattern, minLength, maxLength, exclusiveMinimum, exclusiveMaximum } = schema as Limits;
  const step = stepOf(schema);
  const sized = (keyword: string, length: number | undefined) =>
    pattern === undefined || length === undefined
      ? []
      : [variant(keyword, length, patternText(pattern, length))];
  return [
    ...edges(schema, sample).filter(({ keyword }) => keyword !== "near"),
    ...sized("minLength", minLength),
    ...sized("maxLength", maxLength),
    ...(exclusiveMinimum === undefined
      ? []
      : [variant("exclusiveMinimum", "above", exclusiveMinimum + step)]),
    ...(exclusiveMaximum === undefined
      ? []
      : [variant("exclusiveMaximum", "below", exclusiveMaximum - step)]),
  ];
}

/** Values just outside; not all of them must be invalid. */
export function invalidEdges(schema: Schema, sample: unknown): Variant[] {
  const {
    format,
    exclusiveMinimum,
    exclusiveMaximum,
    uniqueItems,
    additionalProperties,
    unevaluatedProperties,
  } = schema as Limits;
  const isClosed = additionalProperties === false || unevaluatedProperties !== undefined;
  return [
    ...outside(schema, sample),
    ...(format === undefined ? [] : [variant("format", "other", `no ${format}`)]),
    ...(exclusiveMinimum === undefined
      ? []
      : [variant("exclusiveMinimum", exclusiveMinimum, exclusiveMinimum)]),
    ...(exclusiveMaximum === undefined
      ? []
      : [variant("exclusiveMaximum", exclusiveMaximum, exclusiveMaximum)]),
    ...(uniqueItems && Array.isArray(sample)
      ? [variant("uniqueItems", "twice", [sample[0], ...sample])]
      : []),
    ...(isClosed && typeof sample === "object"
      ? [variant("properties", "unknown", { ...sample, unknownProperty: [{}] })]
      : []),
  ];
}

interface Limits {
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  format?: string;
  uniqueItems?: boolean;
  additionalProperties?: unknown;
  unevaluatedProperties?: unknown;
}

const variant = (keyword: string, name: string | number, value: unknown): Variant => ({
  keyword,
  name: String(name),
  value,
});

const stepOf = ({ type, multipleOf }: Schema): number =>
  (multipleOf as number | undefined) ?? (type === "integer" ? 1 : 0.5);
