import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { insertChatLojas, newOrder, say } from "../../test-support/chat.testing.ts";
import { rowCounts } from "../../test-support/criacao.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { type LojaServer, lojaServer } from "../../test-support/lojaServer.testing.ts";

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

  test("CHAT-MSG-001..004, CHAT-LER-001, NS-052: every chave finds the order, to read and to write; unknown ones 400 and 404", async () => {
    const chaveNf = "35260711222333000181550010000000021000000020";
    const order = await newOrder(server.db, { pedidoAuxiliar: "AUX 1", canal: "Loja X" });
    await server.db.transaction((trx) =>
      trx("envio").where({ id_loja: 1, id_pedido: order.id }).update({ chave_nf: chaveNf }),
    );
    const numero = order.numeroPedido;
    let sent = 0;
    for (const path of [
      order.chave,
      `${order.chave}?chave=id`,
      `${order.chave}?chave=documento`,
      `${numero}?chave=pedido`,
      `${numero}?chave=numeropedido`,
      `AUX%201?chave=numeropedidocanal&canal=Loja%20X`,
      `AUX%201?chave=numeropedidocanal&canal=%20lOJA%20x%20`,
      `${chaveNf}?chave=chavenf`,
      `${chaveNf}?chave=chavenfe`,
    ]) {
      const [idPedido, query = ""] = path.split("?");
      const written = await server.call("POST", `/chat/${idPedido}/mensagem?${query}`, {
        body: { mensagem: "oi" },
      });
      expect([path, written.status]).toEqual([path, 200]);
      const { status, body } = await server.call("GET", `/chat/${path}`);
      expect([path, status, body.mensagens?.length]).toEqual([path, 200, ++sent]);
    }
    for (const [path, status, text] of [
      [`${numero}?chave=nome`, 400, /^chave: /],
      [`AUX%201?chave=numeropedidocanal`, 400, /^canal: obrigatório/],
      [`AUX%201?chave=numeropedidocanal&canal=`, 400, /^canal: obrigatório/],
      [`AUX%201?chave=numeropedidocanal&canal=Outro`, 404, /não encontrado/],
      [numero, 404, /não encontrado/],
      [`${"f".repeat(32)}`, 404, /não encontrado/],
    ] as const) {
      for (const suffix of ["", "/elegivel"]) {
        const [idPedido, query = ""] = path.split("?");
        const { status: got, body } = await server.call("GET", `/chat/${idPedido}${suffix}?${query}`);
        expect([path, got]).toEqual([path, status]);
        expect(body.mensagem).toMatch(text);
      }
      const [idPedido, query = ""] = path.split("?");
      const refused = await server.call("POST", `/chat/${idPedido}/mensagem?${query}`, {
        body: { mensagem: "oi" },
      });
      expect([path, refused.status]).toEqual([path, status]);
    }
  });

  test("NS-052: of a shipment and a return with one number the shipment is meant; of several the newest", async () => {
    const envio = await newOrder(server.db, { numeroPedido: "DUPLO", pedidoAuxiliar: "MUITOS", canal: "c" });
    await newOrder(server.db, { numeroPedido: "DUPLO", tipoPedido: "reversa" });
    const newest = await newOrder(server.db, { pedidoAuxiliar: "MUITOS", canal: "c" });
    await say(server, envio, "do envio");
    await say(server, newest, "do mais novo");
    const read = async (path: string) => (await server.call("GET", path)).body.mensagens[0].mensagem;
    expect(await read("/chat/DUPLO?chave=pedido")).toBe("do envio");
    expect(await read("/chat/MUITOS?chave=numeropedidocanal&canal=c")).toBe("do mais novo");
  });

  test("AUTH-007, ERR-015, ERR-026, ERR-030, ERR-035, NS-054: an order that only another loja has is 403, everywhere", async () => {
    const foreign = await newOrder(server.db, { numeroPedido: "SO-DA-2" }, 2);
    const before = await rowCounts(server.db);
    const answers = [
      await server.call("GET", `/chat/${foreign.chave}`),
      await server.call("GET", "/chat/SO-DA-2/elegivel?chave=pedido"),
      await say(server, foreign, "oi"),
      await server.call("GET", "/pedido/SO-DA-2/anexos"),
      await server.call("DELETE", "/pedido/SO-DA-2/anexos?caminho=x"),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    for (const { body } of answers) expect(body).toEqual({ mensagem: "O pedido não pertence à loja." });
    expect(await rowCounts(server.db)).toEqual(before);
  });

  test("ERR-016, ERR-031, ERR-036, NS-053: an order that nobody has is 404, everywhere", async () => {
    const answers = [
      await server.call("GET", "/chat/NADA?chave=pedido"),
      await server.call("GET", "/chat/NADA/elegivel?chave=pedido"),
      await server.call("POST", "/chat/NADA/mensagem?chave=pedido", { body: { mensagem: "oi" } }),
      await server.call("GET", "/pedido/NADA/anexos"),
      await server.call("DELETE", "/pedido/NADA/anexos?caminho=x"),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  test("AUTH-001, ERR-012, ERR-014, ERR-025, ERR-029, ERR-034: the quotation's token, a wrong one and none are 401", async () => {
    const { chave } = await newOrder(server.db);
    for (const token of [null, "frete_cot_demo1", "x"]) {
      for (const path of [`/chat/${chave}`, `/chat/${chave}/elegivel`, "/chats", "/pedido/1/anexos"])
        expect((await server.call("GET", path, { token })).status).toBe(401);
      expect(
        (await server.call("POST", `/chat/${chave}/mensagem`, { token, body: { mensagem: "a" } })).status,
      ).toBe(401);
      expect((await server.call("DELETE", "/pedido/1/anexos?caminho=a", { token })).status).toBe(401);
    }
  });
});
