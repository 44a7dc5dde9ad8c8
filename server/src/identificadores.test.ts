import { afterAll, beforeAll, expect, test } from "vitest";
import { newPedido } from "./test-support/criacao.testing.ts";
import { eachDatabase } from "./test-support/databases.ts";
import { type LojaServer, lojaServer } from "./test-support/lojaServer.testing.ts";
import { carrinho, insertLojas, produto } from "./test-support/lojas.testing.ts";

/** Far beyond 32 bits. */
const LARGE = 2 ** 40;
const LARGEST = Number.MAX_SAFE_INTEGER;
const COUNTERS = ["produto", "pedido", "envio", "ocorrencia", "cotacao_fila", "fila", "plp"];

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    const db = await open();
    await insertLojas(db);
    await db.transaction((trx) =>
      trx("sequencia")
        .insert(COUNTERS.map((nome) => ({ id_loja: 1, nome, valor: LARGE })))
        .onConflict(["id_loja", "nome"])
        .merge(),
    );
    server = await lojaServer(db);
  });
  afterAll(async () => {
    expect(server.errors).toEqual([]);
    await server.close();
  });

  test("GER-009: identifiers beyond 32 bits are stored, found and given back as they are", async () => {
    const dePara = [{ canal: "mkt", sku: "BUSCA", status: true }];
    await server.client().produto.save([produto("GRANDE", { dePara })]);
    const { dadosEntrada } = await server.quoted(carrinho({ canal: "mkt" }, { sku: "BUSCA" }));
    expect(dadosEntrada.carrinho.produto.map(({ idSku }) => idSku)).toEqual([LARGE + 1]);

    const order = newPedido();
    const created = await server.call("POST", "/pedido/novo", { body: order });
    expect([created.status, created.text]).toEqual([200, expect.stringContaining("chavePedido")]);
    const read = async () =>
      (await server.call("GET", `/rastreio/pedido/${order.numeroPedido}`)).body.lista[0];
    expect([(await read()).idenvio, (await read()).ocoren[0].id]).toEqual([LARGE + 1, LARGE + 1]);

    const change = { envio: [{ plp: LARGEST }] };
    const path = `/pedido/altera/pedido/${order.numeroPedido}`;
    const changed = (await server.call("PUT", path, { body: change })).body;
    expect(changed.retornos).toEqual([{ campo: "envio.0.plp", mensagem: "sucesso" }]);
    const [listed] = (
      await server.call("GET", "/pedidos?dataTipo=dataCriacaoPedido&periodo=2000-01-01TO2099-12-31")
    ).body;
    expect([listed.envio[0].id, listed.envio[0].plp]).toEqual([LARGE + 1, LARGEST]);
  });

  const plp = { filialERP: "A1", pedidos: ["0".repeat(32)] };
  const requests: [method: string, path: (id: string) => string, body?: (id: string) => string][] = [
    ["GET", (id) => `/chats?idTransportadora=${id}`],
    ["GET", (id) => `/transportadora/regrasfrete?codigo=${id}`],
    ["POST", () => "/plp/novo", (id) => JSON.stringify({ ...plp, idMetodo: 0 }).replace(":0", `:${id}`)],
  ];
  test.each(requests)(
    "GER-009, NS-003: %s: an identifier that nobody has is looked for, one that no number holds is refused",
    async (method, path, body) => {
      const ask = (id: string) => server.call(method, path(id), body && { body: body(id) });
      const unknown = await ask(String(LARGEST));
      expect([unknown.status < 500, unknown.body.mensagem ?? ""]).toEqual([
        true,
        expect.not.stringMatching(/^(idTransportadora|codigo|idMetodo): deve/),
      ]);
      const refused = await ask("9007199254740993");
      expect([refused.status, refused.body.mensagem]).toEqual([
        400,
        expect.stringMatching(/^(idTransportadora|codigo|idMetodo): deve/),
      ]);
    },
  );
});
