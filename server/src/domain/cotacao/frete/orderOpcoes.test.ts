import { describe, expect, test } from "vitest";
import type { PricedOpcao } from "./cotacao.ts";
import { filial, input, loja, lookup, metodo } from "./fixture.testing.ts";
import { orderOpcoes } from "./orderOpcoes.ts";
import { quote } from "./quote.ts";

const base = quote(input(), loja(), lookup()).options[0] as PricedOpcao;
const option = (prazoTotal: number, changes: Partial<PricedOpcao> = {}): PricedOpcao => ({
  ...base,
  ...changes,
  prazo: { ...base.prazo, prazoTotal },
});

describe("COT-024, NS-015: keys of the order, most important first", () => {
  const cheap = option(9, { freteCobrar: 1 });
  const quick = option(1, { freteCobrar: 9 });
  test.each<[string, "v" | "p", PricedOpcao, PricedOpcao]>([
    ["v: freteCobrar", "v", cheap, quick],
    ["p: prazoTotal", "p", quick, cheap],
    ["v: then prazoTotal", "v", option(1, { possuiEstoque: 1 }), option(2)],
    [
      "p: then freteCobrar",
      "p",
      option(1, { freteCobrar: 1, possuiEstoque: 1 }),
      option(1, { freteCobrar: 2 }),
    ],
    ["then in stock", "v", option(1, { freteReal: 9 }), option(1, { freteReal: 1, possuiEstoque: 1 })],
    ["then freteReal", "p", option(1, { freteReal: 1, metodo: metodo(9) }), option(1, { freteReal: 2 })],
    ["then method", "v", option(1, { filial: filial(9) }), option(1, { metodo: metodo(2) })],
    ["then branch", "p", option(1), option(1, { filial: filial(2) })],
  ])("%s", (_name, ordenacao, first, second) => {
    expect(orderOpcoes([second, first], ordenacao)).toEqual([first, second]);
    expect(orderOpcoes([first, second], ordenacao)).toEqual([first, second]);
  });
});
