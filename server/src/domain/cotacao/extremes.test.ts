import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import { type LojaServer, lojaServer } from "../../test-support/lojaServer.testing.ts";
import { carrinho, insertLojas, produto } from "../../test-support/lojas.testing.ts";

const MOST = 2 ** 31 - 1;
const LEAST = -(2 ** 31);
const nothing = { quantidade: MOST, valorUnitario: 0, peso: 0, altura: 0, largura: 0, profundidade: 0 };

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    const db = await open();
    await insertLojas(db);
    server = await lojaServer(db);
    const estoque = (quantidade: number, prazoAdicional: number) => ({
      filial: ["A1", "B1"].map((idFilial) => ({ idFilial, quantidade, prazoAdicional })),
    });
    await server
      .client()
      .produto.save([
        produto("MUITO", estoque(MOST, 0)),
        produto("MUITO-2", estoque(MOST, 0)),
        produto("DEVENDO", estoque(LEAST, 0)),
        produto("DEVENDO-2", estoque(LEAST, 0)),
        produto("DEMORADO", estoque(1, MOST)),
      ]);
  });
  afterAll(() => server.close());

  const sold = (sku: string) => ({ sku, quantidade: 1, valorUnitario: 1 });
  const carts: [string, object[], number, number | null][] = [
    ["stock of two branches", [sold("MUITO")], MOST, MOST],
    ["stock of two products", [sold("MUITO"), sold("MUITO-2")], MOST, MOST],
    ["negative stock", [sold("DEVENDO"), sold("DEVENDO-2")], LEAST, LEAST],
    ["units without stock", [nothing, nothing, ...carrinho().volumes], MOST, null],
  ];
  test.each(carts)(
    "COT-017: a sum beyond 32 bits is told as far as it goes: %s",
    async (_case, volumes, ...sums) => {
      const { status, body } = await server.quote(carrinho({ volumes }));
      const [option] = body.opcoesEntrega;
      const [item] = body.dadosEntrada.carrinho.produto;
      expect([status, option.estoque, item.estoqueProduto]).toEqual([200, ...sums]);
    },
  );

  test("COT-018: a lead time beyond 32 bits is no option", async () => {
    const { status, body } = await server.quote(carrinho({ volumes: [sold("DEMORADO")] }));
    expect([status, body.opcoesEntrega, body.dadosEntrada.carrinho.maiorPrazo]).toEqual([200, [], MOST]);
    expect(body.retorno.mensagem).toBe("Nenhuma opção de entrega: o prazo de entrega excede o limite");
  });

  test("what was quoted can be read again, from the queue too", async () => {
    const { retorno } = await server.client().cotacao.create(carrinho({ volumes: [sold("MUITO")] }));
    expect((await server.call("GET", `/cotacao/${retorno.idCotacao}`)).status).toBe(200);
    expect((await server.call("GET", "/logCotacaoFila")).status).toBe(200);
    expect(server.errors).toEqual([]);
  });
});
