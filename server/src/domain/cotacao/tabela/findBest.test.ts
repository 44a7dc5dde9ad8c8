import { expect, test } from "vitest";
import { type BestFaixa, findBest, openTabela, packTabela } from "./index.ts";
import type { Faixa } from "./types.ts";

const base = {
  cepInicio: 100,
  cepFim: 199,
  pesoInicio: 0,
  pesoFim: 1000,
  valor: 1,
  prazo: 1,
  kgExcedente: null,
};
const candidate = (idTabela: number, changes: Partial<Faixa>, peso = 500) => ({
  idTabela,
  tabela: openTabela(packTabela([{ ...base, ...changes }])),
  peso,
});

test.each<[string, ReturnType<typeof candidate>[], number | string]>([
  ["narrowest CEP range", [candidate(1, { cepFim: 200 }), candidate(2, {})], 2],
  ["then narrowest band", [candidate(1, {}), candidate(2, { pesoInicio: 1 })], 2],
  ["then lowest idTabela", [candidate(7, {}), candidate(3, {}), candidate(5, {})], 3],
  ["CEP range counts before band", [candidate(1, {}), candidate(2, { cepFim: 299, pesoInicio: 400 })], 1],
  [
    "a row before an excess price",
    [candidate(1, { pesoFim: 400, kgExcedente: 1 }), candidate(2, { cepFim: 999 })],
    2,
  ],
  [
    "excess when no row matches",
    [candidate(1, { pesoFim: 400, kgExcedente: 1 }), candidate(2, { cepInicio: 101 })],
    1,
  ],
  ["each table bills its own weight", [candidate(1, {}, 2000), candidate(2, { cepFim: 999 }, 500)], 2],
  ["no table knows the CEP", [candidate(1, { cepInicio: 151 })], "cep"],
  ["some table knows the CEP", [candidate(1, {}, 2000), candidate(2, { cepInicio: 151 })], "peso"],
  ["no tables", [], "cep"],
])("%s", (_name, candidates, wanted) => {
  const best = findBest(candidates, 100);
  expect(typeof best === "string" ? best : best.idTabela).toBe(wanted);
  expect(findBest(candidates.toReversed(), 100)).toEqual(best);
});

test("the answer carries the weight of its table", () => {
  expect((findBest([candidate(1, {}, 300)], 150) as BestFaixa).peso).toBe(300);
});
