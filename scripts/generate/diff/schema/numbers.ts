/** A bound of numbers; without one it is infinite. */
export interface Bound {
  readonly value: number;
  readonly exclusive: boolean;
}

/** The higher of two lower bounds. */
export const higher = (one: Bound, other: Bound): Bound =>
  one.value > other.value || (one.value === other.value && one.exclusive) ? one : other;

/** The lower of two upper bounds. */
export const lower = (one: Bound, other: Bound): Bound =>
  one.value < other.value || (one.value === other.value && one.exclusive) ? one : other;

/** Is a number a multiple of a step, as it is written in decimals (0.3 is one of 0.1)? */
export function isMultiple(value: number, step: number): boolean {
  if (value === 0) return true;
  const [one, other] = [decimal(value), decimal(step)];
  if (!one || !other || other.digits === 0n) return false;
  const places = Math.max(one.places, other.places);
  if (places > 400) return false;
  const scaled = ({ digits, places: own }: Decimal) => digits * 10n ** BigInt(places - own);
  return scaled(one) % scaled(other) === 0n;
}

interface Decimal {
  digits: bigint;
  places: number;
}

function decimal(value: number): Decimal | undefined {
  if (!Number.isFinite(value)) return undefined;
  const [, sign = "", whole = "", fraction = "", exponent = "0"] =
    /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(String(value)) ?? [];
  const places = fraction.length - Number(exponent);
  const digits = BigInt(`${sign}${whole}${fraction}`);
  return places >= 0 ? { digits, places } : { digits: digits * 10n ** BigInt(-places), places: 0 };
}

/** Numbers of a format, ends included; of those that are ranges alone. */
export const RANGES: Readonly<Record<string, readonly [number, number]>> = {
  int8: [-128, 127],
  int16: [-32768, 32767],
  int32: [-(2 ** 31), 2 ** 31 - 1],
  uint8: [0, 255],
  uint16: [0, 65535],
  uint32: [0, 2 ** 32 - 1],
};

/** Formats of numbers that hold all the numbers of another. */
export const WIDER_FORMATS: Readonly<Record<string, readonly string[]>> = {
  int8: ["int16", "int32", "int64", "integer"],
  int16: ["int32", "int64", "integer"],
  int32: ["int64", "integer"],
  int64: ["integer"],
  uint8: ["int16", "int32", "int64", "uint16", "uint32", "uint64", "integer"],
  uint16: ["int32", "int64", "uint32", "uint64", "integer"],
  uint32: ["int64", "uint64", "integer"],
  uint64: ["integer"],
  float: ["double"],
};
