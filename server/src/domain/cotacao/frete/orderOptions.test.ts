import { describe, expect, test } from "vitest";
import { branch, input, lookup, method, store } from "./fixture.testing.ts";
import { orderOptions } from "./orderOptions.ts";
import type { DeliveryOption } from "./quotation.ts";
import { quote } from "./quote.ts";

const base = quote(input(), store(), lookup()).options[0] as DeliveryOption;
const option = (prazoTotal: number, changes: Partial<DeliveryOption> = {}): DeliveryOption => ({
  ...base,
  ...changes,
  prazo: { ...base.prazo, prazoTotal },
});

describe("COT-024, NS-015: keys of the order, most important first", () => {
  const cheap = option(9, { freteCobrar: 1 });
  const quick = option(1, { freteCobrar: 9 });
  test.each<[string, "v" | "p", DeliveryOption, DeliveryOption]>([
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
    ["then freteReal", "p", option(1, { freteReal: 1, metodo: method(9) }), option(1, { freteReal: 2 })],
    ["then method", "v", option(1, { filial: branch(9) }), option(1, { metodo: method(2) })],
    ["then branch", "p", option(1), option(1, { filial: branch(2) })],
  ])("%s", (_name, ordenacao, first, second) => {
    expect(orderOptions([second, first], ordenacao)).toEqual([first, second]);
    expect(orderOptions([first, second], ordenacao)).toEqual([first, second]);
  });
});
