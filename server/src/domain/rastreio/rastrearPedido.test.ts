import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import { type LojaServer, lojaServer, tokensOf } from "../../test-support/lojaServer.testing.ts";
import { insertLojas } from "../../test-support/lojas.testing.ts";
import { cotado, envio, insertPedidos, ocorrencia, pedido } from "../pedido/pedido.testing.ts";

const CHAVE_DE_OUTRA = "35260712ABC34501DE35550010000000011731582646";
const nota = (numero: number | null, chave: string) => ({ ...envio().notaFiscal, numero, chave });
const comNota = (numero: number | null, chave: string) => envio({ notaFiscal: nota(numero, chave) });
const chaveDe = (digit: string) => digit.repeat(32);

/** Orders of loja 1, with what finds them. */
const A = pedido({
  numeroPedido: "A",
  chave: chaveDe("a"),
  cotado: cotado({ idCotacao: "1111111111100000010000002" }),
  envios: [comNota(10, "k10"), comNota(11, "k11")],
});
const reversaDeA = pedido({
  ...A,
  tipoPedido: "reversa",
  chave: chaveDe("b"),
  cotado: cotado({ idCotacao: "2222222222200000010000002" }),
  envios: [comNota(12, "k12")],
});
const B = pedido({
  numeroPedido: "B",
  chave: chaveDe("c"),
  cotado: cotado({ idCotacao: "1111111111100000010000003" }),
  envios: [comNota(11, "k13"), comNota(null, "curta")],
});
const soReversa = pedido({
  numeroPedido: "R",
  tipoPedido: "reversa",
  chave: chaveDe("d"),
  cotado: cotado({ idCotacao: "3333333333300000010000002" }),
  envios: [comNota(14, "k14")],
});
const deOutra = pedido({
  numeroPedido: "Z",
  chave: chaveDe("e"),
  cotado: cotado({ idCotacao: "4444444444400000010000002" }),
  envios: [comNota(99, CHAVE_DE_OUTRA)],
});

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    const db = await open();
    await insertLojas(db);
    server = await lojaServer(db);
    await insertPedidos(db, 1, [A, reversaDeA, B, soReversa]);
    await insertPedidos(db, 2, [deOutra, { ...A, chave: chaveDe("f") }]);
  });
  afterAll(() => server.close());

  const track = (path: string, loja: 1 | 2 = 1) =>
    server.call("GET", `/rastreio/${path}`, { token: tokensOf(loja).api });
  const change = (path: string, loja: 1 | 2 = 1) =>
    server.call("PUT", `/pedido/altera/${path}`, {
      body: { pedidoAuxiliar: path },
      token: tokensOf(loja).api,
    });
  /** Order numbers, by type, whose pedidoAuxiliar the look-up was written to. */
  const changed = async (path: string) => {
    const rows = await server.db.reader("pedido").where({ pedido_auxiliar: path }).orderBy("id");
    return rows.map(({ id_loja, numero_pedido, tipo_pedido }) => [id_loja, numero_pedido, tipo_pedido]);
  };

  test.each<[path: string, notas: (number | null)[], alterado: string | number]>([
    ["pedido/A", [10, 11, 12], "A envio"],
    ["pedido/B", [11, null], "B envio"],
    ["pedido/R", [14], "R reversa"],
    ["notafiscal/10", [10, 11], "A envio"],
    ["notafiscal/000010", [10, 11], "A envio"],
    ["notafiscal/12", [12], "A reversa"],
    ["notafiscal/11", [10, 11, 11, null], 2],
    ["chavenf/k13", [11, null], "B envio"],
    ["chavenf/curta", [11, null], "B envio"],
    [`documento/${chaveDe("b")}`, [12], "A reversa"],
    ["cotacaoid/22222222222", [12], "A reversa"],
    ["cotacaoid/1111111111100000010000003", [11, null], "B envio"],
    ["cotacaoid/11111111111", [10, 11, 11, null], 2],
  ])("RAST-002..RAST-004, PED-ALT-001, NS-030, NS-043, NS-048: %s", async (path, notas, alterado) => {
    const { status, body } = await track(path);
    expect([status, server.errors]).toEqual([200, []]);
    expect(body.lista.map(({ notaFiscal }: typeof body) => notaFiscal.numero)).toEqual(notas);
    const answer = await change(path);
    if (typeof alterado === "number") {
      expect(answer).toMatchObject({
        status: 400,
        body: { mensagem: `Encontrados ${alterado} pedidos. Informe o filtro documento.` },
      });
      expect(await changed(path)).toEqual([]);
    } else {
      expect(answer.status).toBe(200);
      expect(await changed(path)).toEqual([[1, ...alterado.split(" ")]]);
    }
  });

  test.each([
    ["pedido/a", "another case"],
    ["pedido/Z", "another loja's"],
    ["pedido/A%20", "a blank behind"],
    ["notafiscal/99", "another loja's"],
    ["notafiscal/13", "unknown"],
    ["notafiscal/abc", "no number"],
    ["notafiscal/99999999999999999999", "a number beyond all"],
    ["notafiscal/-10", "negative"],
    [`chavenf/${CHAVE_DE_OUTRA}`, "another loja's"],
    ["chavenf/K13", "another case"],
    [`documento/${chaveDe("e")}`, "another loja's"],
    ["documento/1", "the internal number"],
    ["cotacaoid/44444444444", "another loja's"],
    ["cotacaoid/1111111111", "ten digits"],
    ["cotacaoid/1111111111100000010000009", "no such option"],
    ["cotacaoid/111111111110000001", "neither form"],
    ["cotacaoid/111%25", "a pattern"],
  ])("NS-043, NS-048: %s (%s) -> 404 for both", async (path) => {
    const { body, status } = await track(path);
    expect([status, body]).toEqual([404, { mensagem: "Pedido não encontrado." }]);
    expect((await change(path)).status).toBe(404);
    expect(await changed(path)).toEqual([]);
  });

  test("GER-004: the same number in another loja is another order", async () => {
    const own = await track("pedido/A", 2);
    expect(own.body.lista).toHaveLength(2);
    expect((await change(`documento/${chaveDe("a")}`, 2)).status).toBe(404);
    expect((await track("pedido/Z", 2)).status).toBe(200);
  });

  test.each(["id/A", "chaveNF/k10", "Pedido/A", "idPedido/A"])(
    "RAST-002: unknown filtro %s -> 400",
    async (path) => {
      for (const answer of [await track(path), await change(path)]) {
        expect([answer.status, answer.body.mensagem]).toEqual([400, expect.stringMatching(/^filtro: /)]);
      }
    },
  );

  test("RAST-001, RAST-004, NS-011: occurrences oldest first, with where they came from; hidden ones too", async () => {
    const data = Date.parse("2026-07-14T02:59:59Z");
    const origem = { idUsuario: "3", nomeUsuario: "Ana", origem: "usuario" as const, data };
    const ocorrencias = [
      ocorrencia(),
      ocorrencia({ id: 2, data, idOcoren: 0, informacaoAdicional: "Saiu", visivelCliente: false, origem }),
    ];
    const chave = chaveDe("9");
    await insertPedidos(server.db, 1, [
      pedido({ numeroPedido: "O", chave, envios: [envio({ ocorrencias })] }),
    ]);
    const { body } = await track("pedido/O");
    const [{ idenvio, produtos, ocoren }] = body.lista;
    expect([Number.isInteger(idenvio), produtos[0].sku]).toEqual([true, "P1"]);
    expect(ocoren).toEqual([
      {
        id: 1,
        data: "2026-07-13 10:20:00",
        idOcoren: 9999,
        descricao: "Pedido criado",
        informacaoAdicional: null,
        visivelCliente: true,
        origemDados: { idUsuario: null, nomeUsuario: null, origem: "api", dataHora: "2026-07-13 10:20:00" },
      },
      {
        id: 2,
        data: "2026-07-13 23:59:59",
        idOcoren: 0,
        descricao: "Pedido criado",
        informacaoAdicional: "Saiu",
        visivelCliente: false,
        origemDados: {
          idUsuario: "3",
          nomeUsuario: "Ana",
          origem: "usuario",
          dataHora: "2026-07-13 23:59:59",
        },
      },
    ]);
    const listed = await server.call(
      "GET",
      "/pedidos?dataTipo=dataCriacaoPedido&periodo=2026-07-13TO2026-07-13",
    );
    const record = listed.body.find(({ numeroPedido }: typeof body) => numeroPedido === "O");
    expect(record.envio[0].ocoren[1]).not.toHaveProperty("origemDados");
  });

  test("AUTH-005: without a token, or with the quotation token -> 401", async () => {
    for (const token of [null, tokensOf(1).cotacao]) {
      expect((await server.call("GET", "/rastreio/pedido/A", { token })).status).toBe(401);
      expect((await server.call("GET", "/lista/status", { token })).status).toBe(401);
    }
  });
});
