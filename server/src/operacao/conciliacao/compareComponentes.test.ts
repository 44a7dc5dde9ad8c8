import { expect, test } from "vitest";
import { compareComponentes } from "./compareComponentes.ts";

const cotados = {
  ...{ fretePeso: 2000, adValorem: 0, gris: 0, pedagio: 0, despacho: 0, outros: 0, TDA: 0, TRT: 0, icms: 0 },
};
const fretePeso = { componente: "fretePeso", cotado: 20, cobrado: 20, diferenca: 0, situacao: "igual" };

test.each([
  [
    "a tax of 0 is one that the prices contain",
    { valorIcms: 240 },
    { componente: "icms", cotado: null, cobrado: 2.4, situacao: "semCotado" },
  ],
  [
    "a part that was quoted as 0 and is charged",
    { gris: 150 },
    { componente: "gris", cotado: 0, cobrado: 1.5, diferenca: 1.5 },
  ],
  [
    "a part that only carriers know",
    { tas: 5 },
    { componente: "tas", cotado: null, cobrado: 0.05, diferenca: null },
  ],
])("%s", (_case, cobrados, expected) => {
  const [first, second, ...others] = compareComponentes(cotados, { fretePeso: 2000, ...cobrados });
  expect(first).toEqual(fretePeso);
  expect(second).toMatchObject(expected);
  expect(others).toEqual([]);
});

test("a part that one side gives as 0 and the other does not tell is left out", () => {
  expect(compareComponentes(cotados, { fretePeso: 2000, secCat: 0 })).toEqual([fretePeso]);
});

test("nothing is known of the quotation", () => {
  expect(compareComponentes(null, { fretePeso: 2000 })).toEqual([
    { componente: "fretePeso", cotado: null, cobrado: 20, diferenca: null, situacao: "semCotado" },
  ]);
});
