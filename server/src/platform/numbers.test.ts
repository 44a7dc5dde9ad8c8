import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fromCents, fromThousandths, toCents, toThousandths } from "./numbers.ts";

const MAX = 999_999_999;

/** The decimal text of an integer of `10^-scale`, made without floating point. */
function decimalText(units: number, scale: number): string {
  const digits = String(Math.abs(units)).padStart(scale + 1, "0");
  return `${units < 0 ? "-" : ""}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

describe("GER-009, NS-002: decimals of the contract and stored integers", () => {
  test.each([
    ["cents", 2, toCents, fromCents],
    ["thousandths", 3, toThousandths, fromThousandths],
  ] as const)(
    "%s: every numeric(9,%i) written as decimal text is exact both ways",
    (_name, scale, to, from) => {
      fc.assert(
        fc.property(fc.integer({ min: -MAX, max: MAX }), (units) => {
          const number = Number(decimalText(units, scale));
          expect(to(number)).toBe(units === 0 ? 0 : units);
          expect(from(units)).toBe(number);
        }),
        {
          numRuns: 20_000,
          examples: [[0], [1], [-1], [29], [1005], [MAX], [-MAX], [999_999_995], [100_500]],
        },
      );
    },
  );

  test.each([1.005, 2.675, 0.285, 1.115, 8.575])("a cent more or less is not lost around %d", (value) => {
    for (const step of [-1, 0, 1]) {
      const cents = Math.trunc(value * 100) + step;
      expect(toCents(fromCents(cents))).toBe(cents);
    }
  });
});
