import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareRows } from "./compareRows.ts";
import { findFaixa, findFaixas, openTabela, packTabela, unpackTabela } from "./index.ts";
import { naiveFind } from "./naiveFind.testing.ts";
import type { Faixa, FaixaHit, FaixaMiss } from "./types.ts";

const row = (changes: Partial<Faixa>): Faixa => ({
  cepInicio: 1_000_000,
  cepFim: 1_999_999,
  pesoInicio: 0,
  pesoFim: 300,
  valor: 1000,
  prazo: 2,
  kgExcedente: null,
  ...changes,
});
const tableOf = (...rows: Faixa[]) => openTabela(packTabela(rows));

function plain(found: FaixaHit | FaixaMiss): Faixa | FaixaMiss {
  if (typeof found === "string") return found;
  const { larguraCep, larguraPeso, excesso, ...rest } = found;
  expect(larguraCep).toBe(rest.cepFim - rest.cepInicio + 1);
  expect(larguraPeso).toBe(rest.pesoFim - rest.pesoInicio);
  expect(excesso).toBeGreaterThanOrEqual(0);
  return rest;
}

describe("findBand", () => {
  const faixas = tableOf(row({}), row({ pesoInicio: 300, pesoFim: 1000, valor: 1500, kgExcedente: 16_929 }));

  test.each<[string, number, number, number | FaixaMiss]>([
    ["upper end of a band is inside", 1_500_000, 300, 1000],
    ["just above belongs to the next band", 1_500_000, 301, 1500],
    ["NS-014: nothing at all is in the first band", 1_500_000, 0, 1000],
    ["first CEP is inside", 1_000_000, 1, 1000],
    ["last CEP is inside", 1_999_999, 1, 1000],
    ["CEP before", 999_999, 1, "cep"],
    ["CEP after", 2_000_000, 1, "cep"],
    ["smallest CEP", 0, 1, "cep"],
    ["largest CEP", 99_999_999, 1, "cep"],
    ["upper end of the last band", 1_500_000, 1000, 1500],
  ])("%s", (_name, cep, peso, wanted) => {
    const found = findFaixa(faixas, cep, peso);
    expect(typeof found === "string" ? found : found.valor).toBe(wanted);
  });

  test("above the last band: its price and the excess", () => {
    expect(findFaixa(faixas, 1_500_000, 6000)).toMatchObject({
      valor: 1500,
      excesso: 5000,
      kgExcedente: 16_929,
    });
  });

  test("above the last band without excess price: no answer", () => {
    expect(findFaixa(tableOf(row({ kgExcedente: null })), 1_500_000, 301)).toBe("peso");
  });

  test("an excess price of an earlier band does not count above the last", () => {
    const tabela = tableOf(row({ kgExcedente: 5 }), row({ pesoInicio: 300, pesoFim: 900 }));
    expect(findFaixa(tabela, 1_500_000, 901)).toBe("peso");
  });

  test("an excess price of zero is a price", () => {
    expect(findFaixa(tableOf(row({ kgExcedente: 0 })), 1_500_000, 301)).toMatchObject({
      kgExcedente: 0,
      excesso: 1,
    });
  });

  test("a gap between bands has no answer", () => {
    const tabela = tableOf(row({}), row({ pesoInicio: 500, pesoFim: 900, kgExcedente: 1 }));
    expect(findFaixa(tabela, 1_500_000, 400)).toBe("peso");
    expect(findFaixa(tabela, 1_500_000, 500)).toBe("peso");
    expect(findFaixa(tabela, 1_500_000, 501)).toMatchObject({ pesoFim: 900 });
  });

  test("narrowest CEP range first, the wider one fills weights it lacks", () => {
    const wide = row({ cepInicio: 0, cepFim: 99_999_999, pesoFim: 5000, valor: 9 });
    const city = row({ valor: 1, kgExcedente: 7 });
    const tabela = tableOf(wide, city);
    expect(findFaixa(tabela, 1_500_000, 300)).toMatchObject({ valor: 1, larguraCep: 1_000_000 });
    expect(findFaixa(tabela, 1_500_000, 301)).toMatchObject({ valor: 9, larguraCep: 100_000_000 });
    expect(findFaixa(tabela, 2_500_000, 100)).toMatchObject({ valor: 9 });
    expect(findFaixa(tabela, 1_500_000, 5001)).toBe("peso");
  });

  test("narrowest band among equal CEP ranges", () => {
    const tabela = tableOf(
      row({ pesoFim: 1000, valor: 5 }),
      row({ pesoInicio: 100, pesoFim: 200, valor: 6 }),
    );
    expect(
      [50, 100, 101, 200, 201].map((peso) => (findFaixa(tabela, 1_500_000, peso) as FaixaHit).valor),
    ).toEqual([5, 5, 6, 6, 5]);
  });

  test("among equal ranges and bands the lower price, then the shorter time, then a price for the excess", () => {
    const dear = row({ valor: 7, prazo: 1 });
    const slow = row({ valor: 5, prazo: 9, kgExcedente: 1 });
    const fast = row({ valor: 5, prazo: 3 });
    const whole = row({ valor: 5, prazo: 3, kgExcedente: 8 });
    expect(findFaixa(tableOf(dear, slow, fast), 1_500_000, 1)).toMatchObject({ valor: 5, prazo: 3 });
    expect(findFaixa(tableOf(fast, slow, whole), 1_500_000, 301)).toMatchObject({
      valor: 5,
      prazo: 3,
      kgExcedente: 8,
    });
  });

  test("no rows at all", () => {
    expect(findFaixa(tableOf(), 1_500_000, 1)).toBe("cep");
  });
});

const anyRow = fc
  .record({
    cepInicio: fc.integer({ min: 0, max: 30 }),
    cepWidth: fc.integer({ min: 0, max: 12 }),
    pesoInicio: fc.integer({ min: 0, max: 8 }),
    pesoWidth: fc.integer({ min: 1, max: 8 }),
    valor: fc.integer({ min: 0, max: 3 }),
    prazo: fc.integer({ min: 0, max: 2 }),
    kgExcedente: fc.option(fc.integer({ min: 0, max: 2 })),
  })
  .map(({ cepWidth, pesoWidth, ...rest }) => ({
    ...rest,
    cepFim: rest.cepInicio + cepWidth,
    pesoFim: rest.pesoInicio + pesoWidth,
  }));

describe("packed look-up against the row by row reading", () => {
  test("random overlapping tables, every CEP and weight", () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 25 }), (rows) => {
        const tabela = openTabela(packTabela(rows));
        for (let cep = 0; cep <= 44; cep++) {
          for (let peso = 0; peso <= 18; peso++) {
            expect(plain(findFaixa(tabela, cep, peso))).toEqual(naiveFind(rows, cep, peso));
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  test("large tables with a prefix index, overlapping or not", () => {
    const random = fc.sample(fc.integer({ min: 0, max: 99_999_999 }), { numRuns: 9000, seed: 7 });
    for (const overlap of [0, 40_000]) {
      const starts = [...new Set(random)].sort((a, b) => a - b);
      const rows = starts.flatMap((start, i) => {
        const cepFim = Math.min(
          99_999_999,
          Math.max(start, (starts[i + 1] ?? start) - 1 - (i % 3) * 50) + overlap,
        );
        return [0, 1].map((faixa) =>
          row({
            cepInicio: start,
            cepFim,
            pesoInicio: faixa * 500,
            pesoFim: 500 + faixa * (500 + (i % 4)),
            valor: i,
          }),
        );
      });
      const tabela = openTabela(packTabela(rows));
      expect(tabela.oPrefix).toBeGreaterThan(0);
      for (let i = 0; i < 400; i++) {
        const from = rows[(i * 41) % rows.length] as Faixa;
        for (const cep of [from.cepInicio, from.cepFim, from.cepFim + 1, (random[i] as number) + 1]) {
          expect(plain(findFaixa(tabela, cep, 1001 + (i % 3)))).toEqual(naiveFind(rows, cep, 1001 + (i % 3)));
        }
      }
    }
  });
});

test("findBands answers as findBand does, table by table", () => {
  const tabelas = fc.array(fc.option(fc.array(anyRow, { maxLength: 9 }), { nil: undefined }), {
    maxLength: 6,
  });
  fc.assert(
    fc.property(
      tabelas,
      fc.integer({ min: 0, max: 44 }),
      fc.integer({ min: 0, max: 18 }),
      (sets, cep, peso) => {
        const opened = sets.map((rows) => rows && openTabela(packTabela(rows)));
        const pesos = opened.map((_, i) => peso + i);
        const wanted = opened.map((tabela, i) => tabela && findFaixa(tabela, cep, peso + i));
        expect(findFaixas(opened, pesos, cep)).toEqual(wanted);
      },
    ),
  );
});

describe("packTable and unpackTable", () => {
  test("every row comes back, and the order of the rows does not change the bytes", () => {
    fc.assert(
      fc.property(
        fc
          .array(anyRow, { maxLength: 25 })
          .chain((rows) =>
            fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
          ),
        ([rows, shuffled]) => {
          const packed = packTabela(rows);
          expect(unpackTabela(packed)).toEqual([...rows].sort(compareRows));
          expect(packTabela(shuffled)).toEqual(packed);
          expect(packTabela(unpackTabela(packed))).toEqual(packed);
        },
      ),
    );
  });
});
