import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import { type LojaServer, lojaServer } from "../../test-support/lojaServer.testing.ts";
import { carrinho, catalogo, insertLojas, produto } from "../../test-support/lojas.testing.ts";

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    const db = await open();
    await insertLojas(db);
    server = await lojaServer(db);
    await server.client().produto.save(catalogo);
  });
  afterAll(() => server.close());

  test("COT-035, COT-010, COT-013: an unregistered item is quoted with what the request says", async () => {
    const sent = carrinho({ filiaisOrigem: "A1" }, { sku: "AVULSO", quantidade: 3, peso: 4 });
    const { dadosEntrada, opcoesEntrega } = await server.quoted(sent);
    const { carrinho: total } = dadosEntrada;
    expect([total.totalPeso, total.totalCubagem, total.valorNF]).toEqual([12, 0.003, 300]);
    expect(total.produto).toEqual([
      {
        sku: "AVULSO",
        agrupador: null,
        categoria: null,
        qt: 3,
        preco: 100,
        precoCadastro: null,
        precoCanalDe: null,
        precoCanalPor: null,
        idSku: null,
        estoqueProduto: null,
        estoque: 3,
      },
    ]);
    expect(
      opcoesEntrega.map(({ freteCobrar, possuiEstoque, estoque }) => [freteCobrar, possuiEstoque, estoque]),
    ).toEqual([
      [25, 0, 3],
      [60, 0, 3],
    ]);
  });

  test("COT-035: an item without sku comes back without one", async () => {
    const { dadosEntrada } = await server.quoted(carrinho());
    expect(dadosEntrada.carrinho.produto[0]).toMatchObject({ sku: null, idSku: null, estoqueProduto: null });
  });

  test("COT-036: what the request says of a registered item is disregarded", async () => {
    const { dadosEntrada } = await server.quoted(
      carrinho({}, { sku: "CAMA", peso: 99, altura: 1, largura: 1 }),
    );
    expect(dadosEntrada.carrinho.totalPeso).toBe(2);
    expect(dadosEntrada.carrinho.totalCubagem).toBe(0.006);
  });

  const stock: [string, string, number, [string, number, number][]][] = [
    [
      "as much as is asked",
      "CAMA",
      3,
      [
        ["A1", 0, 10],
        ["B1", 0, 3],
      ],
    ],
    [
      "one more than a branch has",
      "CAMA",
      4,
      [
        ["A1", 0, 10],
        ["B1", 1, 3],
      ],
    ],
    [
      "more than any branch has",
      "CAMA",
      11,
      [
        ["A1", 1, 10],
        ["B1", 1, 3],
      ],
    ],
    [
      "NS-017: an inactive product",
      "INATIVO",
      1,
      [
        ["A1", 1, 0],
        ["B1", 1, 0],
      ],
    ],
  ];
  test.each(stock)("COT-015, COT-017: %s", async (_case, sku, quantidade, expected) => {
    const { opcoesEntrega } = await server.quoted({
      ...carrinho(),
      volumes: [{ sku, quantidade, valorUnitario: 1 }],
    });
    const found = opcoesEntrega
      .filter(({ dadosFrete }) => dadosFrete.idMetodoEnvio === 2)
      .map(({ dadosFrete, possuiEstoque, estoque }) => [dadosFrete.filialERP, possuiEstoque, estoque]);
    expect(found).toEqual(expected);
  });

  test("lines of one sku are added up before stock is judged", async () => {
    const line = { sku: "CAMA", quantidade: 2, valorUnitario: 1 };
    const { opcoesEntrega } = await server.quoted({
      ...carrinho({ filiaisOrigem: "B1" }),
      volumes: [line, line],
    });
    expect(opcoesEntrega.map(({ possuiEstoque, estoque }) => [possuiEstoque, estoque])).toEqual([
      [1, 3],
      [1, 3],
    ]);
  });

  const mapping: [string, string, string, number | null][] = [
    ["the channel's active mapping", "mkt", "MKT-1", 1],
    ["the channel in another letter case, with blanks", " MkT ", "MKT-1", 1],
    ["another channel", "site", "MKT-1", null],
    ["an inactive mapping", "mkt", "MKT-OFF", null],
    ["the registered sku, in any channel", "mkt", "CAMA", 1],
    ["letters of another case", "mkt", "mkt-1", null],
  ];
  test.each(mapping)("NS-017, PROD-008: %s", async (_case, canal, sku, idSku) => {
    const { dadosEntrada } = await server.quoted(carrinho({ canal }, { sku, peso: 7 }));
    const [item] = dadosEntrada.carrinho.produto;
    expect([item?.sku, item?.idSku]).toEqual([sku, idSku]);
    expect(dadosEntrada.carrinho.totalPeso).toBe(idSku === null ? 7 : 2);
  });

  test("COT-011, PROD-009: the channel chooses the prices, a channel without prices has none", async () => {
    const pricesIn = async (canal: string) => {
      const { dadosEntrada } = await server.quoted(carrinho({ canal }, { sku: "CAMA" }));
      const [item] = dadosEntrada.carrinho.produto;
      return [item?.precoCadastro, item?.precoCanalDe, item?.precoCanalPor];
    };
    expect(await pricesIn("site")).toEqual([100, 120.5, 99.9]);
    expect(await pricesIn("app")).toEqual([100, 1, 2]);
    expect(await pricesIn(" SITE ")).toEqual([100, 120.5, 99.9]);
    expect(await pricesIn("loja física")).toEqual([100, null, null]);
  });

  test("GER-004, AUTH-005: the other loja's products are not registered here", async () => {
    await server.client(2).produto.save([produto("SO-LA", { filial: [] })]);
    const { dadosEntrada } = await server.quoted(carrinho({}, { sku: "SO-LA" }));
    expect(dadosEntrada.carrinho.produto[0]?.idSku).toBeNull();
  });

  test("the server had nothing to complain about", () => {
    expect(server.errors).toEqual([]);
  });
});
