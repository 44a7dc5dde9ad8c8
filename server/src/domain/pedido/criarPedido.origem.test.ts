import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createdPedido,
  createPedido,
  newDadosReversa,
  newEndereco,
  newEnvio,
  newNota,
  newPedido,
  newProduto,
  newRemetente,
  newReversa,
  opcao,
  pedidosServer,
} from "../../test-support/criacao.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import type { LojaServer } from "../../test-support/lojaServer.testing.ts";
import { produto } from "../../test-support/lojas.testing.ts";

/** A place that no table knows. */
const ACRE = { cep: "69900000", uf: "AC" };

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    server = await pedidosServer(await open());
  });
  afterAll(() => server.close());
  const from = (filialERP: string, changes: object = {}) => [
    newEnvio({ notaFiscal: newNota({ filialERP }), ...changes }),
  ];

  describe("NS-035, PED-NOVO-010, PED-NOVO-044: the branch that an order is quoted from", () => {
    test.each([
      ["the invoice's, though another is cheaper", from("B1"), {}, ["B1", "Lento", 16.5, 7]],
      ["that of the first shipment", [...from("B1"), ...from("A1")], {}, ["B1", "Lento", 16.5, 7]],
      [
        "for the nearest one too",
        from("A1"),
        { idCotacao: "transporteProximo", valorFretePedido: 22 },
        [...["A1", "Noturno", 20, 9]],
      ],
      ["every active one when it is not active", from("I1"), {}, ["A1", "Lento", 15, 5]],
    ])("%s", async (_case, envio, changes, expected) => {
      expect(opcao(await createdPedido(server, newPedido({ envio, ...changes })))).toEqual(expected);
    });

    test("an unknown one is named, before any option", async () => {
      const { status, body } = await createPedido(server, newPedido({ envio: [newEnvio(), ...from("ZZ")] }));
      expect([status, body.mensagem]).toEqual([
        400,
        "envio.1.notaFiscal.filialERP: não é o código ERP de uma filial da loja",
      ]);
    });

    test("whatever its stock: the goods are sold already", async () => {
      await server.operate((trx) => trx("loja").where({ id: 1 }).update({ oculta_sem_estoque: 1 }));
      const saved = await server.call("POST", "/produto", { body: { produto: [produto("RARO")] } });
      expect(saved.status).toBe(200);
      const produtos = [newProduto({ sku: "RARO", quantidade: 30 })];
      expect(opcao(await createdPedido(server, newPedido({ envio: from("B1", { produtos }) })))[0]).toBe(
        "B1",
      );
      const volumes = [{ sku: "RARO", quantidade: 30, valorUnitario: 1 }];
      const cart = { cepDestino: "01310100", canal: "site", volumes };
      expect((await server.quoted(cart)).opcoesEntrega).toEqual([]);
    });
  });

  describe("NS-035: a return travels from the customer to the branch", () => {
    const volta = async (remetente: object, changes: object = {}) => {
      const pai = await createdPedido(server, newPedido());
      const dadosReversa = newDadosReversa({ remetente: newRemetente(remetente) });
      return newReversa(pai.numeroPedido, { dadosReversa, envio: from("B1"), ...changes });
    };

    test("it is priced by the tables of the branch at the customer's postal code", async () => {
      const enderecoEntrega = newEndereco(ACRE);
      const pedido = await createdPedido(
        server,
        await volta({ cep: "80000000", uf: "PR" }, { enderecoEntrega }),
      );
      expect(opcao(pedido)[0]).toBe("B1");
      const { body } = await server.call("GET", `/cotacao/${pedido.cotado.idCotacao}`);
      expect(body.retorno.destino).toMatchObject({ cep: 80_000_000, uf: "PR" });
    });

    test("a customer whom nobody serves: the reason is told", async () => {
      const { status, body } = await createPedido(server, await volta(ACRE));
      expect([status, body.mensagem]).toEqual([
        400,
        "idCotacao: Nenhuma opção de entrega: o CEP de destino não é atendido",
      ]);
    });

    test("a postal code outside every range is named", async () => {
      const { status, body } = await createPedido(server, await volta({ cep: "00000001" }));
      expect([status, body.mensagem]).toEqual([
        400,
        expect.stringMatching(/^dadosReversa\.remetente\.cep: /),
      ]);
    });

    // Noturno takes 9 business days, and 30 November is a holiday of the Distrito Federal alone.
    test.each([
      ["SP", "2026-12-03"],
      ["DF", "2026-12-04"],
    ])("the promised day counts holidays of the state where it arrives: %s", async (uf, dia) => {
      const noturno = { idCotacao: "transporteProximo", valorFretePedido: 20, envio: from("A1") };
      const enderecoEntrega = newEndereco({ uf });
      const pedido = await createdPedido(server, await volta({}, { enderecoEntrega, ...noturno }));
      expect([opcao(pedido)[1], pedido.cotado.prazoEntregaCotacao]).toEqual(["Noturno", `${dia} 00:00:00`]);
    });
  });
});
