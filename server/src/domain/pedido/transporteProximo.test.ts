import fc from "fast-check";
import { expect, test } from "vitest";
import type { OpcaoCotada } from "./opcao.ts";
import { nearestOpcao } from "./transporteProximo.ts";

const option = (
  freteCobrar: number,
  freteReal: number,
  prazoTotal: number,
  metodo = 1,
  filial = 1,
): OpcaoCotada => ({
  filial: { id: filial, filialErp: "A1", nome: "A" },
  metodo: { id: metodo, nome: "M" },
  transportadora: { id: 1, nome: "T" },
  freteReal,
  freteCobrar,
  prazoTotal,
  possuiEstoque: 0,
});
/** Arrives on that day of a month; in time up to the 20th. */
const arrival = ({ prazoTotal }: OpcaoCotada) =>
  prazoTotal <= 20 ? `2026-12-${String(prazoTotal).padStart(2, "0")}` : undefined;

const ties: [string, OpcaoCotada[]][] = [
  ["nearest price", [option(1010, 500, 3), option(1020, 500, 9), option(970, 500, 9)]],
  ["latest arrival", [option(990, 500, 9), option(1010, 500, 8)]],
  ["freteReal", [option(1000, 500, 9, 2), option(1000, 501, 9, 1)]],
  ["method", [option(1000, 500, 9, 2, 2), option(1000, 500, 9, 3, 1)]],
  ["branch", [option(1000, 500, 9, 2, 1), option(1000, 500, 9, 2, 2)]],
];
test.each(ties)("NS-035: %s decides", (_case, options) => {
  expect(nearestOpcao(options, 10_000, arrival)).toBe(options[0]);
  expect(nearestOpcao(options.toReversed(), 10_000, arrival)).toBe(options[0]);
});

const options = fc.array(
  fc
    .tuple(fc.nat(3000), fc.nat(3000), fc.integer({ min: 1, max: 30 }), fc.nat(3), fc.nat(3))
    .map((parts) => option(...parts)),
  { maxLength: 8 },
);

test("NS-035: within both limits, none nearer, in any order; undefined only when nothing fits", () => {
  fc.assert(
    fc.property(options, fc.oneof(fc.constant(0), fc.nat(30_000)), (list, valor) => {
      const isPaid = ({ freteReal }: OpcaoCotada) => valor === 0 || freteReal * 10 <= valor;
      const fits = list.filter((each) => isPaid(each) && each.prazoTotal <= 20);
      const found = nearestOpcao(list, valor, arrival);
      expect(found === undefined).toBe(fits.length === 0);
      if (!found) return;
      expect(fits).toContain(found);
      const distance = ({ freteCobrar, freteReal }: OpcaoCotada) =>
        valor === 0 ? freteReal : Math.abs(freteCobrar * 10 - valor);
      expect(distance(found)).toBe(Math.min(...fits.map(distance)));
      expect(nearestOpcao(list.toReversed(), valor, arrival)).toEqual(found);
    }),
  );
});
