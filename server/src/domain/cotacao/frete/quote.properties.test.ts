import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { mulDiv } from "./arithmetic.ts";
import { carrinhoTotals } from "./carrinhoTotals.ts";
import { filial, input, loja, lookup, metodo, regra, settings, taxa } from "./fixture.testing.ts";
import type { CarrinhoItem } from "./items.ts";
import { opcaoRecord } from "./opcaoRecord.ts";
import { compareOpcoes } from "./orderOpcoes.ts";
import type { PreparedLoja } from "./prepareLoja.ts";
import { quote } from "./quote.ts";
import type { Regra } from "./regras.ts";

const small = (max: number) => fc.integer({ min: 0, max });
/** Stock follows from the code, so that two lines of one product agree; product 3 is inactive. */
const produto = fc.option(fc.integer({ min: 1, max: 3 })).map(
  (idSku) =>
    idSku && {
      idSku,
      sku: `S${idSku}`,
      categoria: null,
      ativo: idSku !== 3,
      filiais: new Map([
        ["F1", { quantidade: idSku * 2, prazoAdicional: idSku }],
        ["F2", { quantidade: 5 - idSku, prazoAdicional: 4 - idSku }],
      ]),
    },
);
const line: fc.Arbitrary<CarrinhoItem> = fc.record({
  sku: fc.constant(null),
  quantidade: fc.integer({ min: 1, max: 4 }),
  valorUnitario: small(500_000),
  peso: fc.integer({ min: 1, max: 20_000 }),
  altura: small(60_000),
  largura: small(60_000),
  profundidade: small(60_000),
  produto: produto.map((value) => value || null),
});
const carrinho = fc.array(line, { minLength: 1, maxLength: 5 });

const anyRule: fc.Arbitrary<Regra> = fc
  .record({
    codigo: fc.integer({ min: 1, max: 99 }),
    ordem: small(3),
    valorTipo: fc.constantFrom("percentual", "fixo", "fixo", "bloqueio"),
    valorAcao: fc.constantFrom("soma", "desconto", "substitui"),
    valor: small(150_000),
    prazoAcao: fc.constantFrom(null, "soma", "substitui"),
    prazo: fc.integer({ min: -5, max: 20 }),
    metodo: small(3),
  })
  .map(({ metodo, ...rest }) =>
    regra(rest.codigo, { ...rest, criterios: [{ campo: 8, valores: [metodo] }] }),
  );
const anyRules = fc.uniqueArray(anyRule, { maxLength: 6, selector: ({ codigo }) => codigo });

const charges = {
  adValorem: 300,
  adValoremMinimo: 50,
  gris: 200,
  pedagioFracao: 321,
  despacho: 99,
  freteMinimo: 1200,
  icmsIncluso: false,
  icms: 12_000,
};
const shop = (regras: readonly Regra[] = [], criterio: "preco" | "prazo" = "preco"): PreparedLoja =>
  loja({
    criterio,
    filiais: [
      filial(1, { perAdiDesconto: 7_500, prazoAdicional: 1 }),
      filial(2, { perAdiDesconto: -33_333, prazoAdicional: 3 }),
    ],
    metodos: [metodo(1), metodo(2, { prazoAdicional: 2 }), metodo(3)],
    tabelas: [1, 2, 3].map((id) =>
      settings(id, { ...charges, idMetodo: id, fatorCubagem: id * 100_000, isencaoCubagemAte: 5000 }),
    ),
    taxas: [taxa(1, { forma: "percentual", valor: 12_345, minimo: 100 })],
    regras,
  });
const priced = (items: CarrinhoItem[], prepared = shop()) => {
  const { options, ordenacao } = quote(input({ items }), prepared, lookup());
  return options.map((option) => opcaoRecord(option, ordenacao));
};

describe("quotation invariants", () => {
  test("COT-019, NS-015: lead times add up, freteCobrar >= 0, rules never touch freteReal", () => {
    fc.assert(
      fc.property(carrinho, anyRules, (items, regras) => {
        const plain = quote(input({ items }), shop(), lookup());
        for (const option of quote(input({ items }), shop(regras), lookup()).options) {
          const { prazoTotal, ...parts } = option.prazo;
          expect(prazoTotal).toBe(Object.values(parts).reduce((sum, part) => sum + part, 0));
          expect(option.freteCobrar).toBeGreaterThanOrEqual(0);
          const twin = plain.options.find(
            ({ filial, metodo }) => filial.id === option.filial.id && metodo.id === option.metodo.id,
          );
          expect(option.freteReal).toBe(twin?.freteReal);
        }
      }),
    );
  });

  test("COT-016, NS-014: without rules freteCobrar is freteReal with the branch's percentage", () => {
    fc.assert(
      fc.property(carrinho, (items) => {
        for (const { freteCobrar, freteReal, filial } of quote(input({ items }), shop(), lookup()).options) {
          expect(freteCobrar).toBe(mulDiv(freteReal, 100_000 + filial.perAdiDesconto, 100_000));
        }
      }),
    );
  });

  test("a heavier, larger or dearer cart is never cheaper", () => {
    const grow = fc.record({
      line: small(4),
      peso: small(9000),
      altura: small(9000),
      valorUnitario: small(9000),
      quantidade: small(2),
    });
    fc.assert(
      fc.property(carrinho, grow, (items, { line, ...more }) => {
        const grown = items.map((one, i) =>
          i === line % items.length
            ? {
                ...one,
                peso: one.peso + more.peso,
                altura: one.altura + more.altura,
                valorUnitario: one.valorUnitario + more.valorUnitario,
                quantidade: one.quantidade + more.quantidade,
              }
            : one,
        );
        const before = quote(input({ items }), shop(), lookup()).options;
        const after = quote(input({ items: grown }), shop(), lookup()).options;
        expect(after).toHaveLength(before.length);
        for (const { filial, metodo, freteReal } of before) {
          const same = after.find(
            (option) => option.filial.id === filial.id && option.metodo.id === metodo.id,
          );
          expect(same?.freteReal).toBeGreaterThanOrEqual(freteReal);
        }
      }),
    );
  });

  test("NS-014: permuting lines or splitting them into single units changes nothing", () => {
    fc.assert(
      fc.property(
        carrinho.chain((items) =>
          fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length })),
        ),
        anyRules,
        ([items, shuffled], regras) => {
          const wanted = priced(items, shop(regras));
          expect(priced(shuffled, shop(regras))).toEqual(wanted);
          const single = items.flatMap((one) =>
            Array.from({ length: one.quantidade }, () => ({ ...one, quantidade: 1 })),
          );
          expect(priced(single, shop(regras))).toEqual(wanted);
          expect(carrinhoTotals(single)).toEqual(carrinhoTotals(items));
        },
      ),
    );
  });

  test("COT-015: more stock never turns possuiEstoque from 0 to 1", () => {
    fc.assert(
      fc.property(carrinho, small(5), (items, more) => {
        const stocked = items.map((one) => ({
          ...one,
          produto: one.produto && {
            ...one.produto,
            filiais: new Map(
              [...one.produto.filiais].map(([code, stock]) => [
                code,
                { ...stock, quantidade: stock.quantidade + more },
              ]),
            ),
          },
        }));
        const flags = (lines: CarrinhoItem[]) =>
          quote(input({ items: lines }), shop(), lookup())
            .options.toSorted((a, b) => a.filial.id - b.filial.id || a.metodo.id - b.metodo.id)
            .map(({ possuiEstoque }) => possuiEstoque);
        const before = flags(items);
        flags(stocked).forEach((flag, i) => {
          expect(flag).toBeLessThanOrEqual(before[i] as number);
        });
      }),
    );
  });

  test("COT-024, NS-015: a total order by value or by lead time, whatever the order of the loja's data", () => {
    fc.assert(
      fc.property(
        carrinho,
        anyRules,
        fc.constantFrom("preco" as const, "prazo" as const),
        (items, regras, criterio) => {
          const { options, ordenacao } = quote(input({ items }), shop(regras, criterio), lookup());
          expect(ordenacao).toBe(criterio === "preco" ? "v" : "p");
          const compare = compareOpcoes(ordenacao);
          options.forEach((a, i) => {
            options.forEach((b, j) => {
              expect(Math.sign(compare(a, b))).toBe(Math.sign(i - j));
            });
          });
          const [first, second] =
            ordenacao === "v"
              ? (["freteCobrar", "prazoTotal"] as const)
              : (["prazoTotal", "freteCobrar"] as const);
          const key = {
            freteCobrar: (i: number) => options[i]?.freteCobrar ?? 0,
            prazoTotal: (i: number) => options[i]?.prazo.prazoTotal ?? 0,
          };
          for (let i = 1; i < options.length; i++) {
            const step = key[first](i) - key[first](i - 1) || key[second](i) - key[second](i - 1);
            expect(step).toBeGreaterThanOrEqual(0);
          }
        },
      ),
    );
  });
});
