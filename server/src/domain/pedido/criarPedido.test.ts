import { afterAll, beforeAll, expect, test } from "vitest";
import {
  CHAVE,
  createdPedido,
  createPedido,
  newEnvio,
  newNota,
  newPedido,
  newProduto,
  pedidosServer,
  rowCounts,
} from "../../test-support/criacao.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { type LojaServer, NOW } from "../../test-support/lojaServer.testing.ts";
import { produto } from "../../test-support/lojas.testing.ts";

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    server = await pedidosServer(await open());
    await server.client().produto.save([
      produto("CAMA", {
        categoria: "Quarto",
        variacao: "Azul",
        dePara: [{ canal: "mkt", sku: "M-1", status: true }],
      }),
    ]);
  });
  afterAll(() => server.close());

  test("PED-NOVO-040..042: the answer; its key opens the tracking and the public page", async () => {
    const { status, body } = await createPedido(server, newPedido({ numeroPedido: "N 1/ã" }));
    expect([status, body]).toEqual([
      200,
      {
        mensagem: "Pedido criado com sucesso",
        chavePedido: expect.stringMatching(/^[0-9a-f]{32}$/),
        numeroPedido: "N 1/ã",
      },
    ]);
    const { chavePedido, numeroPedido } = body;
    expect((await server.call("GET", `/rastreio/documento/${chavePedido}`)).status).toBe(200);
    const page = (key: string) => fetch(`${server.url}/rastreio/${encodeURIComponent(numeroPedido)}/${key}`);
    expect((await page(chavePedido)).status).toBe(200);
    expect((await page("0".repeat(32))).status).toBe(404);
  });

  test.each([
    [undefined, 25, [9999], NOW],
    ["", 25, [9999], NOW],
    ["app", 25, [9999], NOW],
    ["servico", 20, [9999, 9998], null],
  ])(
    "PED-EST-003..005, PED-NOVO-014, PED-REC-016: controleEtiqueta %j",
    async (controleEtiqueta, idStatus, codes, notfis) => {
      const pedido = await createdPedido(
        server,
        newPedido({ controleEtiqueta, envio: [newEnvio(), newEnvio()] }),
      );
      expect(pedido.controleEtiqueta).toBe(idStatus === 20 ? "servico" : "app");
      expect(pedido.historico.map((each) => each.idStatus)).toEqual([10, idStatus]);
      expect(pedido.envios.map((envio) => [envio.idStatus, envio.dataNotfis])).toEqual([
        [idStatus, notfis],
        [idStatus, notfis],
      ]);
      for (const { ocorrencias } of pedido.envios) {
        expect(ocorrencias.map(({ idOcoren }) => idOcoren)).toEqual(codes);
      }
      const ids = pedido.envios.flatMap(({ ocorrencias }) => ocorrencias.map(({ id }) => id));
      expect(new Set(ids).size).toBe(2 * codes.length);
    },
  );

  test("PED-NOVO-024, PED-NOVO-025: weight and package over the items, of what is left out", async () => {
    const produtos = [
      newProduto({ peso: 0.5, altura: 10, largura: 20, profundidade: 30, quantidade: 2 }),
      newProduto({ peso: 2.25, altura: 40, largura: 5, profundidade: 12, quantidade: 1 }),
    ];
    const { envios } = await createdPedido(
      server,
      newPedido({ envio: [newEnvio({ produtos }), newEnvio({ produtos, largura: 7, peso: 0 })] }),
    );
    const medidas = envios.map(({ peso, altura, largura, profundidade }) => [
      peso,
      altura,
      largura,
      profundidade,
    ]);
    // 2 * 6000 + 2400 cm3 over a base of 40 x 20 cm.
    expect(medidas).toEqual([
      [3250, 18_000, 20_000, 40_000],
      [0, 18_000, 7000, 40_000],
    ]);
  });

  test("a weight or package that its nine digits cannot hold is refused", async () => {
    const before = await rowCounts(server.db);
    const produtos = [newProduto({ peso: 999_999.999, quantidade: 2 })];
    const quoted = await server.quoted({
      cepDestino: "01310100",
      canal: "site",
      volumes: [{ quantidade: 1, valorUnitario: 1, peso: 1, altura: 1, largura: 1, profundidade: 1 }],
    });
    const idCotacao = quoted.retorno.idCotacao;
    const { status, body } = await createPedido(
      server,
      newPedido({ idCotacao, envio: [newEnvio({ produtos })] }),
    );
    expect([status, body.mensagem]).toEqual([400, expect.stringMatching(/^envio\.0\.peso: /)]);
    const again = await createPedido(server, newPedido({ envio: [newEnvio({ produtos })] }));
    expect([again.status, again.body.mensagem]).toEqual([400, expect.stringMatching(/^envio: /)]);
    expect(await rowCounts(server.db)).toEqual({
      ...before,
      cotacao: (before.cotacao ?? 0) + 1,
      cotacao_fila: (before.cotacao_fila ?? 0) + 1,
    });
  });

  test("NS-007: an optional text that is empty counts as not sent", async () => {
    const empty = { codigoRastreio: "", nome: "", mapaDeCarga: "", urlRastreioExterno: "", deParaMkt: "" };
    const names = { nomeTransportadora: " ", nomeMetodoEnvio: "" };
    const pedido = await createdPedido(
      server,
      newPedido({
        idCotacao: "",
        pedidoAuxiliar: "",
        dadosAdicionais: [],
        envio: [newEnvio({ ...empty, ...names })],
      }),
    );
    expect([pedido.pedidoAuxiliar, pedido.dadosAdicionais]).toEqual([null, null]);
    expect(pedido.envios[0]).toMatchObject({
      codigoRastreio: null,
      nome: null,
      mapaDeCarga: null,
      urlRastreioExterno: null,
    });
  });

  test("PROD-008: a product found by the channel's mapping", async () => {
    const pedido = await createdPedido(
      server,
      newPedido({ canal: "mkt", envio: [newEnvio({ produtos: [newProduto({ sku: "M-1" })] })] }),
    );
    expect(pedido.canal).toBe("mkt");
    expect(pedido.envios[0]?.produtos[0]?.cadastro?.titulo).toBe("Produto CAMA");
  });

  test("NS-010: with validarChaveNF a key needs its check digit, without it any text goes", async () => {
    const com = (chave: string) => newPedido({ envio: [newEnvio({ notaFiscal: newNota({ chave }) })] });
    const wrong = `${CHAVE.slice(0, 43)}6`;
    const free = await createdPedido(server, com("123"));
    expect(free.envios[0]?.notaFiscal).toMatchObject({
      chave: "123",
      numero: null,
      serie: null,
      cnpjFaturador: null,
    });
    expect((await createPedido(server, com(wrong))).status).toBe(200);
    await server.operate((trx) =>
      trx("loja").where({ id: 1 }).update({ configuracao: '{"validarChaveNF":true}' }),
    );
    for (const chave of ["123", wrong, ""]) {
      const { status, body } = await createPedido(server, com(chave));
      expect([status, body.mensagem]).toEqual([400, expect.stringMatching(/^envio\.0\.notaFiscal\.chave: /)]);
    }
    expect((await createPedido(server, com(CHAVE))).status).toBe(200);
  });

  test("NS-079: the loja's own limits", async () => {
    const limites = { envios: 2, produtosPorEnvio: 2 };
    await server.operate((trx) =>
      trx("loja")
        .where({ id: 1 })
        .update({ configuracao: JSON.stringify({ limites }) }),
    );
    const tres = [1, 2, 3];
    const many: [object, string | null][] = [
      [newPedido({ envio: [newEnvio(), newEnvio()] }), null],
      [
        newPedido({ envio: tres.map(() => newEnvio()) }),
        "envio: deve ter no máximo 2 itens (limite da loja)",
      ],
      [newPedido({ envio: [newEnvio({ produtos: [newProduto(), newProduto()] })] }), null],
      [
        newPedido({ envio: [newEnvio({ produtos: tres.map(() => newProduto()) })] }),
        "envio.0.produtos: deve ter no máximo 2 itens (limite da loja)",
      ],
    ];
    for (const [body, mensagem] of many) {
      const answer = await createPedido(server, body);
      expect([answer.status, mensagem && answer.body.mensagem]).toEqual([mensagem ? 400 : 200, mensagem]);
    }
    await server.operate((trx) => trx("loja").where({ id: 1 }).update({ configuracao: "{}" }));
  });
});
