/**
 * a * b / divisor for integers, rounded to the nearest integer, halves upwards (toward +infinity); divisor > 0.
 * Exact: a product above 2^53 is computed with BigInt. Results beyond 2^53 lose precision, far above any limit here.
 */
export function mulDiv(a: number, b: number, divisor: number): number {
  const produto = a * b;
  if (!(Math.abs(produto) <= Number.MAX_SAFE_INTEGER)) {
    return Number(divHalfUp(BigInt(a) * BigInt(b), BigInt(divisor)));
  }
  let rest = produto % divisor;
  if (rest < 0) rest += divisor;
  const quotient = (produto - rest) / divisor;
  return rest >= divisor - rest ? quotient + 1 : quotient;
}

/** value / divisor rounded to the nearest integer, halves upwards; divisor > 0. */
export function divHalfUp(value: bigint, divisor: bigint): bigint {
  const doubled = 2n * value + divisor;
  const by = 2n * divisor;
  const quotient = doubled / by;
  return doubled < 0n && quotient * by !== doubled ? quotient - 1n : quotient;
}
