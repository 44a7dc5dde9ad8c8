import fc from "fast-check";
import { expect, test } from "vitest";
import type { Criterio } from "./criterios.ts";
import { input, item, loja, lookup, metodo, produto, regra } from "./fixture.testing.ts";
import { quote } from "./quote.ts";

const text = (campo: number, values: string[]) =>
  fc.subarray(values, { minLength: 1 }).map((valores): Criterio => ({ campo, valores }));

/** Conditions of every kind, about half of which the cart below meets. */
const criterio = fc.oneof(
  text(1, ["SP", "RJ", "sp "]),
  text(2, ["Capital", "Interior"]),
  text(3, ["Sudeste", "Sul"]),
  text(5, ["SITE", "app"]),
  text(11, ["Livros", "LÍVROS", "Sala"]),
  text(12, ["SKU-1", "sku-2", "X"]),
  fc.constantFrom<Criterio>(
    { campo: 4, valores: ["01310-100"] },
    { campo: 4, inicio: 0, fim: 1_000_000 },
    { campo: 6, valores: [1] },
    { campo: 8, valores: [2] },
    { campo: 9, inicio: 20_000 },
    { campo: 10, fim: 1000 },
    { campo: 1, valores: [] },
    { campo: 99 },
  ),
);

const regras = fc.array(
  fc.record({
    status: fc.constantFrom("ativo", "ativo", "ativo", "inativo"),
    valorTipo: fc.constantFrom("fixo", "percentual", "fixo", "bloqueio"),
    valorAcao: fc.constantFrom("soma", "desconto", "substitui"),
    valor: fc.integer({ min: 0, max: 50_000 }),
    dataInicio: fc.constantFrom("2026-01-01", "2026-06-15", "2026-06-16"),
    ordem: fc.integer({ min: 0, max: 5 }),
    criterios: fc.array(criterio, { maxLength: 3 }),
  }),
  { maxLength: 30 },
);

test("NS-019: rules found by the index are those that asking every rule finds", () => {
  fc.assert(
    fc.property(regras, fc.boolean(), (some, hasProduct) => {
      const regras = some.map((changes, index) => regra(index + 1, changes));
      const prepared = loja({ regras, metodos: [metodo(1), metodo(2)] });
      const registered = produto(1, {});
      const carrinho = input({
        items: [item(hasProduct ? { sku: "MKT", produto: registered } : { sku: "x" })],
      });
      const found = quote(carrinho, prepared, lookup());
      const asked = quote({ ...carrinho, explicar: true }, prepared, lookup());
      const outcome = (option: (typeof found.options)[number]) => {
        const { metodo, freteCobrar, prazo, idListaRegras } = option;
        return [metodo.id, freteCobrar, prazo, idListaRegras];
      };
      expect(found.options.map(outcome)).toEqual(asked.options.map(outcome));
      expect(found.leftOut.map(({ motivo, regra }) => [motivo, regra])).toEqual(
        asked.leftOut.map(({ motivo, regra }) => [motivo, regra]),
      );
    }),
    { numRuns: 500 },
  );
});

test("a quotation asks only the rules that its texts lead to, in the order of application", () => {
  const regras = [
    ...Array.from({ length: 1000 }, (_, index) =>
      regra(index + 1, { criterios: [{ campo: 12, valores: [`S-${index}`] }] }),
    ),
    regra(2001, { ordem: 2 }),
    regra(2002, { ordem: 0, criterios: [{ campo: 9, inicio: 0 }] }),
  ];
  const facts = {
    cep: 0,
    valorNF: 0,
    pesoReal: 0,
    textos: {
      1: new Set(["sp"]),
      2: new Set<string>(),
      3: new Set<string>(),
      5: new Set<string>(),
      11: new Set<string>(),
      12: new Set(["s-7", "s-8"]),
    },
  };
  const found = loja({ regras }).regrasFor(facts);
  expect(found.map(({ regra: { codigo } }) => codigo)).toEqual([2002, 9, 8, 2001]);
});
