import fc from "fast-check";
import { expect, test } from "vitest";
import { compareOcorrencias } from "../pedido/compareOcorrencias.ts";
import { envio, pedido } from "../pedido/pedido.testing.ts";
import type { Pedido } from "../pedido/pedido.ts";
import { significado } from "../pedido/significado.ts";
import { canFollow, isFinal, orderStatus } from "../pedido/status.ts";
import { applyOcorrencia, insertingInPlace } from "./applyOcorrencia.ts";
import { apply, fato } from "./fatos.testing.ts";

const codes = [0, 98, 1, 2, 25, 23, 46, 99, 91];
const anyFact = fc.record({
  idEnvio: fc.constantFrom(1, 2, 3),
  idOcoren: fc.constantFrom(...codes),
  hours: fc.integer({ min: -3, max: 6 }),
  texto: fc.constantFrom("", "Saiu para entrega", "x"),
});
const facts = fc.array(anyFact, { maxLength: 25 }).map((list) =>
  list.map(({ idEnvio, idOcoren, hours, texto }, index) => ({
    idEnvio,
    ...fato(index + 2, idOcoren, hours, texto),
  })),
);
const three = () => pedido({ envios: [1, 2, 3].map((id) => envio({ id, ocorrencias: [] })) });
const setOf = (one: Pedido) =>
  one.envios.map(({ ocorrencias }) =>
    ocorrencias
      .map(({ data, idOcoren, informacaoAdicional }) => `${data} ${idOcoren} ${informacaoAdicional}`)
      .sort(),
  );

test("NS-011: the order of arrival does not matter for what is kept", () => {
  const shuffled = facts.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  );
  fc.assert(
    fc.property(shuffled, ([list, other]) => {
      expect(setOf(apply(three(), other))).toEqual(setOf(apply(three(), list)));
    }),
  );
});

test("NS-011: occurrences stay sorted by second, then id; the same list again changes nothing", () => {
  fc.assert(
    fc.property(facts, (list) => {
      const one = apply(three(), list);
      for (const { ocorrencias } of one.envios) {
        expect(ocorrencias).toEqual(ocorrencias.toSorted(compareOcorrencias));
      }
      expect(
        apply(
          one,
          list.map((each) => ({ ...each, id: each.id + 100 })),
        ),
      ).toBe(one);
    }),
  );
});

test("NS-011: a batch gives what its occurrences give one after the other, and leaves the order it began with alone", () => {
  fc.assert(
    fc.property(facts, facts, (list, more) => {
      const start = apply(three(), list);
      const before = structuredClone(start);
      const insert = insertingInPlace();
      const batch = more.reduce(
        (each, { idEnvio, ...dados }) => applyOcorrencia(each, idEnvio, dados, insert).pedido,
        start,
      );
      expect(batch).toEqual(apply(start, more));
      expect(start).toEqual(before);
    }),
  );
});

test("occurrences of a batch are put into one list, not into a copy for each", () => {
  const insert = insertingInPlace();
  const first = insert([], { ...fato(2, 98, 1), descricao: "" });
  expect(insert(first, { ...fato(3, 98, 0), descricao: "" })).toBe(first);
  expect(first.map(({ id }) => id)).toEqual([3, 2]);
});

test("NS-021: never backwards, final stays, the order is its least advanced shipment", () => {
  fc.assert(
    fc.property(facts, (list) => {
      let one = three();
      for (const { idEnvio, ...dados } of list) {
        const { pedido: next, statusEnvio } = applyOcorrencia(one, idEnvio, dados);
        for (const [index, { idStatus }] of next.envios.entries()) {
          const before = one.envios[index]?.idStatus ?? 0;
          if (idStatus !== before) expect(canFollow(before, idStatus)).toBe(true);
          if (isFinal(before)) expect(idStatus).toBe(before);
        }
        if (statusEnvio !== null)
          expect(statusEnvio).toBe(significado(dados.idOcoren, dados.informacaoAdicional).idStatus);
        expect(next.historico.at(-1)?.idStatus).toBe(orderStatus(next.envios));
        expect(next.historico.slice(0, one.historico.length)).toEqual(one.historico);
        one = next;
      }
      const dates = one.historico.map(({ data }) => data);
      expect(dates).toEqual(dates.toSorted((a, b) => a - b));
    }),
  );
});
