import type { Evento } from "@frete/contract/loja";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { eachDatabase } from "../test-support/databases.ts";
import { drainFila, registerReceiver } from "../test-support/eventos.testing.ts";
import { type LojaServer, lojaServer } from "../test-support/lojaServer.testing.ts";
import { insertLojas } from "../test-support/lojas.testing.ts";
import { type NovoEvento, saveEventos } from "./saveEventos.ts";

const data = "2026-11-21 09:00:00";
const pedido = { idPedido: "a".repeat(32), numeroPedido: "1" };
const extremo = { prazoFilial: 1, prazoMetodo: null, perAdicionalDesconto: -2.5 };

/** The switch of each kind, and an event of it. */
const kinds: { [Tipo in Evento["tipo"]]: [string, Extract<NovoEvento, { tipo: Tipo }>["dados"]] } = {
  Rastreio: ["rastreio", { ...pedido, idOcoren: 1, situacao: "entregue", mensagem: "Entregue", data }],
  prazoAdicional: ["prazoAdicional", { maior: extremo, menor: extremo, data }],
  Aplicativo: [
    "aplicativo",
    { codigo: "1", situacao: "delete", mensagem: "Desinstalado", idApp: 1, nomeApp: "Etiquetas", data },
  ],
  metodoEnvio: [
    "metodoEnvio",
    {
      ...{ codigo: "1", situacao: "novo", idTransportadora: 1, idMetodoEnvio: 1 },
      ...{ nomeTransportadora: "T", nomeMetodoEnvio: "M", data },
    },
  ],
  rastreioEnventos: [
    "rastreioEnventos",
    {
      ...pedido,
      idEnvio: 1,
      evento: "saiu",
      unidade: "Osasco",
      cidade: null,
      uf: null,
      mensagem: null,
      data,
    },
  ],
  chatTransportadora: [
    "chatTransportadora",
    { ...pedido, idChat: "1", idMensagem: "1", origem: "loja", mensagem: "Olá\n", qtdAnexos: 0, data },
  ],
};
const all = Object.entries(kinds).map(
  ([tipo, [, dados]]) => ({ tipo, idPedido: null, criadoEm: 0, dados }) as NovoEvento,
);
const tipos = Object.keys(kinds);
const switches = Object.values(kinds).map(([name]) => name);

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    const db = await open();
    await insertLojas(db);
    server = await lojaServer(db);
  });
  afterAll(async () => {
    expect(server.errors).toEqual([]);
    await server.close();
  });
  beforeEach(async () => {
    await registerReceiver(server);
    await drainFila(server);
  });
  const record = (idLoja: number, eventos: readonly NovoEvento[] = all) =>
    server.db.transaction((trx) => saveEventos(trx, idLoja, eventos));
  const told = async (loja: 1 | 2 = 1) => (await drainFila(server, loja)).map(({ tipo }) => tipo);

  test("EVT-003..009, WHK-008: a registration without switches gets all six kinds as they are, in their order", async () => {
    await record(1);
    const eventos = await drainFila(server);
    expect(eventos.map(({ documento: _, ...evento }) => evento)).toEqual(
      all.map(({ tipo, dados }) => ({ tipo, dados })),
    );
    expect(new Set(eventos.map(({ documento }) => documento)).size).toBe(6);
  });

  test("E7, WHK-009: of the 64 ways to set the switches each lets through what it says, and nothing else", async () => {
    for (let way = 0; way < 1 << switches.length; way++) {
      const isOn = (_: unknown, index: number) => (way & (1 << index)) !== 0;
      await registerReceiver(
        server,
        Object.fromEntries(switches.map((name, index) => [name, isOn(name, index)])),
      );
      await record(1);
      expect(await told()).toEqual(tipos.filter(isOn));
    }
  });

  test("WHK-001: switches that are left out of a new registration count as true again", async () => {
    await registerReceiver(server, { rastreio: false });
    await registerReceiver(server);
    await record(1);
    expect(await told()).toEqual(tipos);
  });

  test("NS-028: what was written before a switch was turned off stays", async () => {
    await record(1);
    await registerReceiver(server, Object.fromEntries(switches.map((name) => [name, false])));
    await record(1);
    expect(await told()).toEqual(tipos);
  });

  test("a transaction that is rolled back leaves neither event nor number", async () => {
    await record(1, all.slice(0, 1));
    const [before] = await drainFila(server);
    const failed = server.db.transaction(async (trx) => {
      await saveEventos(trx, 1, all);
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    expect(await told()).toEqual([]);
    const counter = () => server.db.reader("sequencia").where({ id_loja: 1, nome: "fila" }).pluck("valor");
    const [valor] = await counter();
    await record(1, all.slice(0, 1));
    expect(await counter()).toEqual([Number(valor) + 1]);
    const [after] = await drainFila(server);
    expect(after?.documento).not.toBe(before?.documento);
  });

  describe("GER-004", () => {
    test("NS-028: a loja that never registered gets none, not even later", async () => {
      await record(2);
      expect(await server.db.reader("evento").where({ id_loja: 2 })).toEqual([]);
      await registerReceiver(server, {}, 2);
      expect(await told(2)).toEqual([]);
      await record(2);
      expect(await told(2)).toEqual(tipos);
    });

    test("lojas see and delete their own only, whatever the others do", async () => {
      await registerReceiver(server, {}, 2);
      await record(1);
      await record(2, all.slice(0, 2));
      const { body } = await server.call("GET", "/fila", { token: "frete_api_demo2" });
      for (const [token, status] of [
        ["frete_api_demo1", 404],
        ["frete_api_demo2", 200],
        ["frete_api_demo2", 404],
      ] as const) {
        expect((await server.call("DELETE", `/fila/${body.documento}`, { token })).status).toBe(status);
      }
      expect([await told(1), await told(2)]).toEqual([tipos, tipos.slice(1, 2)]);
    });
  });

  test("NS-028: a change of mode keeps what was not delivered, for the mode in force", async () => {
    await record(1);
    const mode = (modulo: "webhook" | "fila") =>
      server.db.transaction((trx) => trx("webhook").where({ id_loja: 1 }).update({ modulo }));
    await mode("webhook");
    await record(1, all.slice(0, 1));
    expect((await server.call("GET", "/fila")).status).toBe(204);
    await mode("fila");
    expect(await told()).toEqual([...tipos, "Rastreio"]);
  });
});
