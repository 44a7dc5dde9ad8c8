import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CRIADO, envio, insertPedidos, pedido, SAO_PAULO } from "../domain/pedido/pedido.testing.ts";
import type { Pedido } from "../domain/pedido/pedido.ts";
import { findPedidos } from "../domain/pedido/pedidoRepository.ts";
import { DAY, HOUR } from "../platform/durations.ts";
import type { Database } from "../platform/storage/database.ts";
import { formatTimestamp } from "../platform/time.ts";
import { eachDatabase } from "../test-support/databases.ts";
import { type OperatorServer, operatorServer } from "../test-support/operatorServer.testing.ts";

/** Local time so many hours after the orders were created. */
const at = (hours: number) => formatTimestamp(CRIADO + hours * HOUR, SAO_PAULO);

eachDatabase((_name, open) => {
  let db: Database;
  let server: OperatorServer;
  beforeAll(async () => {
    db = await open();
    server = await operatorServer(db);
    for (const nome of ["Uma", "Outra"]) await server.create("/lojas", { nome });
  });
  afterAll(async () => {
    await server.close();
    expect(server.errors).toEqual([]);
  });

  let counter = 0;
  const novo = async (idLoja = 1, changes: Partial<Pedido> = {}): Promise<Pedido> => {
    const numeroPedido = String(++counter);
    const [one] = await insertPedidos(db, idLoja, [pedido({ numeroPedido, ...changes })]);
    return one as Pedido;
  };
  const chaveNF = () => String(++counter).padStart(44, "0");
  const comDoisEnvios = () =>
    novo(1, {
      envios: [1, 2].map(() =>
        envio({ codigoRastreio: `R${++counter}`, notaFiscal: { ...envio().notaFiscal, chave: chaveNF() } }),
      ),
    });
  const stored = async ({ chave }: Pedido, idLoja = 1): Promise<Pedido> =>
    (await findPedidos(db.reader, idLoja, "chave", [chave]))[0]?.pedido as Pedido;
  const report = (itens: unknown[], idLoja = 1) =>
    server.call("POST", `/lojas/${idLoja}/ocorrencias`, { itens });

  describe("one occurrence", () => {
    test("NS-011: is recorded with where it came from and moves shipment and order", async () => {
      const one = await novo();
      const { status, body } = await report([{ documento: one.chave, idOcoren: 0, data: at(2) }]);
      expect(status).toBe(200);
      expect(body).toEqual({
        mensagem: "1 ocorrência registrada, 0 repetidas, 0 recusadas.",
        registradas: 1,
        repetidas: 0,
        recusadas: 0,
        itens: [
          {
            resultado: "registrada",
            mensagem: "sucesso",
            documento: one.chave,
            idEnvio: one.envios[0]?.id,
            idStatus: 30,
          },
        ],
      });
      const after = await stored(one);
      expect(after.historico.at(-1)).toEqual({ idStatus: 30, data: CRIADO + 2 * HOUR });
      expect(after.envios[0]?.ocorrencias.at(-1)).toMatchObject({
        idOcoren: 0,
        descricao: "Processo de transporte já iniciado",
        visivelCliente: true,
        origem: { origem: "api", nomeUsuario: "operador", data: server.clock.now() },
      });
    });
    test.each([
      ["the invoice's key", (one: Pedido) => ({ chaveNF: one.envios[1]?.notaFiscal.chave })],
      ["the tracking code", (one: Pedido) => ({ codigoRastreio: one.envios[1]?.codigoRastreio })],
      ["order and position", (one: Pedido) => ({ documento: one.chave, posicao: 1 })],
    ])("finds the shipment by %s", async (_case, referencia) => {
      const one = await comDoisEnvios();
      const { body } = await report([
        { ...referencia(one), idOcoren: 1, data: at(3), visivelCliente: false },
      ]);
      expect(body.itens[0]).toMatchObject({ idEnvio: one.envios[1]?.id, idStatus: 50 });
      const after = await stored(one);
      expect(after.envios.map(({ idStatus }) => idStatus)).toEqual([25, 50]);
      expect(after.envios[1]?.ocorrencias.at(-1)?.visivelCliente).toBe(false);
      expect(after.envios[1]?.dataEntrega).toBe(CRIADO + 3 * HOUR);
      expect(after.historico).toEqual(one.historico);
    });

    test("NS-030: an invoice on a shipment and its return means the shipment", async () => {
      const chave = chaveNF();
      const envios = [envio({ notaFiscal: { ...envio().notaFiscal, chave } })];
      await novo(1, { envios, tipoPedido: "reversa" });
      const one = await novo(1, { envios });
      const { body } = await report([{ chaveNF: chave, idOcoren: 0, data: at(1) }]);
      expect(body.itens[0]).toMatchObject({ documento: one.chave, resultado: "registrada" });
    });

    test("the lists see it: status and date columns follow; NS-038: the date may be an instant", async () => {
      const one = await novo();
      await report([{ documento: one.chave, idOcoren: 1, data: new Date(CRIADO + 4 * HOUR).toISOString() }]);
      const row = await db.reader("pedido").where({ id_loja: 1, id: one.id }).first();
      expect(row).toMatchObject({ id_status: 50, data_entrega: CRIADO + 4 * HOUR });
      expect(await db.reader("envio").where({ id_loja: 1, id_pedido: one.id }).pluck("id_status")).toEqual([
        50,
      ]);
    });
  });

  describe("refused, the others recorded", () => {
    test.each([
      ["unknown key", () => ({ chaveNF: chaveNF() }), "chaveNF: envio não encontrado"],
      ["unknown tracking code", () => ({ codigoRastreio: "NADA" }), "codigoRastreio: envio não encontrado"],
      ["unknown order", () => ({ documento: "f".repeat(32) }), "documento: pedido não encontrado"],
      ["no reference", () => ({}), "informe chaveNF, documento ou codigoRastreio, e só um deles"],
      [
        "two references",
        () => ({ chaveNF: chaveNF(), codigoRastreio: "X" }),
        "informe chaveNF, documento ou codigoRastreio, e só um deles",
      ],
    ])("%s", async (_case, referencia, mensagem) => {
      const one = await novo();
      const { status, body } = await report([
        { ...referencia(), idOcoren: 0, data: at(1) },
        { documento: one.chave, idOcoren: 0, data: at(1) },
      ]);
      expect(status).toBe(200);
      expect(body).toMatchObject({ registradas: 1, recusadas: 1 });
      expect(body.itens[0]).toEqual({
        resultado: "recusada",
        mensagem,
        documento: null,
        idEnvio: null,
        idStatus: null,
      });
    });

    test("a position that the order does not have", async () => {
      const one = await comDoisEnvios();
      const { body } = await report([{ documento: one.chave, posicao: 2, idOcoren: 0, data: at(1) }]);
      expect(body.itens[0].mensagem).toBe("posicao: o pedido tem 2 envios");
    });

    test("a key on several shipments", async () => {
      const chave = chaveNF();
      const envios = [envio({ notaFiscal: { ...envio().notaFiscal, chave } })];
      await novo(1, { envios });
      await novo(1, { envios });
      const { body } = await report([{ chaveNF: chave, idOcoren: 0, data: at(1) }]);
      expect(body.itens[0].mensagem).toBe("chaveNF: corresponde a 2 envios; informe documento e posicao");
    });

    test("another loja's orders are unknown, by whatever name", async () => {
      const one = await comDoisEnvios();
      const [, second] = one.envios;
      const { body } = await report(
        [
          { documento: one.chave, idOcoren: 1, data: at(1) },
          { chaveNF: second?.notaFiscal.chave, idOcoren: 1, data: at(1) },
          { codigoRastreio: second?.codigoRastreio, idOcoren: 1, data: at(1) },
        ],
        2,
      );
      expect(body).toMatchObject({ registradas: 0, recusadas: 3 });
      expect(await stored(one)).toEqual(one);
    });
  });

  describe("not valid at all", () => {
    const one = { documento: "f".repeat(32), idOcoren: 0, data: "2026-07-14" };
    test.each([
      ["code 100", [{ ...one, idOcoren: 100 }], /^itens\.0\.idOcoren:/],
      ["code 9999", [{ ...one, idOcoren: 9999 }], /^itens\.0\.idOcoren:/],
      ["code below 0", [{ ...one, idOcoren: -1 }], /^itens\.0\.idOcoren:/],
      ["no code", [{ documento: one.documento, data: one.data }], /^itens\.0\.idOcoren:/],
      ["a day that does not exist", [one, { ...one, data: "2026-02-30" }], /^itens\.1\.data:/],
      ["text of 256", [{ ...one, informacaoAdicional: "x".repeat(256) }], /^itens\.0\.informacaoAdicional:/],
      ["nothing", [], /^itens:/],
      ["10,001 items", Array.from({ length: 10_001 }, () => one), /^itens:/],
    ])("%s", async (_case, itens, mensagem) => {
      const answer = await report(itens);
      expect(answer).toMatchObject({ status: 400, body: { mensagem: expect.stringMatching(mensagem) } });
    });

    test("an unknown loja", async () => {
      expect(await report([one], 99)).toMatchObject({
        status: 404,
        body: { mensagem: "Loja não encontrada." },
      });
    });
  });

  describe("10,000 at once", () => {
    test("are recorded; the same again changes nothing and costs no numbers", async () => {
      const many = await insertPedidos(
        db,
        2,
        Array.from({ length: 2000 }, (_, index) => pedido({ numeroPedido: `m${index}`, id: index })),
      );
      const itens = many.flatMap(({ chave }) => [
        ...[1, 2, 3, 4].map((hours) => ({ documento: chave, idOcoren: 0, data: at(hours) })),
        { documento: chave, idOcoren: 1, data: at(30), informacaoAdicional: "x".repeat(255) },
      ]);
      const first = await report(itens, 2);
      expect(first.body).toMatchObject({ registradas: 10_000, repetidas: 0, recusadas: 0 });
      const [count] = await db.reader("pedido").where({ id_loja: 2, id_status: 50 }).count({ total: "*" });
      expect(Number(count?.total)).toBe(2000);

      const numbers = () => db.reader("sequencia").where({ id_loja: 2, nome: "ocorrencia" }).first("valor");
      const before = await numbers();
      const again = await report(itens, 2);
      expect(again.body).toMatchObject({ registradas: 0, repetidas: 10_000, recusadas: 0 });
      expect(await numbers()).toEqual(before);
    });

    test("of one shipment", async () => {
      const one = await novo();
      const itens = Array.from({ length: 10_000 }, (_, index) => ({
        documento: one.chave,
        idOcoren: 91,
        data: at((10_000 - index) / 3600),
      }));
      expect((await report(itens)).body.registradas).toBe(10_000);
      expect((await stored(one)).envios[0]?.ocorrencias).toHaveLength(10_001);
    });
  });

  test("what lies more than a day ahead is refused: every real report after it would count as late", async () => {
    const one = await novo();
    const ahead = (ms: number) => formatTimestamp(server.clock.now() + DAY + ms, SAO_PAULO);
    const item = { documento: one.chave, idOcoren: 91 };
    const { body } = await report([
      { ...item, data: ahead(1000) },
      { ...item, data: ahead(0) },
    ]);
    expect(body.itens).toMatchObject([
      { resultado: "recusada", mensagem: "data: está no futuro" },
      { resultado: "registrada" },
    ]);
  });

  test("reports that arrive at the same time are all kept", async () => {
    const one = await novo();
    await Promise.all(
      Array.from({ length: 20 }, (_, hour) =>
        report([{ documento: one.chave, idOcoren: 91, data: at(hour) }]),
      ),
    );
    const { ocorrencias } = (await stored(one)).envios[0] as Pedido["envios"][0];
    expect(ocorrencias).toHaveLength(21);
    expect(new Set(ocorrencias.map(({ id }) => id)).size).toBe(21);
  });
});
