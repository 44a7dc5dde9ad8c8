import { describe, expect, test } from "vitest";
import { findRegion } from "../../../brasil/geografia/index.ts";
import { type CarrinhoFacts, type Criterio, carrinhoTexts, prepareCriterio } from "./criterios.ts";

const regiao = findRegion(1_310_100);
if (!regiao) throw new Error("no region");
const facts: CarrinhoFacts = {
  cep: 1_310_100,
  valorNF: 10_000,
  pesoReal: 5000,
  textos: carrinhoTexts(regiao, "Mercado Azul", ["Móveis", "Livros"], ["ABC-1", "x9"]),
};
const pair = { idFilial: 7, filialErp: "SP01", idTransportadora: 3, idMetodo: 12 };

function holds(criterio: Criterio): boolean {
  const prepared = prepareCriterio(criterio);
  return prepared.scope === "carrinho" ? prepared.holds(facts) : prepared.holds(pair);
}

describe("NS-019: conditions of freight rules", () => {
  test.each<[string, Criterio, boolean]>([
    ["UF", { campo: 1, valores: ["RJ", "sp "] }, true],
    ["other UF", { campo: 1, valores: ["RJ"] }, false],
    ["regiaoUf", { campo: 2, valores: ["capital"] }, true],
    ["other regiaoUf", { campo: 2, valores: ["Interior", "Metropolitano"] }, false],
    ["regiaoPais", { campo: 3, valores: ["SUDESTE"] }, true],
    ["other regiaoPais", { campo: 3, valores: ["Sul"] }, false],
    ["CEP at both ends", { campo: 4, inicio: 1_310_100, fim: 1_310_100 }, true],
    ["CEP before", { campo: 4, inicio: 1_310_101, fim: 99_999_999 }, false],
    ["CEP after", { campo: 4, inicio: 0, fim: 1_310_099 }, false],
    [
      "one of several CEPs, written with hyphen",
      { campo: 4, valores: ["20000000-28999999", "01310-100"] },
      true,
    ],
    ["other CEPs, written with hyphen", { campo: 4, valores: ["01310-101", "01310-099"] }, false],
    ["CEP range as text", { campo: 4, valores: ["20000000-28999999", "01000000 - 05999999"] }, true],
    ["one CEP as text", { campo: 4, valores: ["01310100"] }, true],
    ["canal", { campo: 5, valores: ["mercado azul"] }, true],
    ["other canal", { campo: 5, valores: ["Mercado"] }, false],
    ["branch by ERP code", { campo: 6, valores: ["SP01"] }, true],
    ["branch by internal code", { campo: 6, valores: [7] }, true],
    ["text is never an internal branch code", { campo: 6, valores: ["7"] }, false],
    ["carrier", { campo: 7, valores: [1, 3] }, true],
    ["carrier as digits", { campo: 7, valores: ["3"] }, true],
    ["other carrier", { campo: 7, valores: [12] }, false],
    ["method", { campo: 8, valores: [12] }, true],
    ["other method", { campo: 8, valores: [3] }, false],
    ["valorNF at its ends", { campo: 9, inicio: 10_000, fim: 10_000 }, true],
    ["valorNF, open end", { campo: 9, inicio: 10_000 }, true],
    ["valorNF below", { campo: 9, inicio: 10_001 }, false],
    ["weight, open start", { campo: 10, fim: 5000 }, true],
    ["weight above", { campo: 10, fim: 4999 }, false],
    ["a category of one item, without accent", { campo: 11, valores: ["moveis"] }, true],
    ["no such category", { campo: 11, valores: ["Brinquedos"] }, false],
    ["a sku of one item", { campo: 12, valores: ["zzz", "abc-1"] }, true],
    ["no such sku", { campo: 12, valores: ["abc"] }, false],
    ["says nothing", { campo: 1 }, false],
    ["empty list", { campo: 8, valores: [] }, false],
    ["range without ends", { campo: 9, inicio: null, fim: null }, false],
    ["unknown field", { campo: 13, valores: ["SP"], inicio: 0 }, false],
  ])("%s", (_name, criterio, wanted) => {
    expect(holds(criterio)).toBe(wanted);
  });
});
