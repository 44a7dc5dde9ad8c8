import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import { type LojaServer, lojaServer } from "../../test-support/lojaServer.testing.ts";
import { carrinho, insertLojas, produto } from "../../test-support/lojas.testing.ts";

/** What a registered product means shows in the quotations that ask for it. */
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
  const salvar = (...produtos: ReturnType<typeof produto>[]) => server.client().produto.save(produtos);
  const quoted = (sku: string, changes: object = {}) => server.quoted(carrinho(changes, { sku }));

  test("PROD-004: kilograms, centimetres, reais and days", async () => {
    await salvar(produto("UNIDADES", { peso: 1.5, altura: 100, largura: 50, profundidade: 20, preco: 19.9 }));
    const { dadosEntrada, opcoesEntrega } = await quoted("UNIDADES");
    const { totalPeso, totalCubagem, altura, largura, profundidade, produto: items } = dadosEntrada.carrinho;
    expect([totalPeso, totalCubagem, items[0]?.precoCadastro]).toEqual([1.5, 0.1, 19.9]);
    expect([altura, largura, profundidade].sort((a, b) => a - b)).toEqual([20, 50, 100]);
    const days = opcoesEntrega.map(({ dadosFrete, prazoEntrega }) => [
      dadosFrete.filialERP,
      prazoEntrega.maiorPrazoCros,
    ]);
    expect(new Set(days.map(String))).toEqual(new Set(["A1,0", "B1,4"]));
  });

  test("PROD-005: the grouping code is that of all variations; an inactive product counts as without stock", async () => {
    await salvar(
      produto("AZUL", { codigoAgrupador: "CAMISA", variacao: "Azul", skuERP: "E-1" }),
      produto("VERDE", { codigoAgrupador: "CAMISA", variacao: "Verde", skuERP: "E-2", status: false }),
    );
    const [azul, verde] = [await quoted("AZUL"), await quoted("VERDE")];
    for (const { dadosEntrada } of [azul, verde])
      expect(dadosEntrada.carrinho.produto[0]?.agrupador).toBe("CAMISA");
    expect(new Set(azul.opcoesEntrega.map(({ possuiEstoque }) => possuiEstoque))).toEqual(new Set([0]));
    expect(new Set(verde.opcoesEntrega.map(({ possuiEstoque }) => possuiEstoque))).toEqual(new Set([1]));
    expect(await server.client().produto.get("VERDE")).toMatchObject({ skuERP: "E-2", status: false });
  });

  test("PROD-007: stock and extra days are those of one branch", async () => {
    const filial = [
      { idFilial: "A1", quantidade: 2, prazoAdicional: 9 },
      { idFilial: "B1", quantidade: 7, prazoAdicional: 1 },
    ];
    await salvar(produto("ESTOQUE", { filial }));
    for (const [filiaisOrigem, estoque, dias] of [
      ["A1", 2, 9],
      ["B1", 7, 1],
    ] as const) {
      const { dadosEntrada, opcoesEntrega } = await quoted("ESTOQUE", { filiaisOrigem });
      expect(dadosEntrada.carrinho.maiorPrazo).toBe(dias);
      for (const opcao of opcoesEntrega)
        expect([opcao.estoque, opcao.prazoEntrega.maiorPrazoCros]).toEqual([estoque, dias]);
    }
  });

  test("PROD-008: the search sku of a channel means the product, in that channel", async () => {
    await salvar(produto("REGISTRADO", { dePara: [{ canal: "mkt", sku: "BUSCADO", status: true }] }));
    const idSku = async (canal: string) =>
      (await quoted("BUSCADO", { canal })).dadosEntrada.carrinho.produto[0]?.idSku;
    expect(await idSku("mkt")).toEqual(expect.any(Number));
    expect(await idSku("site")).toBeNull();
  });
});
