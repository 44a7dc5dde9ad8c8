import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyOcorrencia } from "../../domain/ocorrencia/applyOcorrencia.ts";
import { CRIADO, envio, ocorrencia, pedido, SAO_PAULO } from "../../domain/pedido/pedido.testing.ts";
import { isFinal } from "../../domain/pedido/status.ts";
import { DAY } from "../../platform/durations.ts";
import { parseLocal } from "../../platform/time.ts";
import { lifeOfEnvio } from "./lifeOfEnvio.ts";

/** Ends of the lives of many orders. */
const lives = Array.from({ length: 2000 }, (_, index) => {
  const one = pedido({ numeroPedido: String(index) });
  const passos = lifeOfEnvio(one, 0, 7, SAO_PAULO);
  const played = passos.reduce(
    (each, passo, id) => applyOcorrencia(each, 1, { ...ocorrencia(), ...passo, id: id + 2 }).pedido,
    one,
  );
  return { passos, envio: played.envios[0] as (typeof played)["envios"][0] };
});

describe("lives of 2000 shipments", () => {
  test("every one comes to an end, in the order of its steps", () => {
    for (const { passos, envio: one } of lives) {
      expect(isFinal(one.idStatus)).toBe(true);
      expect(passos.map(({ data }) => data)).toEqual(
        passos.map(({ data }) => data).toSorted((a, b) => a - b),
      );
      expect(passos[0]).toMatchObject({ idOcoren: 0 });
      expect(passos[0]?.data).toBeGreaterThan(CRIADO);
    }
  });

  test.each([
    ["delivered", 50, 0.85, 0.97],
    ["returned", 60, 0.02, 0.09],
    ["lost", 70, 0.01, 0.06],
  ])("%s: between %d and %d of them", (_case, idStatus, least, most) => {
    const share = lives.filter(({ envio: one }) => one.idStatus === idStatus).length / lives.length;
    expect(share).toBeGreaterThan(least);
    expect(share).toBeLessThan(most);
  });

  test("some are late, and code 2 says so; some are tried twice", () => {
    const promised = (parseLocal("2026-07-21", SAO_PAULO) as number) + DAY;
    const delivered = lives.filter(({ envio: one }) => one.idStatus === 50);
    for (const { passos, envio: one } of delivered) {
      expect([passos.at(-1)?.idOcoren, (one.dataEntrega as number) < promised]).toEqual(
        (one.dataEntrega as number) < promised ? [1, true] : [2, false],
      );
    }
    const late = delivered.filter(({ envio: one }) => (one.dataEntrega as number) >= promised).length;
    expect(late / lives.length).toBeGreaterThan(0.08);
    expect(late / lives.length).toBeLessThan(0.35);
    expect(
      lives.filter(({ passos }) => passos.some(({ idOcoren }) => idOcoren === 46)).length,
    ).toBeGreaterThan(20);
  });
});

test("the same seed, order and position give the same life, others another", () => {
  const one = pedido({ envios: [envio({ id: 1 }), envio({ id: 2 })] });
  const life = (numeroPedido: string, posicao: number, semente: number) =>
    JSON.stringify(lifeOfEnvio({ ...one, numeroPedido }, posicao, semente, SAO_PAULO));
  expect(life("1", 0, 7)).toBe(life("1", 0, 7));
  expect(new Set([life("1", 0, 7), life("1", 0, 8), life("1", 1, 7), life("2", 0, 7)]).size).toBe(4);
  expect(lifeOfEnvio(one, 2, 7, SAO_PAULO)).toEqual([]);
});

test("steps grow strictly, whenever the order is created and whatever is promised", () => {
  const created = fc.integer({ min: Date.parse("2000-01-01"), max: Date.parse("2100-01-01") });
  fc.assert(
    fc.property(
      created,
      fc.integer({ min: -30, max: 60 }),
      fc.nat(2 ** 31 - 1),
      (criadoEm, days, semente) => {
        const prazoEntregaPedido = new Date(criadoEm + days * DAY).toISOString().slice(0, 10);
        const passos = lifeOfEnvio(
          pedido({ criadoEm, envios: [envio({ prazoEntregaPedido })] }),
          0,
          semente,
          SAO_PAULO,
        );
        for (const [index, { data }] of passos.entries()) {
          expect(data).toBeGreaterThan(passos[index - 1]?.data ?? criadoEm);
        }
      },
    ),
  );
});
