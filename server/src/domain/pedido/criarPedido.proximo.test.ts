import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createdPedido,
  createPedido,
  newEnvio,
  newNota,
  newPedido,
  opcao,
  pedidosServer,
  rowCounts,
} from "../../test-support/criacao.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import type { LojaServer } from "../../test-support/lojaServer.testing.ts";

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    server = await pedidosServer(await open());
  });
  afterAll(() => server.close());
  const refused = async (body: object, mensagem: string) => {
    const before = await rowCounts(server.db);
    const answer = await createPedido(server, body);
    expect([answer.status, answer.body.mensagem]).toEqual([400, mensagem]);
    expect(await rowCounts(server.db)).toEqual(before);
  };

  describe("PED-NOVO-011, NS-035: transporteProximo", () => {
    // A1: Lento 15.00 in 5 days (27 Nov), Noturno 20.00 in 9 (3 Dec), Rápido 30.00 in 2 (24 Nov), Encomenda 40.00 in 3;
    // B1: the same, 10 % dearer for the customer and two days later. The invoice is of an inactive branch: all are quoted.
    const notaFiscal = newNota({ filialERP: "I1" });
    const pedir = (valorFretePedido: number, prazoDeEntrega: string, changes: object = {}) =>
      newPedido({
        idCotacao: "transporteProximo",
        valorFretePedido,
        envio: [newEnvio({ prazoDeEntrega, codigoRastreio: "AA123456785BR", notaFiscal, ...changes })],
      });

    const nearest: [string, number, string, unknown[]][] = [
      ["exactly what was sold", 20, "2026-12-31", ["A1", "Noturno", 20, 9]],
      ["a little above a price", 21.9, "2026-12-31", ["B1", "Noturno", 22, 11]],
      ["charged more than sold, real freight within", 16.6, "2026-12-31", ["B1", "Lento", 16.5, 7]],
      ["the limit of the real freight itself", 15, "2026-12-31", ["A1", "Lento", 15, 5]],
      ["the deadline itself", 20, "2026-12-03", ["A1", "Noturno", 20, 9]],
      ["a day before it", 20, "2026-12-02", ["B1", "Lento", 16.5, 7]],
      ["the deadline is a day, whatever its time", 20, "2026-12-03 00:00:00", ["A1", "Noturno", 20, 9]],
      ["only the fastest arrives", 100, "2026-11-24", ["A1", "Rápido", 30, 2]],
      ["equally near: the latest arrival", 15.75, "2026-12-31", ["B1", "Lento", 16.5, 7]],
      ["free for the customer: the cheapest", 0, "2026-12-31", ["A1", "Lento", 15, 5]],
      ["free, and the cheapest that arrives", 0, "2026-11-25", ["A1", "Rápido", 30, 2]],
      ["thousandths count", 14.999 + 0.001, "2026-12-31", ["A1", "Lento", 15, 5]],
    ];
    test.each(nearest)("%s: sold for %d, by %s", async (_case, valor, prazo, expected) => {
      expect(opcao(await createdPedido(server, pedir(valor, prazo)))).toEqual(expected);
    });

    test("free, and nothing arrives in time", () =>
      refused(pedir(0, "2026-11-23"), "idCotacao: nenhuma opção, de valor algum, chega até 2026-11-23"));

    test("NS-037: the postal service is no candidate without its code", async () => {
      const sem = { codigoRastreio: "SEM-FORMA" };
      expect(opcao(await createdPedido(server, pedir(40, "2026-12-31")))[1]).toBe("Encomenda");
      expect(opcao(await createdPedido(server, pedir(40, "2026-12-31", sem)))[1]).toBe("Rápido");
    });

    test("the earliest deadline of several shipments", async () => {
      const body = pedir(20, "2026-12-31");
      body.envio.push(newEnvio({ prazoDeEntrega: "2026-11-27" }));
      expect(opcao(await createdPedido(server, body))).toEqual(["A1", "Lento", 15, 5]);
    });

    test("deParaMkt has no effect", async () => {
      expect(opcao(await createdPedido(server, pedir(15, "2026-12-31", { deParaMkt: "NO" })))).toEqual([
        "A1",
        "Lento",
        15,
        5,
      ]);
    });

    test.each([
      [14.999, "2026-12-31", "R$ 14,999"],
      [100, "2026-11-23", "R$ 100,00"],
      [1234.5, "2026-01-01", "R$ 1.234,50"],
    ])("none for %d by %s: both limits are told", (valor, prazo, reais) =>
      refused(pedir(valor, prazo), `idCotacao: nenhuma opção custa até ${reais} e chega até ${prazo}`),
    );
  });
});
