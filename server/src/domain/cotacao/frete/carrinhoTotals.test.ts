import { describe, expect, test } from "vitest";
import { carrinhoTotals, totalBeyondRecord } from "./carrinhoTotals.ts";
import { item } from "./fixture.testing.ts";

describe("cart totals", () => {
  test("COT-009: value, weight, cubage and one package over the items", () => {
    expect(carrinhoTotals([item({ quantidade: 3 }), item({ peso: 500, valorUnitario: 1 })])).toEqual({
      valorNF: 30_001,
      totalPeso: 3500,
      totalCubagem: 40,
      altura: 40_000,
      largura: 10_000,
      profundidade: 10_000,
      volume: 4_000_000_000_000n,
    });
  });

  test.each([
    [{ quantidade: 1 }, null],
    [{ valorUnitario: 999_999_999 }, null],
    [{ valorUnitario: 999_999_999, quantidade: 2 }, "valorNF"],
    [{ peso: 500_000_000, quantidade: 2, valorUnitario: 0 }, "totalPeso"],
    [
      { altura: 100_000_000, largura: 100_000_000, profundidade: 10_000_000, valorUnitario: 0 },
      "totalCubagem",
    ],
    [
      {
        altura: 1,
        largura: 1,
        profundidade: 999_999_999,
        quantidade: 2_000_000_000,
        peso: 0,
        valorUnitario: 0,
      },
      "altura",
    ],
  ])("%j goes beyond the record in %s", (changes, wanted) => {
    expect(totalBeyondRecord(carrinhoTotals([item(changes)]))).toBe(wanted);
  });
});
