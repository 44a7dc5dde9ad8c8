import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { pdf, png } from "../domain/arquivo/samples.testing.ts";
import type { Pedido } from "../domain/pedido/pedido.ts";
import type { Database } from "../platform/storage/database.ts";
import { messagesOf, newOrder, type Sent, say, sendForm } from "../test-support/chat.testing.ts";
import { rowCounts } from "../test-support/criacao.testing.ts";
import { eachDatabase } from "../test-support/databases.ts";
import { type LojaServer, lojaServer } from "../test-support/lojaServer.testing.ts";
import { insertLojas } from "../test-support/lojas.testing.ts";
import {
  OPERATOR_TOKEN,
  type OperatorServer,
  operatorServer,
} from "../test-support/operatorServer.testing.ts";

eachDatabase((_name, open) => {
  let db: Database;
  let loja: LojaServer;
  let operator: OperatorServer;
  beforeAll(async () => {
    db = await open();
    await insertLojas(db);
    loja = await lojaServer(db);
    operator = await operatorServer(db);
  });
  afterAll(async () => {
    await loja.close();
    await operator.close();
  });
  afterEach(() => {
    expect([loja.errors, operator.errors]).toEqual([[], []]);
  });
  const enable = (chatHabilitado: boolean) =>
    operator.call("PATCH", "/lojas/1/transportadoras/1", { chatHabilitado });
  const send = (
    path: string,
    mensagem: string | undefined,
    files: Sent[] = [],
    fields: Record<string, string> = {},
  ) =>
    sendForm(`${operator.url}/operacao/v1/lojas/1/pedidos/${path}`, mensagem, files, {
      token: OPERATOR_TOKEN,
      fields,
    });
  const reply = (
    order: Pedido,
    mensagem: string | undefined,
    files?: Sent[],
    fields?: Record<string, string>,
  ) => send(`${order.chave}/chat/mensagens`, mensagem, files, fields);

  test("ERR-027: a carrier is enabled and disabled for chat", async () => {
    const order = await newOrder(db);
    expect((await say(loja, order, "oi")).status).toBe(403);
    expect((await enable(true)).body.chatHabilitado).toBe(true);
    expect((await say(loja, order, "oi")).status).toBe(200);
    expect((await operator.call("GET", "/lojas/1/transportadoras/1")).body.chatHabilitado).toBe(true);
  });

  test("NS-024, ANX-003, CHAT-REC-002, CHAT-REC-005: the carrier answers with a file; the loja reads both", async () => {
    await enable(true);
    const order = await newOrder(db);
    expect((await reply(order, "ninguém perguntou")).status).toBe(404);
    await say(loja, order, "Onde está?");
    const fields = { nomeUsuario: "Carlos Lima", idUsuario: "12" };
    const { status, body } = await reply(order, "Sai <b>hoje</b>.", [["foto.png", png]], fields);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: "2",
      mensagem: "Sai hoje.",
      origem: "transportadora",
      nomeUsuario: "Carlos Lima",
    });
    expect(body.anexos).toEqual([
      expect.objectContaining({ idUsuario: 12, nomeUsuario: "Carlos Lima", idTransportadora: 1 }),
    ]);
    const { body: chat } = await loja.call("GET", `/chat/${order.chave}`);
    expect(chat.subSituacao).toBe("aguardandoRespostaLoja");
    expect(chat.mensagens[1]).toEqual(body);
    expect(chat.mensagens[0]).toMatchObject({ origem: "loja", nomeUsuario: "Loja Teste" });
    expect(chat.mensagens[1].data).toBe("2026-11-21T09:00:00");
    await say(loja, order, "Obrigado");
    expect((await loja.call("GET", `/chat/${order.chave}`)).body.subSituacao).toBe(
      "aguardandoRespostaTransportadora",
    );
    expect(
      (await send(`${order.numeroPedido}/chat/mensagens?chave=pedido`, "De nada")).body.nomeUsuario,
    ).toBe("Carga Teste");
  });

  test("LIM-002: both sides share the five files of a conversation", async () => {
    await enable(true);
    const order = await newOrder(db);
    const files = (count: number) => Array.from({ length: count }, (_, index): Sent => [`${index}.pdf`, pdf]);
    await sendForm(messagesOf(loja, order), "três", files(3));
    expect((await reply(order, "três", files(3))).status).toBe(400);
    expect((await reply(order, "dois", files(2))).status).toBe(200);
  });

  test("NS-023, CHAT-EST-002, CHAT-REC-002: a finished chat takes no message from either side, and stays finished", async () => {
    await enable(true);
    const order = await newOrder(db);
    const finish = () => operator.call("POST", `/lojas/1/pedidos/${order.chave}/chat/finalizar`);
    expect((await finish()).status).toBe(404);
    await say(loja, order, "oi");
    expect((await finish()).body).toEqual({ mensagem: "Conversa finalizada." });
    expect((await finish()).status).toBe(200);
    const before = await rowCounts(db);
    expect((await say(loja, order, "oi")).status).toBe(400);
    expect((await reply(order, "oi", [["a.pdf", pdf]])).status).toBe(400);
    expect(await rowCounts(db)).toEqual(before);
    expect((await loja.call("GET", `/chat/${order.chave}`)).body.situacao).toBe("finalizado");
  });

  test("NS-049: documents of an order are among its attachments, with or without a chat", async () => {
    const order = await newOrder(db);
    const { status, body } = await send(`${order.chave}/documentos`, undefined, [["comprovante.pdf", pdf]], {
      nomeUsuario: "Ana",
      idUsuario: "3",
    });
    expect(status).toBe(200);
    const { body: listed } = await loja.call("GET", `/pedido/${order.numeroPedido}/anexos`);
    expect(listed).toEqual(body);
    expect(listed.anexos[0]).toMatchObject({
      nome: "comprovante.pdf",
      idUsuario: 3,
      nomeUsuario: "Ana",
      idTransportadora: null,
    });
    expect((await loja.call("GET", `/chat/${order.chave}`)).body.situacao).toBe("sem_conversa");
  });

  test("what cannot be meant is refused, and nothing is stored", async () => {
    await enable(true);
    const order = await newOrder(db);
    await say(loja, order, "oi");
    await newOrder(db, { numeroPedido: "DA-2" }, 2);
    const before = await rowCounts(db);
    for (const [path, mensagem, files, fields, status] of [
      [`${order.chave}/chat/mensagens`, undefined, [], {}, 400],
      [`${order.chave}/chat/mensagens`, " ", [], {}, 400],
      [`${order.chave}/chat/mensagens`, "x".repeat(2001), [], {}, 400],
      [`${order.chave}/chat/mensagens`, "oi", [["a.txt", "a"]], {}, 400],
      [`${order.chave}/chat/mensagens`, "oi", [], { idUsuario: "0" }, 400],
      [`${order.chave}/chat/mensagens`, "oi", [], { nomeUsuario: "" }, 400],
      [`${order.chave}/documentos`, undefined, [], {}, 400],
      [`${order.chave}/documentos`, undefined, [["a.exe", pdf]], {}, 400],
      ["x/documentos", undefined, [["a.pdf", pdf]], {}, 404],
      ["DA-2/documentos?chave=pedido", undefined, [["a.pdf", pdf]], {}, 404],
      ["DA-2/documentos?chave=numeropedidocanal", undefined, [["a.pdf", pdf]], {}, 400],
    ] as [string, string | undefined, Sent[], Record<string, string>, number][])
      expect([path, mensagem?.slice(0, 5), (await send(path, mensagem, files, fields)).status]).toEqual([
        path,
        mensagem?.slice(0, 5),
        status,
      ]);
    expect((await operator.call("POST", "/lojas/99/pedidos/x/chat/finalizar")).status).toBe(404);
    expect(await rowCounts(db)).toEqual(before);
  });
});
