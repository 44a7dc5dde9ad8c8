import type { Schema } from "./toolkit/openApi.ts";

type Bounds = readonly [minimum: number, maximum: number];

const unsigned = (bits: number): Bounds => [0, 2 ** bits - 1];
const signed = (bits: number): Bounds => [-(2 ** (bits - 1)), 2 ** (bits - 1) - 1];
const EXACT: Bounds = [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER];
const FLOAT: Bounds = [-3.4028234663852886e38, 3.4028234663852886e38];

/** What the formats of numbers hold (OpenAPI format registry). */
const BOUNDS: Record<string, Bounds> = {
  int8: signed(8),
  int16: signed(16),
  int32: signed(32),
  int64: signed(64),
  uint8: unsigned(8),
  uint16: unsigned(16),
  uint32: unsigned(32),
  uint64: unsigned(64),
  float: FLOAT,
  "double-int": EXACT,
};

/**
 * The bounds of a number that its format says and its schema does not, as keywords. An integer of a request ends where a double
 * no longer holds each one (2^53): beyond that JSON.parse makes another number of it, and the request is refused instead.
 */
export function numberBounds(schema: Schema, isRequest: boolean): Pick<Schema, "minimum" | "maximum"> {
  const { type, format = "", exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = schema;
  const types = [type].flat();
  if (!types.includes("integer") && !types.includes("number")) return {};
  if (schema.enum !== undefined || schema.const !== undefined) return {};
  const own = BOUNDS[format] ?? [-Infinity, Infinity];
  const exact = isRequest && types.includes("integer") ? EXACT : own;
  const minimum = Math.max(own[0], exact[0]);
  const maximum = Math.min(own[1], exact[1]);
  return {
    ...(minimum > Math.max(schema.minimum ?? -Infinity, exclusiveMinimum as number) && { minimum }),
    ...(maximum < Math.min(schema.maximum ?? Infinity, exclusiveMaximum as number) && { maximum }),
  };
}
