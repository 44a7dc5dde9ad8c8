import fc from "fast-check";
import { expect, test } from "vitest";
import { estados, faixasPadrao, findRegion } from "../brasil/geografia/index.ts";
import { findFaixa, openTabela, packTabela } from "../domain/cotacao/tabela/index.ts";
import { distance } from "./distancias.ts";
import { linhasTarifa } from "./linhasTarifa.ts";
import { lojasDemo } from "./lojas.ts";
import { listZonas } from "./zonas.ts";

const zonas = listZonas();
const metodos = lojasDemo.flatMap(({ transportadoras }) =>
  transportadoras.flatMap(({ metodos: each }) => each),
);

test("zones cover exactly the assigned CEPs, in order, without overlap", () => {
  const inZone = (cep: number) => zonas.filter(({ cepInicio, cepFim }) => cepInicio <= cep && cep <= cepFim);
  for (const { cepInicio, cepFim } of faixasPadrao) {
    for (const cep of [cepInicio - 1, cepInicio, cepFim, cepFim + 1]) {
      const found = inZone(cep);
      const region = findRegion(cep);
      expect(found.length, String(cep)).toBe(region ? 1 : 0);
      if (region) expect(found[0]).toMatchObject(region);
    }
  }
  expect(zonas.every((zona, index) => zona.cepInicio > (zonas[index - 1]?.cepFim ?? -1))).toBe(true);
});

test.each<[string, string, number, number]>([
  ["SP", "SP", 0, 0],
  ["SP", "RJ", 380, 520],
  ["SP", "PR", 350, 480],
  ["SP", "PE", 2400, 2900],
  ["SP", "AM", 3200, 4000],
  ["PE", "RS", 3300, 4100],
])("%s to %s: between %i and %i km, both ways alike", (from, to, least, most) => {
  expect(distance(from, to)).toBeGreaterThanOrEqual(least);
  expect(distance(from, to)).toBeLessThanOrEqual(most);
  expect(distance(to, from)).toBe(distance(from, to));
});

test("distances know every state and refuse what is none", () => {
  for (const { uf } of estados) expect(distance("SP", uf)).toBeGreaterThanOrEqual(0);
  expect(() => distance("SP", "XX")).toThrow("XX");
});

test("in every tariff a heavier parcel is never cheaper, a farther region never cheaper nor faster", () => {
  const tables = metodos.map(({ tarifa }) => openTabela(packTabela(linhasTarifa(tarifa, "SP", zonas))));
  const price = (table: number, cep: number, peso: number) => {
    const hit = findFaixa(tables[table] as (typeof tables)[number], cep, peso);
    if (typeof hit === "string") return null;
    return { valor: hit.valor + (hit.excesso * (hit.kgExcedente ?? 0)) / 1000, prazo: hit.prazo };
  };
  const capital = { SP: 1310100, RJ: 20040002, BA: 40010000, AM: 69010000 };
  const interior = { SP: 13010000, RJ: 28000000, BA: 47000000, AM: 69640000 };
  const kg = fc.integer({ min: 1, max: 400_000 });
  const uf = fc.constantFrom("SP", "RJ", "BA", "AM");
  fc.assert(
    fc.property(fc.nat(tables.length - 1), uf, kg, kg, (table, place, a, b) => {
      const light = price(table, capital[place], Math.min(a, b));
      const heavy = price(table, capital[place], Math.max(a, b));
      if (light && heavy) expect(light.valor).toBeLessThanOrEqual(heavy.valor);
      const far = price(table, interior[place], Math.min(a, b));
      if (light && far) {
        expect(far.valor).toBeGreaterThan(light.valor);
        expect(far.prazo).toBeGreaterThan(light.prazo);
      }
    }),
    { numRuns: 500 },
  );
});
