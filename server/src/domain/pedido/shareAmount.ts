/**
 * Shares an amount by weights so that the parts add up to it: what rounding leaves over goes, one unit each, to the parts
 * that lost most, the first of equals. Without any weight the parts are equal. Integers, none negative.
 */
export function shareAmount(amount: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const parts = (total > 0 ? weights : weights.map(() => 1)).map(BigInt);
  const whole = parts.reduce((sum, part) => sum + part, 0n);
  // Exact: an amount of 15 digits times a weight does not fit a double.
  const products = parts.map((part) => BigInt(amount) * part);
  const shares = products.map((product) => Number(product / whole));
  const left = amount - shares.reduce((sum, share) => sum + share, 0);
  const byLoss = products
    .map((product, index) => ({ index, rest: product % whole }))
    .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1));
  for (const { index } of byLoss.slice(0, left)) shares[index] = (shares[index] as number) + 1;
  return shares;
}
