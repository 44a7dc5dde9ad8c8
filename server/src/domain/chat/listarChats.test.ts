import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { DAY } from "../../platform/durations.ts";
import type { Database } from "../../platform/storage/database.ts";
import { insertChatLojas, newOrder, say } from "../../test-support/chat.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { type LojaServer, lojaServer, NOW } from "../../test-support/lojaServer.testing.ts";
import type { Pedido } from "../pedido/pedido.ts";

eachDatabase((_name, open) => {
  let db: Database;
  let server: LojaServer;
  let orders: Pedido[];
  beforeAll(async () => {
    db = await open();
    await insertChatLojas(db);
    server = await lojaServer(db);
    // Last messages 40, 30, 10, 1 and 0 days ago; the order of creation is another.
    orders = [];
    for (const days of [10, 40, 0, 30, 1]) {
      server.clock.set(NOW - days * DAY);
      const order = await newOrder(db, {
        numeroPedido: `L-${days}`,
        tipoPedido: days === 10 ? "reversa" : "envio",
      });
      await say(server, order, `há ${days}`);
      orders.push(order);
    }
    server.clock.set(NOW);
    const place = { id_loja: 1, id_pedido: (orders[0] as Pedido).id };
    await db.transaction((trx) =>
      trx("chat").where(place).update({ situacao: "finalizado", id_transportadora: 7 }),
    );
    await newOrder(db, { numeroPedido: "OUTRA" }, 2);
  });
  afterAll(() => server.close());
  afterEach(() => {
    expect(server.errors).toEqual([]);
  });
  const list = async (query = "", token = "frete_api_demo1") =>
    server.call("GET", `/chats${query}`, { token }).then(({ status, body }) => {
      expect(status).toBe(200);
      return body;
    });
  const texts = async (query?: string) =>
    (await list(query)).chats.map(
      (chat: { ultimaMensagem: { mensagem: string } }) => chat.ultimaMensagem.mensagem,
    );

  test("CHAT-LIST-001..007, ERR-010: the last 30 days, newest last message first, 50 a page", async () => {
    const { chats, ...page } = await list();
    expect(page).toEqual({ pagina: 1, limite: 50, total: 4 });
    const [order] = orders.filter(({ numeroPedido }) => numeroPedido === "L-0");
    expect(chats[0]).toEqual({
      idChat: expect.stringMatching(/^[0-9a-f]{32}$/),
      idPedido: order?.chave,
      tipoPedido: "envio",
      idTransportadora: 1,
      nomeTransportadora: "Carga Teste",
      situacao: "aberto",
      subSituacao: "aguardandoRespostaTransportadora",
      data: "2026-11-21T09:00:00",
      dataUltimaMensagem: "2026-11-21T09:00:00",
      qtdMensagens: 1,
      ultimaMensagem: { mensagem: "há 0", origem: "loja", data: "2026-11-21T09:00:00" },
    });
    expect(await texts()).toEqual(["há 0", "há 1", "há 10", "há 30"]);
    const { body } = await server.call("GET", `/chat/${order?.chave}`);
    expect(body._id).toBe(chats[0].idChat);
  });

  test.each([
    ["?dataInicio=2026-01-01", ["há 0", "há 1", "há 10", "há 30", "há 40"]],
    ["?dataFim=2026-11-20", ["há 1", "há 10", "há 30"]],
    ["?dataInicio=2026-11-20&dataFim=2026-11-20", ["há 1"]],
    ["?dataInicio=2026-11-12&dataFim=2026-11-19", []],
    ["?situacao=finalizado", ["há 10"]],
    ["?situacao=aberto", ["há 0", "há 1", "há 30"]],
    ["?idTransportadora=7", ["há 10"]],
    ["?idTransportadora=7&situacao=aberto", []],
    ["?limite=2", ["há 0", "há 1"]],
    ["?limite=2&pagina=2", ["há 10", "há 30"]],
    ["?limite=2&pagina=3", []],
    ["?desconhecido=1", ["há 0", "há 1", "há 10", "há 30"]],
  ])("CHAT-LIST-002..005, NS-057: %s", async (query, expected) => {
    expect(await texts(query)).toEqual(expected);
  });

  test.each([
    "situacao=fechado",
    "situacao=sem_conversa",
    "dataInicio=2026-13-01",
    "dataInicio=2026-02-30",
    "dataFim=21/11/2026",
    "dataInicio=2026-11-21&dataFim=2026-11-20",
    "dataFim=2026-01-01",
    "pagina=0",
    "pagina=x",
    "limite=0",
    "limite=201",
    "limite=1.5",
    "idTransportadora=abc",
    "situacao=aberto&situacao=aberto",
  ])("ERR-011, NS-057, NS-063: %s is 400", async (query) => {
    expect((await server.call("GET", `/chats?${query}`)).status).toBe(400);
  });

  test("GER-004: another loja has its own list", async () => {
    expect(await list("", "frete_api_demo2")).toEqual({ pagina: 1, limite: 50, total: 0, chats: [] });
  });

  test("CHAT-LIST-003: the period is that of the last message, data that of the first", async () => {
    server.clock.set(Date.parse("2026-01-10T12:00:00Z"));
    const order = await newOrder(db, { numeroPedido: "L-LONGO" });
    await say(server, order, "primeira");
    server.clock.set(Date.parse("2026-02-20T12:00:00Z"));
    await say(server, order, "segunda");
    server.clock.set(NOW);
    expect(await texts("?dataInicio=2026-01-10&dataFim=2026-01-10")).toEqual([]);
    const { chats } = await list("?dataInicio=2026-02-20&dataFim=2026-02-20");
    expect(chats).toMatchObject([
      { data: "2026-01-10T09:00:00", dataUltimaMensagem: "2026-02-20T09:00:00", qtdMensagens: 2 },
    ]);
  });
});
