import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyPercent, divHalfUp, mulDiv } from "./arithmetic.ts";

/** floor(x + 1/2) on fractions, by definition. */
function reference(a: bigint, b: bigint): bigint {
  const quotient = (2n * a + b) / (2n * b);
  return quotient * 2n * b > 2n * a + b ? quotient - 1n : quotient;
}

describe("mulDiv", () => {
  test.each([
    [1, 1, 2, 1],
    [-1, 1, 2, 0],
    [-3, 1, 2, -1],
    [2499, 1, 1000, 2],
    [2500, 1, 1000, 3],
    [0, 7, 3, 0],
    [999_999_999, 999_999_999, 1000, 999_999_998_000_000],
  ])("%i * %i / %i = %i", (a, b, divisor, wanted) => {
    expect(mulDiv(a, b, divisor)).toBe(wanted);
  });

  test("is exact on both sides of 2^53", () => {
    const whole = fc.integer({ min: -2_000_000_000, max: 2_000_000_000 });
    const large = fc.integer({ min: 0, max: 30_000_000 });
    fc.assert(
      fc.property(whole, large, fc.integer({ min: 1, max: 1_000_000 }), (a, b, divisor) => {
        expect(BigInt(mulDiv(a, b, divisor))).toBe(
          BigInt(Number(reference(BigInt(a) * BigInt(b), BigInt(divisor)))),
        );
      }),
      { numRuns: 2000 },
    );
  });

  test("divHalfUp is exact for any size", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }),
        fc.bigInt({ min: 1n, max: 10n ** 15n }),
        (a, b) => {
          expect(divHalfUp(a, b)).toBe(reference(a, b));
        },
      ),
    );
  });
});

test.each([
  ["GRIS 0.8% of 5193.92", 519_392, 800, 4155],
  ["GRIS 0.9% of 4000", 400_000, 900, 3600],
  ["1.4% of 2000", 200_000, 1400, 2800],
  ["access fee 28% of 96.87", 9687, 28_000, 2712],
  ["half a cent rounds up", 50, 1000, 1],
])("applyPercent: %s", (_name, cents, percent, wanted) => {
  expect(applyPercent(cents, percent)).toBe(wanted);
});
