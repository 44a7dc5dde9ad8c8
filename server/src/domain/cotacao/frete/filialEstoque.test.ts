import { describe, expect, test } from "vitest";
import { filial, input, item, loja, lookup, only, produto } from "./fixture.testing.ts";
import { quote } from "./quote.ts";

describe("stock", () => {
  const stock = (registered: ReturnType<typeof produto>, quantidade: number, more = {}) =>
    only(quote(input({ items: [item({ produto: registered, quantidade, ...more })] }), loja(), lookup()));

  test.each<[string, ReturnType<typeof produto>, number, 0 | 1, number]>([
    ["COT-015: enough is 0", produto(1, { F1: [3, 0] }), 3, 0, 3],
    ["COT-015: too little is 1", produto(1, { F1: [3, 0] }), 4, 1, 3],
    ["another branch's stock does not count", produto(1, { F2: [9, 0] }), 1, 1, 0],
    ["NS-017: an inactive product has none", produto(1, { F1: [9, 4] }, false), 1, 1, 0],
  ])("%s", (_name, registered, quantidade, possuiEstoque, estoque) => {
    expect(stock(registered, quantidade)).toMatchObject({ possuiEstoque, estoque });
  });

  test("quantities of one product are added, its stock counts once", () => {
    const items = [
      item({ produto: produto(1, { F1: [3, 0] }), quantidade: 2 }),
      item({ produto: produto(1, { F1: [3, 0] }), quantidade: 2 }),
    ];
    expect(only(quote(input({ items }), loja(), lookup()))).toMatchObject({ possuiEstoque: 1, estoque: 3 });
  });

  test("unregistered items count as in stock, with the quantity sent", () => {
    const items = [item({ quantidade: 4 }), item({ produto: produto(1, { F1: [3, 0] }) })];
    expect(only(quote(input({ items }), loja(), lookup()))).toMatchObject({ possuiEstoque: 0, estoque: 7 });
  });

  test("COT-018: the longest cross time of the items there, and over the quoted branches", () => {
    const items = [
      item({ produto: produto(1, { F1: [9, 2], F2: [9, 8] }) }),
      item({ produto: produto(2, { F1: [9, 5] }) }),
    ];
    const prepared = loja({ filiais: [filial(1), filial(2)] });
    const one = quote(input({ items, filiaisOrigem: "F1" }), prepared, lookup());
    expect([only(one).prazo.maiorPrazoCros, one.maiorPrazo]).toEqual([5, 5]);
    expect(quote(input({ items }), prepared, lookup()).maiorPrazo).toBe(8);
  });
});
