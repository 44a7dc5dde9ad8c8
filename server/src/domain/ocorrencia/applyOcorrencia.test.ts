import { describe, expect, test } from "vitest";
import { HOUR } from "../../platform/durations.ts";
import { codigos } from "../pedido/codigos.ts";
import { CRIADO, envio, ocorrencia, pedido } from "../pedido/pedido.testing.ts";
import type { Pedido } from "../pedido/pedido.ts";
import { applyOcorrencia } from "./applyOcorrencia.ts";
import { apply, fato } from "./fatos.testing.ts";

const statusOf = (one: Pedido) => one.envios[0]?.idStatus;

describe("NS-020: status that a code leads to", () => {
  test.each([
    [30, [0, 98]],
    [50, [1, 2, 24, 31]],
    [60, [25]],
    [70, [23, 27, 80]],
    [40, [3, 7, 14, 19, 22, 26, 28, 29, 43, 52, 78, 79, 81, 91, 97, 99]],
    [25, [9998, 9999]],
  ])("%i after %j", (idStatus, codes) => {
    for (const code of codes)
      expect([code, statusOf(apply(pedido(), [fato(2, code, 1)]))]).toEqual([code, idStatus]);
  });

  test("every code of 0 to 99 and the two of the service has a text", () => {
    expect([...codigos.keys()]).toEqual([...Array.from({ length: 100 }, (_, code) => code), 9999, 9998]);
    for (const { descricao } of codigos.values()) expect(descricao.length).toBeGreaterThan(5);
  });

  test.each([
    ["NS-071: out for delivery", "Saiu para entrega", 35, "Saiu para entrega"],
    ["NS-071: its text in any case", " SAIU PARA ENTREGA ", 35, "Saiu para entrega"],
    ["NS-071: in transit, without accents", "em transito", 30, "Em trânsito"],
    ["NS-071: another text", "saiu para entrega amanhã", 40, "Outros tipos de ocorrência"],
  ])("99: %s", (_case, texto, idStatus, descricao) => {
    const after = apply(pedido(), [fato(2, 99, 1, texto)]);
    expect(after.envios[0]).toMatchObject({ idStatus });
    expect(after.envios[0]?.ocorrencias.at(-1)).toMatchObject({
      descricao,
      idOcoren: 99,
      informacaoAdicional: texto,
    });
  });

  test.each([100, -1, 35.5, 9997])("%d is no code", (code) => {
    expect(() => apply(pedido(), [fato(2, code, 1)])).toThrow(RangeError);
  });
});

describe("NS-021: what may follow", () => {
  test.each([
    [
      "occurrence, then on its way",
      [
        [40, 1, 46],
        [30, 2, 98],
      ],
    ],
    [
      "occurrence, then out for delivery",
      [
        [40, 1, 46],
        [35, 2, 99],
      ],
    ],
    [
      "out for delivery, then not back to in transit",
      [
        [35, 1, 99],
        [35, 2, 98],
      ],
    ],
    [
      "out for delivery, then nobody there",
      [
        [35, 1, 99],
        [40, 2, 46],
      ],
    ],
    [
      "delivered is final",
      [
        [50, 1, 1],
        [50, 2, 25],
        [50, 3, 98],
      ],
    ],
    [
      "returned is final",
      [
        [60, 1, 25],
        [60, 2, 1],
      ],
    ],
    [
      "lost is final",
      [
        [70, 1, 80],
        [70, 2, 1],
      ],
    ],
    [
      "late and older: kept, not moved",
      [
        [30, 5, 98],
        [30, 4, 1],
      ],
    ],
    [
      "at the same instant: the one that comes later",
      [
        [30, 5, 98],
        [50, 5, 1],
      ],
    ],
    ["older than the order's own entry here", [[30, -5, 0]]],
  ])("%s", (_case, steps) => {
    let one = pedido();
    for (const [index, [idStatus, hours, code]] of steps.entries()) {
      one = apply(one, [
        fato(index + 2, code as number, hours as number, code === 99 ? "Saiu para entrega" : ""),
      ]);
      expect([index, statusOf(one)]).toEqual([index, idStatus]);
    }
    expect(one.envios[0]?.ocorrencias).toHaveLength(steps.length + 1);
  });

  test("NS-011: an occurrence of the second of the creation comes after the order's own entry", () => {
    const criado = ocorrencia({ id: 1, data: CRIADO + 700 });
    const one = pedido({ criadoEm: CRIADO + 700, envios: [envio({ ocorrencias: [criado] })] });
    const { envios } = apply(one, [fato(2, 0, 0), fato(3, 46, -1)]);
    expect(envios[0]?.ocorrencias.map(({ id }) => id)).toEqual([3, 1, 2]);
  });

  test("NS-045: delivery sets dataEntrega, and only delivery", () => {
    expect(apply(pedido(), [fato(2, 1, 7)]).envios[0]?.dataEntrega).toBe(CRIADO + 7 * HOUR);
    expect(apply(pedido(), [fato(2, 25, 7)]).envios[0]?.dataEntrega).toBeNull();
    expect(apply(pedido(), [fato(2, 98, 8), fato(3, 1, 7)]).envios[0]?.dataEntrega).toBeNull();
    expect(apply(pedido(), [fato(2, 1, 7), fato(3, 2, 8)]).envios[0]?.dataEntrega).toBe(CRIADO + 7 * HOUR);
  });
});

describe("NS-022: the order follows its least advanced shipment", () => {
  const two = () => pedido({ envios: [envio({ id: 1 }), envio({ id: 2 })] });
  const reached = (one: Pedido) => one.historico.map(({ idStatus }) => idStatus);

  test("its history moves when that one moves", () => {
    let one = apply(two(), [{ ...fato(2, 1, 1), idEnvio: 2 }]);
    expect(reached(one)).toEqual([10, 25]);
    one = apply(one, [{ ...fato(3, 0, 2), idEnvio: 1 }]);
    expect(reached(one)).toEqual([10, 25, 30]);
    one = apply(one, [{ ...fato(4, 25, 3), idEnvio: 1 }]);
    expect(reached(one)).toEqual([10, 25, 30, 50]);
    expect(one.historico.at(-1)?.data).toBe(CRIADO + 3 * HOUR);
  });

  test("PED-EST-002: its dates never go back", () => {
    const one = apply(two(), [
      { ...fato(2, 0, -9), idEnvio: 1 },
      { ...fato(3, 0, -8), idEnvio: 2 },
    ]);
    expect(one.historico.at(-1)).toEqual({ idStatus: 30, data: CRIADO });
  });

  test("tells what changed", () => {
    const [first, second] = [
      applyOcorrencia(two(), 1, fato(2, 0, 1)),
      applyOcorrencia(pedido(), 1, fato(2, 0, 1)),
    ];
    expect(first).toMatchObject({ isNew: true, statusEnvio: 30, statusPedido: null });
    expect(second).toMatchObject({ isNew: true, statusEnvio: 30, statusPedido: 30 });
    expect(applyOcorrencia(second.pedido, 1, fato(3, 0, 1))).toEqual({
      pedido: second.pedido,
      isNew: false,
      statusEnvio: null,
      statusPedido: null,
    });
    expect(() => applyOcorrencia(two(), 3, fato(2, 0, 1))).toThrow(RangeError);
  });
});
