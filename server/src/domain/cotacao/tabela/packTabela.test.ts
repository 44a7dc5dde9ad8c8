import { describe, expect, test } from "vitest";
import { findFaixa, OverlapError, openTabela, packTabela } from "./index.ts";
import { naiveFind } from "./naiveFind.testing.ts";
import type { Faixa } from "./types.ts";

/** `ranges` CEP ranges side by side with ten equal bands; `own` decides what differs from range to range. */
function tabela(ranges: number, own: (range: number, faixa: number) => Partial<Faixa> = () => ({})): Faixa[] {
  const width = Math.floor(100_000_000 / ranges);
  return Array.from({ length: ranges * 10 }, (_, i) => {
    const range = Math.floor(i / 10);
    const faixa = i % 10;
    return {
      cepInicio: range * width,
      cepFim: range * width + width - 1,
      pesoInicio: faixa * 1000,
      pesoFim: (faixa + 1) * 1000,
      valor: 1000 + faixa * 100,
      prazo: 3,
      kgExcedente: null,
      ...own(range, faixa),
    };
  });
}

describe("bytes per CEP range with ten bands", () => {
  test.each<[string, number, Faixa[]]>([
    ["equal prices", 14, tabela(3000)],
    ["own prices", 54, tabela(3000, (range, faixa) => ({ valor: range * 10 + faixa }))],
    [
      "own prices and days",
      54,
      tabela(3000, (range, faixa) => ({ valor: range * 10 + faixa, prazo: range % 20 })),
    ],
    [
      "own prices and excess",
      58,
      tabela(3000, (range, faixa) => ({ valor: range * 10 + faixa, kgExcedente: range })),
    ],
  ])("%s: at most %i", (_name, limit, rows) => {
    expect(packTabela(rows).byteLength / 3000).toBeLessThanOrEqual(limit);
  });
});

describe("packTable", () => {
  test("100,000 rows, half of them in ranges that overlap", () => {
    const rows = tabela(10_000, (range, faixa) => ({
      valor: range + faixa,
      cepFim: Math.min(99_999_999, range * 10_000 + (range % 2 ? 9_999 : 35_000)),
      kgExcedente: range % 5 ? null : 10,
      pesoFim: (faixa + 1) * 1000 - (range % 3 === 0 && faixa === 9 ? 500 : 0),
    }));
    const started = performance.now();
    const packed = openTabela(packTabela(rows));
    expect(performance.now() - started).toBeLessThan(3000);
    expect(packed.rows).toBe(100_000);
    for (const [cep, peso] of [
      [10_000_000, 1],
      [10_005_000, 9_700],
      [50_034_999, 9_999],
      [99_999_999, 10_001],
    ] as const) {
      const expected = naiveFind(rows, cep, peso);
      if (typeof expected === "string") expect(findFaixa(packed, cep, peso)).toBe(expected);
      else expect(findFaixa(packed, cep, peso)).toMatchObject(expected);
    }
  });

  test("overlaps beyond reason are refused instead of taking minutes", () => {
    const rows = Array.from(
      { length: 20_000 },
      (_, i): Faixa => ({
        cepInicio: i,
        cepFim: 99_999_999 - i,
        pesoInicio: i,
        pesoFim: i + 1,
        valor: 1,
        prazo: 1,
        kgExcedente: null,
      }),
    );
    expect(() => packTabela(rows)).toThrow(OverlapError);
  });

  test("an invalid row is refused by its column", () => {
    expect(() => packTabela(tabela(1, () => ({ prazo: -1 })))).toThrow(
      new RangeError("prazo: deve estar entre 0 e 999"),
    );
  });
});

describe("openTable", () => {
  const packed = packTabela(tabela(30));
  test("reads in place when aligned, from a copy when not", () => {
    expect(openTabela(packed).words.buffer).toBe(packed.buffer);
    const shifted = new Uint8Array(packed.byteLength + 1);
    shifted.set(packed, 1);
    const tabela = openTabela(shifted.subarray(1));
    expect(tabela.words.buffer).not.toBe(shifted.buffer);
    expect(findFaixa(tabela, 5, 1)).toEqual(findFaixa(openTabela(packed), 5, 1));
  });

  test.each<[string, (bytes: Uint8Array) => Uint8Array, RegExp]>([
    ["empty", () => new Uint8Array(), /bad length/],
    ["cut", (bytes) => bytes.slice(0, -4), /bad length/],
    ["other bytes", (bytes) => bytes.fill(1, 0, 4), /not a packed table/],
    ["other version", (bytes) => bytes.fill(9, 4, 5), /format 9/],
    ["one flipped bit", (bytes) => bytes.fill((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1), /checksum/],
    ["one flipped bit in the header", (bytes) => bytes.fill(99, 16, 17), /checksum/],
  ])("%s is refused", (_name, damage, problem) => {
    expect(() => openTabela(damage(packed.slice()))).toThrow(problem);
  });
});
