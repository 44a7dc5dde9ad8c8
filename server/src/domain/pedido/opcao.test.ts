import fc from "fast-check";
import { expect, test } from "vitest";
import { compareOpcoes, type PricedOpcao } from "../cotacao/frete/index.ts";
import { codigoCompleto, firstOpcao, type OpcaoCotada } from "./opcao.ts";

const small = fc.integer({ min: 1, max: 3 });
const opcao: fc.Arbitrary<OpcaoCotada> = fc
  .tuple(small, small, small, small, small, fc.constantFrom(0, 1))
  .map(([filial, metodo, freteReal, freteCobrar, prazoTotal, possuiEstoque]) => ({
    filial: { id: filial, filialErp: `F${filial}`, nome: "F" },
    metodo: { id: metodo, nome: "M" },
    transportadora: { id: 1, nome: "T" },
    freteReal,
    freteCobrar,
    prazoTotal,
    possuiEstoque,
  }));
const opcoes = fc.uniqueArray(opcao, {
  minLength: 1,
  maxLength: 9,
  selector: ({ filial, metodo }) => `${filial.id}/${metodo.id}`,
});

test.each([
  ["preco", "v"],
  ["prazo", "p"],
] as const)(
  "NS-034, COT-024: the first by %s is the one that quotations list first",
  (criterio, ordenacao) => {
    fc.assert(
      fc.property(opcoes, (list) => {
        const asQuoted = list.map(
          (each) => ({ ...each, prazo: { prazoTotal: each.prazoTotal }, each }) as unknown as Quoted,
        );
        const [first] = asQuoted.sort(compareOpcoes(ordenacao));
        expect(firstOpcao(list, criterio)).toBe(first?.each);
      }),
    );
  },
);

test("no option: none is first", () => expect(firstOpcao([], "preco")).toBeUndefined());

test("NS-033: the full code has 25 digits", () => {
  fc.assert(
    fc.property(opcao, fc.nat(9_999_999), fc.nat(9_999_999), (each, filial, metodo) => {
      const found = codigoCompleto("12345678901", {
        ...each,
        filial: { ...each.filial, id: filial },
        metodo: { ...each.metodo, id: metodo },
      });
      expect(found).toHaveLength(25);
      expect([found.slice(0, 11), Number(found.slice(11, 18)), Number(found.slice(18))]).toEqual([
        "12345678901",
        filial,
        metodo,
      ]);
    }),
  );
});

type Quoted = PricedOpcao & { each: OpcaoCotada };
