import { mulDiv } from "./mulDiv.ts";

/** One hundred percent in thousandths of a percent. */
export const wholePercent = 100_000;

/** A percentage (thousandths of a percent) of an amount in cents, half up. */
export function applyPercent(cents: number, percent: number): number {
  return mulDiv(cents, percent, wholePercent);
}
