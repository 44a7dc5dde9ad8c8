/** The nearest value that an integer of the record can hold: sums of stock may lie beyond its 32 bits. */
export function fitInteger(value: number): number {
  return Math.max(-(2 ** 31), Math.min(2 ** 31 - 1, value));
}
