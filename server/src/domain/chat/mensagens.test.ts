import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import {
  insertChatLojas,
  messagesOf,
  newOrder,
  say,
  sendForm,
  storedKeys,
} from "../../test-support/chat.testing.ts";
import { rowCounts } from "../../test-support/criacao.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { type LojaServer, lojaServer } from "../../test-support/lojaServer.testing.ts";
import { pdf, png } from "../arquivo/samples.testing.ts";

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    const db = await open();
    await insertChatLojas(db);
    server = await lojaServer(db);
  });
  afterAll(() => server.close());
  afterEach(() => {
    expect(server.errors).toEqual([]);
  });

  test("CHAT-EST-001, CHAT-MSG-011, CHAT-REC-001, ERR-018: the first message opens the conversation; the answer has no anexos", async () => {
    const order = await newOrder(server.db);
    const { status, body } = await say(server, order, "A embalagem chegou?");
    expect(status).toBe(200);
    expect(body).toEqual({ id: "1", data: "2026-11-21T09:00:00", origem: "loja" });
    const { body: chat } = await server.call("GET", `/chat/${order.chave}`);
    expect(chat).toEqual({
      _id: expect.stringMatching(/^[0-9a-f]{32}$/),
      situacao: "aberto",
      subSituacao: "aguardandoRespostaTransportadora",
      tipoPedido: "envio",
      nomeTransportadora: "Carga Teste",
      mensagens: [
        {
          id: "1",
          data: "2026-11-21T09:00:00",
          mensagem: "A embalagem chegou?",
          origem: "loja",
          nomeUsuario: "Loja Teste",
        },
      ],
    });
  });

  test("CHAT-LER-002, CHAT-REC-002, ERR-013: an order without conversation", async () => {
    const { chave } = await newOrder(server.db);
    const { status, body } = await server.call("GET", `/chat/${chave}`);
    expect([status, body]).toEqual([200, { mensagens: [], situacao: "sem_conversa" }]);
  });

  test("CHAT-MSG-012, ERR-027, NS-068: a carrier that is not enabled is told and refuses messages", async () => {
    const order = await newOrder(server.db);
    const set = (chat_habilitado: 0 | 1) =>
      server.operate((trx) => trx("transportadora").where({ id_loja: 1, id: 1 }).update({ chat_habilitado }));
    await set(0);
    const before = await rowCounts(server.db);
    const { body } = await server.call("GET", `/chat/${order.chave}/elegivel`);
    expect(body).toEqual({
      elegivel: false,
      mensagem: "A transportadora do pedido não está habilitada para chat.",
    });
    expect((await say(server, order, "oi")).status).toBe(403);
    expect((await sendForm(messagesOf(server, order), "oi", [["a.pdf", pdf]])).status).toBe(403);
    expect(await rowCounts(server.db)).toEqual(before);
    await set(1);
    const again = await server.call("GET", `/chat/${order.chave}/elegivel`);
    expect(again.body).toEqual({ elegivel: true, mensagem: "Transportadora habilitada para chat." });
  });

  test("CHAT-MSG-006, ERR-019, ERR-020, NS-055: 1 to 2000 characters, counted as characters, after HTML is gone not blank", async () => {
    const order = await newOrder(server.db);
    const before = await rowCounts(server.db);
    const refused = [
      "",
      " ",
      "\n\t",
      "a".repeat(2001),
      "😀".repeat(2001),
      "<b></b>",
      "<br> <i>",
      "a\u0000b",
      "a\u0007b",
      "\ud800",
      5,
      null,
      ["a"],
    ];
    for (const text of refused) {
      const { status, body } = await say(server, order, text);
      expect([JSON.stringify(text)?.slice(0, 20), status]).toEqual([JSON.stringify(text)?.slice(0, 20), 400]);
      expect(body.mensagem).toMatch(/^mensagem: /);
      if (typeof text !== "string" || text === "\ud800") continue;
      expect((await sendForm(messagesOf(server, order), text, [["a.pdf", pdf]])).status).toBe(400);
    }
    expect((await server.call("POST", `/chat/${order.chave}/mensagem`, { body: {} })).status).toBe(400);
    expect(await rowCounts(server.db)).toEqual(before);
    expect(await storedKeys(server)).toEqual([]);
    for (const text of [
      "a".repeat(2000),
      "😀".repeat(2000),
      "e\u0301".repeat(1000),
      "linha 1\r\nlinha 2\tfim",
    ])
      expect((await say(server, order, text)).status).toBe(200);
    const { body } = await server.call("GET", `/chat/${order.chave}`);
    expect(body.mensagens[1].mensagem).toBe("😀".repeat(2000));
  });

  test("NS-018: JSON carries no files: the field is named, and the way to send them", async () => {
    const order = await newOrder(server.db);
    const before = await rowCounts(server.db);
    for (const [name, value] of [
      ["anexo", "JVBERi0="],
      ["anexo", { nome: "a.pdf" }],
      ["anexo[]", []],
    ] as const) {
      const body = { mensagem: "segue", [name]: value };
      const answer = await server.call("POST", `/chat/${order.chave}/mensagem`, { body });
      expect([answer.status, answer.body.mensagem]).toEqual([
        400,
        `${name}: para enviar arquivos, use um formulário (multipart/form-data)`,
      ]);
    }
    expect(await rowCounts(server.db)).toEqual(before);
    const body = { mensagem: "segue", anexo: null, arquivos2: 1 };
    expect((await server.call("POST", `/chat/${order.chave}/mensagem`, { body })).status).toBe(200);
  });

  test("CHAT-MSG-008, NS-055: no tag or event attribute is stored, plain text stays", async () => {
    const order = await newOrder(server.db);
    for (const text of ['<img src=x onerror="alert(1)">oi <b>você</b>', "a < b & c", "preço <R$ 10"])
      await say(server, order, text);
    const { body } = await server.call("GET", `/chat/${order.chave}`);
    expect(body.mensagens.map((each: { mensagem: string }) => each.mensagem)).toEqual([
      "oi você",
      "a < b & c",
      "preço <R$ 10",
    ]);
  });

  test("CHAT-MSG-009, CHAT-MSG-010: origem and other fields of the body are ignored; kind and carrier are the order's", async () => {
    const order = await newOrder(server.db);
    const sent = {
      mensagem: "oi",
      origem: "transportadora",
      nomeUsuario: "Eu",
      tipoPedido: "reversa",
      idTransportadora: 9,
    };
    const { body } = await server.call("POST", `/chat/${order.chave}/mensagem`, { body: sent });
    expect(body.origem).toBe("loja");
    await sendForm(messagesOf(server, order), "oi", [["a.png", png]], {
      fields: { origem: "transportadora" },
    });
    const { body: chat } = await server.call("GET", `/chat/${order.chave}`);
    expect(chat.mensagens.map((each: { origem: string }) => each.origem)).toEqual(["loja", "loja"]);
    expect(chat.mensagens[0].nomeUsuario).toBe("Loja Teste");
    expect([chat.tipoPedido, chat.nomeTransportadora]).toEqual(["envio", "Carga Teste"]);
    const reversa = await newOrder(server.db, { tipoPedido: "reversa" });
    await server.call("POST", `/chat/${reversa.chave}/mensagem`, { body: { ...sent, tipoPedido: "envio" } });
    expect((await server.call("GET", `/chat/${reversa.chave}`)).body.tipoPedido).toBe("reversa");
  });

  test("CHAT-EST-002, ERR-021: a finished conversation takes no message", async () => {
    const order = await newOrder(server.db);
    await say(server, order, "oi");
    await server.db.transaction((trx) =>
      trx("chat").where({ id_loja: 1, id_pedido: order.id }).update({ situacao: "finalizado" }),
    );
    const before = await rowCounts(server.db);
    for (const answer of [
      await say(server, order, "de novo"),
      await sendForm(messagesOf(server, order), "x", [["a.pdf", pdf]]),
    ]) {
      expect(answer.status).toBe(400);
      expect(answer.body.mensagem).toMatch(/finalizada/);
    }
    expect(await rowCounts(server.db)).toEqual(before);
    expect((await server.call("GET", `/chat/${order.chave}`)).body.situacao).toBe("finalizado");
  });

  test("CHAT-REC-003, CHAT-REC-004, NS-056: the newest 500 messages, oldest first", async () => {
    const order = await newOrder(server.db);
    await say(server, order, "1");
    const rows = Array.from({ length: 502 }, (_, index) => ({
      id_loja: 1,
      id_pedido: order.id,
      id: index + 2,
      criada_em: server.clock.now(),
      texto: String(index + 2),
      origem: "loja",
      nome_usuario: "Loja Teste",
    }));
    await server.db.transaction((trx) => trx.batchInsert("chat_mensagem", rows, 100));
    const { body } = await server.call("GET", `/chat/${order.chave}`);
    expect(body.mensagens.map(({ id }: { id: string }) => id)).toEqual(
      Array.from({ length: 500 }, (_, index) => String(index + 4)),
    );
  });
});
