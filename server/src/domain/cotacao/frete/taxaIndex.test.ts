import { describe, expect, test } from "vitest";
import { input, loja, lookup, only, taxa } from "./fixture.testing.ts";
import { quote } from "./quote.ts";

describe("fees", () => {
  test.each([
    ["lowest id first", [taxa(5), taxa(2), taxa(9)], 2],
    ["inactive ones do not count", [taxa(2, { ativa: false }), taxa(5)], 5],
    [
      "the CEP decides",
      [taxa(2, { cepFim: 1_310_099 }), taxa(5, { cepInicio: 1_310_100, cepFim: 1_310_100 })],
      5,
    ],
    ["another carrier's do not count", [taxa(2, { idTransportadora: 9 }), taxa(5)], 5],
    ["the carrier's own, when first", [taxa(2, { idTransportadora: 1 }), taxa(5)], 2],
    ["a general one, when first", [taxa(2), taxa(5, { idTransportadora: 1 })], 2],
    ["a TRT is no TDA", [taxa(2, { tipo: "TRT" as const })], null],
  ])("%s", (_name, taxas, wanted) => {
    expect(only(quote(input(), loja({ taxas }), lookup())).detalhe.idTDA).toBe(wanted);
  });
});
