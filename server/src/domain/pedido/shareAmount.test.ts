import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { freteCotado } from "./freteCotado.ts";
import { envio, pedido } from "./pedido.testing.ts";
import { shareAmount } from "./shareAmount.ts";

describe("shareAmount", () => {
  test.each([
    [100, [1], [100]],
    [100, [1, 1, 1], [34, 33, 33]],
    [10, [1, 2, 3], [2, 3, 5]],
    [7, [0, 0], [4, 3]],
    [5, [0, 8], [0, 5]],
    [0, [3, 4], [0, 0]],
    [999_999_999_999_999, [1, 2], [333_333_333_333_333, 666_666_666_666_666]],
  ])("%d by %j is %j", (amount, weights, shares) => {
    expect(shareAmount(amount, weights)).toEqual(shares);
  });

  test("parts add up, and none is off by a unit", () => {
    const weights = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(fc.nat(1_000_000_000), weights, (amount, parts) => {
        const shares = shareAmount(amount, parts);
        const total = parts.reduce((sum, part) => sum + part, 0);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        for (const [index, share] of shares.entries()) {
          const exact = total === 0 ? amount / parts.length : (amount * (parts[index] as number)) / total;
          expect(Math.abs(share - exact)).toBeLessThan(1 + 1e-6);
        }
      }),
    );
  });
});

test("NS-008: of a quotation each shipment has its share by weight, and all of them the whole", () => {
  const one = pedido({ envios: [envio({ peso: 1000 }), envio({ peso: 2000 })] });
  expect([freteCotado(one, 0), freteCotado(one, 1)]).toEqual([1083, 2167]);
  expect([freteCotado(one, 0, 100), freteCotado(one, 1, 100)]).toEqual([33, 67]);
  expect(freteCotado(pedido(), 0)).toBe(3250);
});
