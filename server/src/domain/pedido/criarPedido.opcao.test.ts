import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  createdPedido,
  createPedido,
  newEndereco,
  newEnvio,
  newPedido,
  newProduto,
  opcao,
  pedidosServer,
  rowCounts,
} from "../../test-support/criacao.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { type LojaServer, NOW } from "../../test-support/lojaServer.testing.ts";
import { carrinho } from "../../test-support/lojas.testing.ts";

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    server = await pedidosServer(await open());
  });
  afterAll(() => server.close());
  const settings = (changes: object) => server.operate((trx) => trx("loja").where({ id: 1 }).update(changes));
  beforeEach(() => settings({ criterio: "preco", configuracao: "{}" }));

  const refused = async (body: object, mensagem: string) => {
    const before = await rowCounts(server.db);
    const answer = await createPedido(server, newPedido(body));
    expect([answer.status, answer.body.mensagem]).toEqual([400, mensagem]);
    expect(await rowCounts(server.db)).toEqual(before);
  };

  describe("a quotation that exists", () => {
    test("PED-NOVO-009, NS-033: the full code names branch and method", async () => {
      const { retorno } = await server.quoted(carrinho());
      const idCotacao = `${retorno.idCotacao}00000020000002`;
      const before = await rowCounts(server.db);
      const pedido = await createdPedido(server, newPedido({ idCotacao }));
      expect([pedido.cotado.idCotacao, ...opcao(pedido)]).toEqual([idCotacao, "B1", "Lento", 16.5, 7]);
      expect((await rowCounts(server.db)).cotacao).toBe(before.cotacao);
    });

    test.each([
      ["preco", ["A1", "Lento", 15, 5]],
      ["prazo", ["A1", "Rápido", 30, 2]],
    ])(
      "NS-034: the bare code takes the first option by %s, as the loja says now",
      async (criterio, expected) => {
        const { retorno } = await server.quoted(carrinho());
        await settings({ criterio });
        const pedido = await createdPedido(server, newPedido({ idCotacao: retorno.idCotacao }));
        expect(opcao(pedido)).toEqual(expected);
        expect(pedido.cotado.idCotacao).toHaveLength(25);
      },
    );

    test("NS-034: an option that the quotation has not", async () => {
      const { retorno } = await server.quoted(carrinho({ filiaisOrigem: "A1" }));
      const codes = ["00000020000001", "00000010000003", "00000010000005", "00000000000000"];
      for (const code of codes) {
        await refused({ idCotacao: retorno.idCotacao + code }, "idCotacao: não é uma opção da cotação");
      }
    });

    test("NS-034: a quotation of another loja", async () => {
      const { body } = await server.call("POST", "/cotacao", {
        token: "frete_cot_demo2",
        body: carrinho({ filiaisOrigem: "Z1" }),
      });
      const { idCotacao } = body.retorno;
      for (const code of ["", "00000010000001"]) {
        await refused({ idCotacao: idCotacao + code }, "idCotacao: não é uma cotação da loja");
      }
    });

    test("NS-034: a quotation without options tells its reason", async () => {
      const { retorno, opcoesEntrega } = await server.quoted(carrinho({ cepDestino: "69900000" }));
      expect(opcoesEntrega).toEqual([]);
      await refused({ idCotacao: retorno.idCotacao }, `idCotacao: ${retorno.mensagem}`);
    });

    test("PED-NOVO-008, PED-NOVO-032: canal and deParaMkt have no effect", async () => {
      const { retorno } = await server.quoted(carrinho());
      const envio = [newEnvio({ deParaMkt: "ZZ" }), newEnvio({ deParaMkt: "NO" })];
      const pedido = await createdPedido(
        server,
        newPedido({ idCotacao: retorno.idCotacao, canal: "x", envio }),
      );
      expect([pedido.canal, ...opcao(pedido)]).toEqual(["site", "A1", "Lento", 15, 5]);
      expect(pedido.envios.map(({ transporte }) => transporte.nomeMetodo)).toEqual(["Lento", "Lento"]);
    });

    test("the postal code of the recipient is not needed for a price", async () => {
      const { retorno } = await server.quoted(carrinho());
      const enderecoEntrega = newEndereco({ cep: "1" });
      await createdPedido(server, newPedido({ idCotacao: retorno.idCotacao, enderecoEntrega }));
    });
  });

  describe("no quotation", () => {
    test.each([
      ["preco", ["A1", "Lento", 15, 5]],
      ["prazo", ["A1", "Rápido", 30, 2]],
    ])("PED-NOVO-010: a new one; the best by %s", async (criterio, expected) => {
      await settings({ criterio });
      expect(opcao(await createdPedido(server, newPedido()))).toEqual(expected);
    });

    test("the new quotation is the order's cart and is kept like any other", async () => {
      const before = await rowCounts(server.db);
      const envio = [
        newEnvio({ produtos: [newProduto({ preco: 10, quantidade: 2 }), newProduto({ sku: "OUTRO" })] }),
        newEnvio({ produtos: [newProduto({ sku: "TRÊS", peso: 7.5 })] }),
      ];
      const canal = "c".repeat(255);
      const { cotado, ...pedido } = await createdPedido(server, newPedido({ canal, envio }));
      const { body } = await server.call("GET", `/cotacao/${cotado.idCotacao}`);
      expect(body.retorno).toMatchObject({
        idCotacao: cotado.idCotacao.slice(0, 11),
        dataCotacao: "2026-11-21T09:00:00-03:00",
        destino: { cep: 1310100, uf: "SP" },
      });
      expect(body.dadosEntrada.carrinho).toMatchObject({ valorNF: 120, totalPeso: 10.5 });
      expect(
        body.dadosEntrada.carrinho.produto.map(({ sku, qt }: { sku: string; qt: number }) => [sku, qt]),
      ).toEqual([
        ["AVULSO", 2],
        ["OUTRO", 1],
        ["TRÊS", 1],
      ]);
      expect([body.dadosEntrada.canal, pedido.canal, cotado.dataCotacao]).toEqual([canal, canal, NOW]);
      const after = await rowCounts(server.db);
      expect([after.cotacao, after.cotacao_fila]).toEqual([
        (before.cotacao ?? 0) + 1,
        (before.cotacao_fila ?? 0) + 1,
      ]);
    });

    test("a postal code whose leading zero is lost; NS-007: no canal is null", async () => {
      const pedido = await createdPedido(
        server,
        newPedido({ enderecoEntrega: newEndereco({ cep: "1310100" }) }),
      );
      expect(pedido.enderecoEntrega.cep).toBe("1310100");
      const { body } = await server.call("GET", `/cotacao/${pedido.cotado.idCotacao}`);
      expect(body.dadosEntrada.cepDestino).toBe("01310100");
      expect([pedido.canal, body.dadosEntrada.canal]).toEqual([null, null]);
    });

    test("a place that nobody serves: the reason is told", () =>
      refused(
        { enderecoEntrega: newEndereco({ cep: "69900000" }) },
        "idCotacao: Nenhuma opção de entrega: o CEP de destino não é atendido",
      ));

    test("the promised day counts holidays of the destination and days off of the loja", async () => {
      await settings({ configuracao: '{"diasNaoUteis":["2026-11-24","2026-11-26"]}' });
      const pedido = await createdPedido(server, newPedido());
      expect([pedido.cotado.prazoTotal, pedido.cotado.prazoEntregaCotacao]).toEqual([
        5,
        "2026-12-01 00:00:00",
      ]);
    });
  });

  describe("PED-NOVO-032, NS-039: deParaMkt", () => {
    const com = (...ids: (string | undefined)[]) =>
      newPedido({ envio: ids.map((deParaMkt) => newEnvio(deParaMkt ? { deParaMkt } : {})) });

    test("takes the method with that id", async () => {
      const pedido = await createdPedido(server, com("NO"));
      expect([...opcao(pedido), pedido.envios[0]?.transporte.nomeMetodo]).toEqual([
        "A1",
        "Noturno",
        20,
        9,
        "Noturno",
      ]);
    });

    test("of each shipment; the first one decides the quoted option", async () => {
      const body = com(undefined, "NO", "PO");
      Object.assign(body.envio[2] as object, { codigoRastreio: "AA123456785BR" });
      const pedido = await createdPedido(server, body);
      expect(opcao(pedido)).toEqual(["A1", "Noturno", 20, 9]);
      expect(pedido.envios.map(({ transporte }) => [transporte.nomeMetodo, transporte.freteCobrar])).toEqual([
        ["Noturno", 2000],
        ["Noturno", 2000],
        ["Encomenda", 4000],
      ]);
    });

    test("no match", () =>
      refused(com("NO", "no"), "envio.1.deParaMkt: não corresponde a nenhum método de envio ativo"));

    test("a method that is not in use any more", async () => {
      await server.operate((trx) =>
        trx("metodo_envio").where({ id_loja: 1, id: 6 }).update({ id_mkt: "AE" }),
      );
      await refused(com("AE"), "envio.0.deParaMkt: não corresponde a nenhum método de envio ativo");
    });

    test("a method that does not serve the order", async () => {
      await server.operate((trx) =>
        trx("metodo_envio").where({ id_loja: 1, id: 5 }).update({ id_mkt: "LE" }),
      );
      await refused(com("LE"), "envio.0.deParaMkt: o método de envio não atende este pedido");
      await refused(com("NO", "LE"), "envio.1.deParaMkt: o método de envio não atende este pedido");
    });

    test("switched off, or no method mapped: no effect", async () => {
      await settings({ configuracao: '{"deParaMkt":false}' });
      expect(opcao(await createdPedido(server, com("ZZ")))).toEqual(["A1", "Lento", 15, 5]);
      await settings({ configuracao: "{}" });
      const mapped = await server.db.reader("metodo_envio").where({ id_loja: 1 }).whereNotNull("id_mkt");
      await server.operate((trx) => trx("metodo_envio").where({ id_loja: 1 }).update({ id_mkt: null }));
      expect(opcao(await createdPedido(server, com("ZZ")))).toEqual(["A1", "Lento", 15, 5]);
      await server.operate(async (trx) => {
        for (const { id, id_mkt } of mapped)
          await trx("metodo_envio").where({ id_loja: 1, id }).update({ id_mkt });
      });
    });
  });
});
