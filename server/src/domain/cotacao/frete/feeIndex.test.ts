import { describe, expect, test } from "vitest";
import { fee, input, lookup, only, store } from "./fixture.testing.ts";
import { quote } from "./quote.ts";

describe("fees", () => {
  test.each([
    ["lowest id first", [fee(5), fee(2), fee(9)], 2],
    ["inactive ones do not count", [fee(2, { ativa: false }), fee(5)], 5],
    [
      "the CEP decides",
      [fee(2, { cepFim: 1_310_099 }), fee(5, { cepInicio: 1_310_100, cepFim: 1_310_100 })],
      5,
    ],
    ["another carrier's do not count", [fee(2, { idTransportadora: 9 }), fee(5)], 5],
    ["the carrier's own, when first", [fee(2, { idTransportadora: 1 }), fee(5)], 2],
    ["a general one, when first", [fee(2), fee(5, { idTransportadora: 1 })], 2],
    ["a TRT is no TDA", [fee(2, { tipo: "TRT" as const })], null],
  ])("%s", (_name, taxas, wanted) => {
    expect(only(quote(input(), store({ taxas }), lookup())).detalhe.idTDA).toBe(wanted);
  });
});
