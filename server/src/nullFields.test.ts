import { afterAll, beforeAll, expect, test } from "vitest";
import {
  createPedido,
  newPedido,
  newReversa,
  pedidosServer,
  rowCounts,
} from "./test-support/criacao.testing.ts";
import { eachDatabase } from "./test-support/databases.ts";
import { type LojaServer, tokensOf } from "./test-support/lojaServer.testing.ts";
import { carrinho, produto } from "./test-support/lojas.testing.ts";
import { withNulls } from "./test-support/withNulls.testing.ts";

/** NS-003: null for an optional field is the same as leaving it out, at every depth, whatever the operation. */
eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    server = await pedidosServer(await open());
  });
  afterAll(() => server.close());
  const { api } = tokensOf(1);

  test("NS-003: an order that says null for what it leaves out is the order that leaves it out", async () => {
    const shipment = newPedido({ canal: "site" });
    const orders = [
      ["PedidoNovoEnvio", shipment],
      ["PedidoNovoReversa", newReversa(shipment.numeroPedido)],
    ] as const;
    for (const [component, body] of orders) {
      const first = await createPedido(server, body);
      expect([first.status, first.text]).toEqual([200, expect.any(String)]);
      const before = await rowCounts(server.db);
      const nulled = withNulls(component, body);
      expect(JSON.stringify(nulled)).toContain('"nomeMetodoEnvio":null');
      const again = await createPedido(server, nulled);
      expect([again.status, again.body]).toEqual([200, first.body]);
      expect(await rowCounts(server.db)).toEqual(before);
    }
  });

  test("NS-003: a cart", async () => {
    const quoted = async (body: unknown) => {
      const { retorno: _, ...record } = await server.quoted(body as object);
      return record;
    };
    const nulled = withNulls("CotacaoNova", carrinho());
    expect(nulled).toMatchObject({ filiaisOrigem: null, volumes: [{ sku: null }] });
    expect(await quoted(nulled)).toEqual(await quoted(carrinho()));
  });

  test("NS-003, NS-060: a product keeps what null leaves out", async () => {
    const full = produto("NULO", {
      skuERP: "E",
      codigoAgrupador: "G",
      categoria: "C",
      variacao: "V",
      dePara: [{ canal: "mkt", sku: "NULO-M", status: true }],
      precoCanal: { canal: [{ nome: "site", precoDe: 2, precoPor: 1, idVariacaoMkt: "7" }] },
    });
    const read = () => server.client().produto.get("NULO");
    await server.client().produto.save([full]);
    const before = await read();
    const nulled = withNulls(
      "ProdutoEntrada",
      produto("NULO", { precoCanal: { canal: [{ nome: "site", precoDe: 2, precoPor: 1 }] } }),
    );
    expect(nulled).toMatchObject({ dePara: null, precoCanal: { canal: [{ idVariacaoMkt: null }] } });
    const [outcome] = await server.client().produto.save([nulled]);
    expect(outcome?.mensagem).toBe("sucesso");
    expect(await read()).toEqual(before);
  });

  test("NS-003, NS-027: a registration takes the defaults of what is null", async () => {
    const register = async (body: object) => {
      const answer = await server.call("POST", "/webhook/novo", { body, token: api });
      expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
      return await server.db.reader("webhook").where({ id_loja: 1 }).first();
    };
    const url = { url: "https://loja.example.com/eventos" };
    expect(await register(withNulls("WebhookNovo", url))).toEqual(await register(url));
  });

  test.each([
    [
      "POST",
      "/pedido/novo",
      { ...newPedido(), valorFretePedido: null },
      "valorFretePedido: deve ser um número",
    ],
    ["POST", "/produto", { produto: null }, "produto: deve ser uma lista"],
    ["POST", "/webhook/novo", { url: null }, "url: deve ser um texto"],
  ])("NS-003: %s %s with null for a required field -> 400", async (method, path, body, mensagem) => {
    const answer = await server.call(method, path, { body, token: api });
    expect([answer.status, answer.body]).toEqual([400, { mensagem }]);
  });
});
