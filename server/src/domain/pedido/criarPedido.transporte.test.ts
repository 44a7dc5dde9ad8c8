import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createdPedido,
  createPedido,
  newEnvio,
  newPedido,
  newReversa,
  pedidosServer,
  rowCounts,
} from "../../test-support/criacao.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import type { LojaServer } from "../../test-support/lojaServer.testing.ts";
import { carrinho } from "../../test-support/lojas.testing.ts";

const RASTREIO = "AA123456785BR";

eachDatabase((_name, open) => {
  let server: LojaServer;
  let lento: string;
  let encomenda: string;
  beforeAll(async () => {
    server = await pedidosServer(await open());
    const { retorno } = await server.quoted(carrinho());
    lento = `${retorno.idCotacao}00000010000002`;
    encomenda = `${retorno.idCotacao}00000010000004`;
  });
  afterAll(() => server.close());

  const pedir = (idCotacao: string, envio: object) => newPedido({ idCotacao, envio: [newEnvio(envio)] });
  const refused = async (idCotacao: string, envio: object, mensagem: string) => {
    const before = await rowCounts(server.db);
    const answer = await createPedido(server, pedir(idCotacao, envio));
    expect([answer.status, answer.body.mensagem]).toEqual([400, mensagem]);
    expect(await rowCounts(server.db)).toEqual(before);
  };

  describe("PED-NOVO-031, NS-039: the carrier that ships is another", () => {
    // Carrier, method, charged freight and business days in use; the quoted option stays Lento of Carga Teste.
    const changes: [string, object, unknown[]][] = [
      ["nothing named", {}, ["Carga Teste", "Lento", 15, 5]],
      ["the quoted carrier", { nomeTransportadora: "Carga Teste" }, ["Carga Teste", "Lento", 15, 5]],
      ["the quoted method", { nomeMetodoEnvio: "Lento" }, ["Carga Teste", "Lento", 15, 5]],
      ["another method of the carrier", { nomeMetodoEnvio: "Rápido" }, ["Carga Teste", "Rápido", 30, 2]],
      ["names with spaces around", { nomeMetodoEnvio: "  Rápido " }, ["Carga Teste", "Rápido", 30, 2]],
      ["a method of another carrier", { nomeMetodoEnvio: "Noturno" }, ["Extra", "Noturno", 20, 9]],
      ["a carrier: its best quoted method", { nomeTransportadora: "Extra" }, ["Extra", "Noturno", 20, 9]],
      [
        "carrier and method",
        { nomeTransportadora: "Extra", nomeMetodoEnvio: "Noturno" },
        ["Extra", "Noturno", 20, 9],
      ],
      [
        "a method that was not quoted costs the same",
        { nomeTransportadora: "Extra", nomeMetodoEnvio: "Lento" },
        ["Extra", "Lento", 15, 5],
      ],
      ["a method that is not in use any more", { nomeMetodoEnvio: "Aéreo" }, ["Extra", "Aéreo", 15, 5]],
      [
        "the postal service",
        { nomeTransportadora: "Postal", codigoRastreio: RASTREIO },
        ["Postal", "Encomenda", 40, 3],
      ],
    ];
    test.each(changes)("%s", async (_case, envio, expected) => {
      const pedido = await createdPedido(server, pedir(lento, envio));
      const { transporte } = pedido.envios[0] ?? {};
      expect([
        transporte?.nomeTransportadora,
        transporte?.nomeMetodo,
        (transporte?.freteCobrar ?? 0) / 100,
        transporte?.prazoTotal,
      ]).toEqual(expected);
      expect(pedido.cotado.metodo).toEqual({ id: 2, nome: "Lento" });
    });

    test.each([
      [
        "the carrier in use keeps its method",
        1,
        { nomeTransportadora: "Carga Teste" },
        ["Carga Teste", "Rápido"],
      ],
      [
        "a method is looked for with the carrier in use first",
        7,
        { nomeMetodoEnvio: "Lento" },
        ["Extra", "Lento"],
      ],
    ])("%s", async (_case, metodo, envio, expected) => {
      const pedido = await createdPedido(server, pedir(lento.slice(0, -1) + metodo, envio));
      const { transporte } = pedido.envios[0] ?? {};
      expect([transporte?.nomeTransportadora, transporte?.nomeMetodo]).toEqual(expected);
    });

    test("from the branch that was quoted", async () => {
      const b1 = `${lento.slice(0, 11)}00000020000002`;
      const pedido = await createdPedido(server, pedir(b1, { nomeMetodoEnvio: "Rápido" }));
      expect(pedido.envios[0]?.transporte).toMatchObject({
        freteReal: 3000,
        freteCobrar: 3300,
        prazoTotal: 4,
      });
    });

    test("each shipment its own", async () => {
      const envio = [
        newEnvio(),
        newEnvio({ nomeMetodoEnvio: "Noturno" }),
        newEnvio({ nomeMetodoEnvio: "Rápido" }),
      ];
      const pedido = await createdPedido(server, newPedido({ idCotacao: lento, envio }));
      expect(pedido.envios.map(({ transporte }) => transporte.idMetodo)).toEqual([2, 7, 1]);
    });

    test("photo and kind of the method", async () => {
      const pedido = await createdPedido(server, pedir(encomenda, { codigoRastreio: RASTREIO }));
      expect(pedido.envios[0]?.transporte).toMatchObject({
        urlFotoMetodo: "https://example.com/e.png",
        correios: true,
      });
    });

    const wrong: [object, string][] = [
      [
        { nomeTransportadora: "Extr" },
        "envio.0.nomeTransportadora: não é o nome de uma transportadora cadastrada",
      ],
      [
        { nomeTransportadora: "EXTRA" },
        "envio.0.nomeTransportadora: não é o nome de uma transportadora cadastrada",
      ],
      [{ nomeMetodoEnvio: "rápido" }, "envio.0.nomeMetodoEnvio: não é um método de envio cadastrado"],
      [
        { nomeTransportadora: "Extra", nomeMetodoEnvio: "Rápido" },
        "envio.0.nomeMetodoEnvio: não é um método de envio cadastrado",
      ],
    ];
    test.each(wrong)("%j is refused", (envio, mensagem) => refused(lento, envio, mensagem));

    test("a method name of several carriers asks for the carrier", () =>
      refused(
        encomenda,
        { nomeMetodoEnvio: "Lento", codigoRastreio: RASTREIO },
        "envio.0.nomeMetodoEnvio: mais de uma transportadora possui este método; informe nomeTransportadora",
      ));

    test("a carrier without methods", async () => {
      await server.operate((trx) =>
        trx("transportadora").insert({ id_loja: 1, id: 9, nome: "Vazia", cnpj: null, ativo: 1 }),
      );
      await refused(
        lento,
        { nomeTransportadora: "Vazia" },
        "envio.0.nomeTransportadora: a transportadora não possui método de envio",
      );
    });
  });

  describe("PED-NOVO-027, NS-037: tracking code of the postal service", () => {
    test.each([[RASTREIO], ["zz000000000zz"]])("%s is one", async (codigoRastreio) => {
      const pedido = await createdPedido(server, pedir(encomenda, { codigoRastreio }));
      expect(pedido.envios[0]?.codigoRastreio).toBe(codigoRastreio);
    });

    test.each([
      ["AA12345678BR"],
      ["AA1234567890BR"],
      ["A1123456785BR"],
      ["AA123456785B1"],
      [" AA123456785BR"],
    ])("%j is none", (codigoRastreio) =>
      refused(
        encomenda,
        { codigoRastreio },
        "envio.0.codigoRastreio: deve ter duas letras, nove dígitos e duas letras",
      ),
    );

    test.each([[{}], [{ codigoRastreio: "" }]])("%j lacks it", (envio) =>
      refused(encomenda, envio, "envio.0.codigoRastreio: é obrigatório para envio pelos correios"),
    );

    test("with a label of the service it comes later; given, it has its form", async () => {
      const servico = { controleEtiqueta: "servico", idCotacao: encomenda };
      const pedido = await createdPedido(server, newPedido(servico));
      expect([pedido.envios[0]?.transporte.correios, pedido.envios[0]?.codigoRastreio]).toEqual([true, null]);
      const envio = [newEnvio({ codigoRastreio: "livre" })];
      const answer = await createPedido(server, newPedido({ ...servico, envio }));
      expect([answer.status, answer.body.mensagem]).toEqual([400, expect.stringContaining("duas letras")]);
    });

    test("a return may have none", async () => {
      const { numeroPedido } = await createdPedido(server, newPedido());
      const pedido = await createdPedido(server, newReversa(numeroPedido, { idCotacao: encomenda }));
      expect([pedido.envios[0]?.transporte.correios, pedido.envios[0]?.codigoRastreio]).toEqual([true, null]);
    });

    test("the service does not choose the postal service for a shipment that lacks it", async () => {
      const metodos = (...ids: number[]) =>
        server.operate(async (trx) => {
          await trx("loja").where({ id: 1 }).update({ criterio: "prazo" });
          await trx("metodo_envio").where({ id_loja: 1 }).update({ ativo: 0 });
          await trx("metodo_envio").where({ id_loja: 1 }).whereIn("id", ids).update({ ativo: 1 });
        });
      const nomeDe = async (changes: object) =>
        (await createdPedido(server, newPedido(changes))).envios[0]?.transporte.nomeMetodo;
      const before = await server.db.reader("metodo_envio").where({ id_loja: 1, ativo: 1 }).pluck("id");
      await metodos(2, 4);
      expect(await nomeDe({ envio: [newEnvio({ codigoRastreio: RASTREIO })] })).toBe("Encomenda");
      expect(await nomeDe({ controleEtiqueta: "servico" })).toBe("Encomenda");
      expect(await nomeDe({})).toBe("Lento");
      await metodos(4);
      const answer = await createPedido(server, newPedido());
      expect([answer.status, answer.body.mensagem]).toEqual([
        400,
        "envio.0.codigoRastreio: é obrigatório para envio pelos correios",
      ]);
      await metodos(...before);
      await server.operate((trx) => trx("loja").where({ id: 1 }).update({ criterio: "preco" }));
    });

    test("the carrier that ships decides, not the quoted one", async () => {
      await createdPedido(server, pedir(encomenda, { nomeTransportadora: "Extra", codigoRastreio: "livre" }));
      await createdPedido(server, pedir(lento, { codigoRastreio: "livre" }));
      await refused(
        lento,
        { nomeMetodoEnvio: "Encomenda" },
        "envio.0.codigoRastreio: é obrigatório para envio pelos correios",
      );
    });
  });
});
