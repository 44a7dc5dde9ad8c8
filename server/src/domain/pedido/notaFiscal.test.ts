import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isChaveNF, parseChaveNF } from "./notaFiscal.ts";

const VALID: [string, string, number, number][] = [
  ["13181017921427000125650010000000309887251170", "17921427000125", 1, 30],
  ["35260711222333000181550010000000011731582645", "11222333000181", 1, 1],
  ["35260712ABC34501DE35550010000000011731582646", "12ABC34501DE35", 1, 1],
];

describe("NS-010: invoice key", () => {
  test.each(VALID)("%s", (chave, cnpjFaturador, serie, numero) => {
    expect(isChaveNF(chave)).toBe(true);
    expect(parseChaveNF(chave)).toEqual({ cnpjFaturador, serie, numero });
  });

  test("largest series and number", () => {
    const chave = `352607112223330001815599999999999917315826${"45"}`;
    expect(parseChaveNF(chave)).toEqual({ cnpjFaturador: "11222333000181", serie: 999, numero: 999_999_999 });
  });

  const nothing = { cnpjFaturador: null, serie: null, numero: null };
  test.each([
    ["empty", ""],
    ["43 characters", "3526071122233300018155001000000001173158264"],
    ["45 characters", "352607112223330001815500100000000117315826450"],
    ["a letter in the number", "35260711222333000181550010000000A11731582645"],
    ["a small letter in the CNPJ", "35260712aBC34501DE35550010000000011731582646"],
    ["a space", "35260711222333000181550010000000011731582 45"],
  ])("%s tells nothing and is no key", (_case, chave) => {
    expect(parseChaveNF(chave)).toEqual(nothing);
    expect(isChaveNF(chave)).toBe(false);
  });

  test("any one changed digit is found", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...VALID.map(([chave]) => chave)),
        fc.nat(42),
        fc.integer({ min: 1, max: 9 }),
        (chave, place, by) => {
          const digit = Number(chave[place]);
          fc.pre(Number.isInteger(digit));
          const changed = chave.slice(0, place) + ((digit + by) % 10) + chave.slice(place + 1);
          // Remainders 0 and 1 share the digit 0: the one pair that modulo 11 does not tell apart.
          fc.pre(!chave.endsWith("0"));
          expect(isChaveNF(changed)).toBe(false);
        },
      ),
    );
  });
});
