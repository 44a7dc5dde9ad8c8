import type { Cotacao } from "@frete/contract/loja";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newEnvio, newPedido, newProduto } from "../../test-support/criacao.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { type LojaServer, lojaServer } from "../../test-support/lojaServer.testing.ts";
import { carrinho, insertLojas } from "../../test-support/lojas.testing.ts";

/** Every second order is large: it is read when its turn in the page has come. */
const ORDERS = 6;
const ALL = "periodo=2026-01-01TO2026-12-31&dataTipo=dataCriacaoPedido";

eachDatabase((_name, open) => {
  let server: LojaServer;
  const numeros: string[] = [];
  beforeAll(async () => {
    const db = await open();
    await insertLojas(db);
    server = await lojaServer(db);
    for (let index = 0; index < ORDERS; index++) {
      const produtos = Array.from({ length: index % 2 ? 200 : 1 }, (_, place) =>
        newProduto({ sku: `SKU-${place}-é` }),
      );
      const envio = Array.from({ length: index % 2 ? 5 : 1 }, () => newEnvio({ produtos }));
      const body = newPedido({ envio });
      const answer = await server.call("POST", "/pedido/novo", { body });
      expect([answer.status, answer.text]).toEqual([200, expect.any(String)]);
      server.clock.advance(1000);
      numeros.push(body.numeroPedido);
    }
    const sizes = (await db.reader("pedido").pluck("estado")).map((estado: string) => estado.length);
    expect(sizes.filter((size) => size > 100_000)).toHaveLength(ORDERS / 2);
  });
  afterAll(() => server.close());

  test("PED-LIST-001: a page with large orders has the bytes of its orders, one by one", async () => {
    const page = await server.call("GET", `/pedidos?${ALL}`);
    expect(page.status).toBe(200);
    expect(page.body.map(({ numeroPedido }: { numeroPedido: string }) => numeroPedido)).toEqual(numeros);
    const single: string[] = [];
    for (let pagina = 1; pagina <= ORDERS; pagina++)
      single.push((await server.call("GET", `/pedidos?${ALL}&limite=1&pagina=${pagina}`)).text.slice(1, -1));
    expect(page.text).toBe(`[${single.join()}]`);
    expect(server.errors).toEqual([]);
  });

  test("PED-ALT-001, RAST-001: a large order is found, changed and tracked", async () => {
    const numero = numeros[1];
    const changed = await server.call("PUT", `/pedido/altera/pedido/${numero}`, {
      body: { envio: [{ codigoRastreio: "AA123456785BR" }] },
    });
    expect(changed).toMatchObject({ status: 200, body: { retornos: [{ mensagem: "sucesso" }] } });
    const { status, body } = await server.call("GET", `/rastreio/pedido/${numero}`);
    expect([status, body.lista.length]).toEqual([200, 5]);
    expect(body.lista[4].produtos).toHaveLength(200);
  });

  test("NS-062: every order of one quotation is tracked, those of other options are not", async () => {
    const { retorno } = await server.quoted(carrinho());
    const idCotacao = retorno.idCotacao;
    const made: string[] = [];
    for (const produtos of [1, 300]) {
      const body = newPedido({
        idCotacao,
        envio: [newEnvio({ produtos: Array.from({ length: produtos }, () => newProduto()) })],
      });
      expect((await server.call("POST", "/pedido/novo", { body })).status).toBe(200);
      made.push(body.numeroPedido);
    }
    const { body } = await server.call("GET", `/rastreio/cotacaoid/${idCotacao}`);
    expect(body.lista.map(({ produtos }: { produtos: [] }) => produtos.length)).toEqual([1, 300]);
    const several = await server.call("PUT", `/pedido/altera/cotacaoid/${idCotacao}`, {
      body: { envio: [] },
    });
    expect([several.status, several.body.mensagem]).toEqual([400, expect.stringContaining("2 pedidos")]);
  });

  test("COT-002, COT-041: a large quotation comes out of the queue whole, once", async () => {
    await server.call("GET", "/logCotacaoFila");
    const [item] = carrinho().volumes;
    const volumes = Array.from({ length: 400 }, () => ({ ...item }));
    const cotacoes: Cotacao[] = [];
    for (const changes of [{}, { volumes }, {}]) {
      cotacoes.push(await server.quoted(carrinho(changes)));
      server.clock.advance(1000);
    }
    const { body } = await server.call("GET", "/logCotacaoFila");
    expect(body).toEqual(
      cotacoes.map(({ retorno: { destino: _destino, ...retorno }, ...rest }) => ({ ...rest, retorno })),
    );
    expect((await server.call("GET", "/logCotacaoFila")).text).toBe("[]");
  });

  test("NS-079: an order of more than 1 MiB is 413, and so is a change of one", async () => {
    const body = JSON.stringify(newPedido({ extra: "x".repeat(1024 * 1024) }));
    for (const [method, path] of [
      ["POST", "/pedido/novo"],
      ["PUT", `/pedido/altera/pedido/${numeros[0]}`],
    ] as const)
      expect(await server.call(method, path, { body })).toMatchObject({
        status: 413,
        body: { mensagem: "O corpo da requisição é maior que 1 MiB." },
      });
  });
});
