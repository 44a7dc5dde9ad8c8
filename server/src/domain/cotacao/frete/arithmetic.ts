/**
 * a * b / divisor for integers, rounded to the nearest integer, halves upwards (toward +infinity); divisor > 0.
 * Exact: a product above 2^53 is computed with BigInt. Results beyond 2^53 lose precision, far above any limit here.
 */
export function mulDiv(a: number, b: number, divisor: number): number {
  const product = a * b;
  if (!(Math.abs(product) <= Number.MAX_SAFE_INTEGER)) {
    return Number(divHalfUp(BigInt(a) * BigInt(b), BigInt(divisor)));
  }
  let rest = product % divisor;
  if (rest < 0) rest += divisor;
  const quotient = (product - rest) / divisor;
  return rest >= divisor - rest ? quotient + 1 : quotient;
}

/** value / divisor rounded to the nearest integer, halves upwards; divisor > 0. */
export function divHalfUp(value: bigint, divisor: bigint): bigint {
  const doubled = 2n * value + divisor;
  const by = 2n * divisor;
  const quotient = doubled / by;
  return doubled < 0n && quotient * by !== doubled ? quotient - 1n : quotient;
}

/** One hundred percent in thousandths of a percent. */
export const wholePercent = 100_000;

/** A percentage (thousandths of a percent) of an amount in cents, half up. */
export function applyPercent(cents: number, percent: number): number {
  return mulDiv(cents, percent, wholePercent);
}

/** The nearest value that an integer of the record can hold: sums of stock may lie beyond its 32 bits. */
export function fitInteger(value: number): number {
  return Math.max(-(2 ** 31), Math.min(2 ** 31 - 1, value));
}
