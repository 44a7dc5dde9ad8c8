import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../platform/storage/database.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { type LojaServer, lojaServer, tokensOf } from "../../test-support/lojaServer.testing.ts";
import { insertLojas } from "../../test-support/lojas.testing.ts";
import { cotado, envio, insertPedidos, pedido } from "./pedido.testing.ts";
import type { StoredConciliacao } from "./pedido.ts";

const at = (text: string) => Date.parse(text);

const conciliacao = (autorizado: boolean | null, data = at("2026-03-09T12:00:00Z")): StoredConciliacao => ({
  serieConhecimento: null,
  numeroConhecimento: null,
  dataConhecimento: at("2026-03-07T12:00:00Z"),
  dataProcessamento: at("2026-03-08T12:00:00Z"),
  valores: {},
  cnpj: null,
  cnpjTransportadora: null,
  chaveConhecimento: null,
  ST: null,
  idTipoConhecimento: null,
  autorizacao:
    autorizado === null ? null : { autorizado, data, usuario: "Ana", idUsuario: "1", comentario: "" },
});

/** An order with every date, each on a day of its own at 09:00 in São Paulo. */
const datado = pedido({
  numeroPedido: "datado",
  criadoEm: at("2026-03-02T12:00:00Z"),
  cotado: cotado({ dataCotacao: at("2026-03-01T12:00:00Z"), prazoEntregaCotacao: "2026-03-05 09:00:00" }),
  historico: [
    { idStatus: 10, data: at("2026-03-02T12:00:00Z") },
    { idStatus: 20, data: at("2026-03-03T12:00:00Z") },
    { idStatus: 50, data: at("2026-03-10T12:00:00Z") },
  ],
  envios: [
    envio({
      idStatus: 50,
      dataNotfis: at("2026-03-04T12:00:00Z"),
      prazoEntregaPedido: "2026-03-06 09:00:00",
      dataEntrega: at("2026-03-10T12:00:00Z"),
      conciliacao: conciliacao(true),
    }),
  ],
});

/** dataTipo -> the day that the order above has by it (NS-045). */
const DIAS = {
  dataCriacaoPedido: "2026-03-02",
  dataCotacao: "2026-03-01",
  dataFaturamento: "2026-03-03",
  dataNotfis: "2026-03-04",
  previsaoCotacao: "2026-03-05",
  previsaoEntregaCotacao: "2026-03-05",
  previsaoPedido: "2026-03-06",
  previsaoEntregaPedido: "2026-03-06",
  dataConhecimento: "2026-03-07",
  dataConhecimentoProcessamento: "2026-03-08",
  dataEntrega: "2026-03-10",
  dataAutorizacaoCte: "2026-03-09",
};

eachDatabase((_name, open) => {
  let db: Database;
  let server: LojaServer;
  const list = (query: string, loja: 1 | 2 = 1) =>
    server.call("GET", `/pedidos?${query}`, { token: tokensOf(loja).api });
  const numbers = async (query: string, loja: 1 | 2 = 1): Promise<string[]> => {
    const { status, body } = await list(query, loja);
    expect([status, server.errors]).toEqual([200, []]);
    return body.map(({ numeroPedido }: { numeroPedido: string }) => numeroPedido);
  };
  const created = (periodo: string, more = "") => `dataTipo=dataCriacaoPedido&periodo=${periodo}${more}`;

  beforeAll(async () => {
    db = await open();
    await insertLojas(db);
    await db.transaction((trx) => trx("loja").where({ id: 2 }).update({ fuso_horario: "America/Manaus" }));
    server = await lojaServer(db);
    const bare = (numeroPedido: string, instant: string, changes: object = {}) =>
      pedido({
        numeroPedido,
        criadoEm: at(instant),
        cotado: cotado({
          dataCotacao: at("2026-01-01T12:00:00Z"),
          prazoEntregaCotacao: "2026-01-01 00:00:00",
        }),
        ...changes,
      });
    const { enderecoEntrega } = pedido();
    const filtered = [
      bare("F1", "2026-05-01T12:00:00Z", { canal: "Site", plataforma: "X" }),
      bare("F2", "2026-05-02T12:00:00Z", {
        canal: "Marketplace",
        plataforma: "Y",
        enderecoEntrega: { ...enderecoEntrega, cpfCnpj: "12ABC34501DE35" },
        envios: [envio({ conciliacao: conciliacao(true) }), envio({ conciliacao: conciliacao(false) })],
      }),
      bare("F3", "2026-05-03T12:00:00Z", {
        canal: 'a "b" \\c,{d}',
        historico: [{ idStatus: 40, data: at("2026-05-03T12:00:00Z") }],
        envios: [
          envio(),
          envio({
            transporte: { ...envio().transporte, idTransportadora: 9 },
            conciliacao: conciliacao(null),
          }),
        ],
      }),
      bare("F4", "2026-05-04T12:00:00Z", {
        historico: [{ idStatus: 50, data: at("2026-05-03T12:00:00Z") }],
        envios: [envio({ conciliacao: conciliacao(true, at("2026-05-20T12:00:00Z")) })],
      }),
      bare("F5", "2026-05-05T12:00:00Z", {
        envios: [envio({ conciliacao: conciliacao(false) }), envio({ conciliacao: conciliacao(null) })],
      }),
    ];
    const midnight = [
      bare("M1", "2026-06-11T02:59:59.999Z"),
      bare("M2", "2026-06-11T03:00:00.000Z"),
      bare("M3", "2026-06-12T02:59:59.999Z"),
      bare("M4", "2026-06-12T03:00:00.000Z"),
    ];
    await insertPedidos(db, 1, [datado, ...filtered, ...midnight]);
    const other = [bare("datado", "2026-03-02T12:00:00Z"), bare("O1", "2026-06-11T03:59:59Z")];
    await insertPedidos(db, 2, other, "America/Manaus");
  });
  afterAll(() => server.close());

  test.each(Object.entries(DIAS))(
    "PED-LIST-002, PED-LIST-003, PED-LIST-005, NS-045, NS-046: %s is %s, ± 1 s",
    async (dataTipo, dia) => {
      const of = (first: string, last: string) => numbers(`dataTipo=${dataTipo}&periodo=${first}TO${last}`);
      const others = (found: string[]) => found.filter((numero) => numero === "datado");
      expect(others(await of(dia, dia))).toEqual(["datado"]);
      expect(others(await of(`${dia}T09:00:00`, `${dia}T09:00:00`))).toEqual(["datado"]);
      expect(others(await of(`${dia}T00:00:00`, `${dia}T08:59:59`))).toEqual([]);
      expect(others(await of(`${dia}T09:00:01`, `${dia}T23:59:59`))).toEqual([]);
      expect(others(await of("2026-02-28", "2026-03-31"))).toEqual(["datado"]);
    },
  );

  test("NS-045: orders without the date are left out", async () => {
    expect(await numbers("dataTipo=dataNotfis&periodo=1970-01-01TO2200-12-31")).toEqual(["datado"]);
    expect(await numbers("dataTipo=dataEntrega&periodo=1970-01-01TO2200-12-31")).toEqual(["datado"]);
    const authorized = "dataTipo=dataAutorizacaoCte&periodo=1970-01-01TO2200-12-31";
    expect(await numbers(authorized)).toEqual(["datado", "F4"]);
  });

  test.each([
    ["2026-06-10TO2026-06-10", ["M1"]],
    ["2026-06-11TO2026-06-11", ["M2", "M3"]],
    ["2026-06-11TO2026-06-12", ["M2", "M3", "M4"]],
    ["2026-06-10T23:59:59TO2026-06-10T23:59:59", ["M1"]],
    ["2026-06-11T00:00:00TO2026-06-11T00:00:00", ["M2"]],
    ["2026-06-11T00:00:01TO2026-06-11T23:59:58", []],
    ["2026-06-10TO2026-06-11T00:00:00", ["M1", "M2"]],
    ["2026-06-11T23:59:59TO2026-06-12", ["M3", "M4"]],
  ])("NS-001, NS-046: the period %s is of the loja's zone, both ends included", async (periodo, wanted) => {
    expect(await numbers(created(periodo))).toEqual(wanted);
  });

  test("NS-001, GER-004, AUTH-005: another loja sees its own orders only, in its own zone", async () => {
    const all = created("2020-01-01TO2030-12-31");
    expect(await numbers(all, 2)).toEqual(["datado", "O1"]);
    expect(await numbers(created("2026-06-10TO2026-06-10"), 2)).toEqual(["O1"]);
    const { body } = await list(all, 2);
    expect(body[1]).toMatchObject({ idLoja: 2, nomeLoja: "Outra Loja", data: "2026-06-10 23:59:59" });
    expect(await numbers(created("2026-03-02TO2026-03-02"))).toEqual(["datado"]);
  });

  test("NS-046: a period of one second and one of a day are in order", async () => {
    expect(await numbers(created("2026-01-01T00:00:00TO2026-01-01T00:00:00"))).toEqual([]);
    expect(await numbers(created("2026-01-01TO2026-01-01T00:00:00"))).toEqual([]);
  });

  const F = "2026-05-01TO2026-05-31";
  test.each([
    ["PED-LIST-006: one status", "&idStatus=40", ["F3"]],
    ["PED-LIST-006: several", "&idStatus=40,50,50", ["F3", "F4"]],
    ["PED-LIST-006: with blanks", "&idStatus=40,%2050", ["F3", "F4"]],
    ["PED-LIST-006: with blanks", "&idStatus=+40+,+50+", ["F3", "F4"]],
    ["PED-LIST-006: no such code", "&idStatus=41", []],
    ["PED-LIST-006: blank", "&idStatus=", ["F1", "F2", "F3", "F4", "F5"]],
    ["PED-LIST-009: CPF", "&cpfCnpj=52998224725", ["F1", "F3", "F4", "F5"]],
    ["PED-LIST-009: CNPJ with letters", "&cpfCnpj=12ABC34501DE35", ["F2"]],
    ["PED-LIST-009: part of a CPF", "&cpfCnpj=5299822472", []],
    ["PED-LIST-010: sim", "&autorizado=sim", ["F4"]],
    [
      "PED-LIST-011, PED-LIST-015, NS-008: não; a refused one does not wait",
      "&autorizado=n%C3%A3o",
      ["F3", "F5"],
    ],
    ["PED-LIST-012: blank", "&autorizado=", ["F1", "F2", "F3", "F4", "F5"]],
    ["NS-003: blank", "&pagina=&limite=%20&cpfCnpj=&x=%", ["F1", "F2", "F3", "F4", "F5"]],
    [
      "PED-LIST-013: canal in the address",
      "&canal=Site&plataforma=X&transportadora=9",
      ["F1", "F2", "F3", "F4", "F5"],
    ],
    ["filters together", "&autorizado=n%C3%A3o&idStatus=40,25&cpfCnpj=52998224725", ["F3", "F5"]],
    ["filters together, paged", "&autorizado=n%C3%A3o&idStatus=40,25&limite=1&pagina=2", ["F5"]],
  ])("%s", async (_rule, query, wanted) => {
    expect(await numbers(created(F, query))).toEqual(wanted);
  });

  test.each([
    [{ canal: ["Site", "Marketplace"] }, "", ["F1", "F2"]],
    [{ canal: ['a "b" \\c,{d}'] }, "", ["F3"]],
    [{ canal: ["Site", "Marketplace"], plataforma: ["Y"] }, "", ["F2"]],
    [{ transportadora: [9] }, "", ["F3"]],
    [{ transportadora: [1] }, "&limite=2&pagina=2", ["F3", "F4"]],
    [{ transportadora: [9], canal: ["Site"] }, "", []],
    [{ canal: ["Site", "Marketplace"] }, "&idStatus=40", []],
    [{}, "", ["F1", "F2", "F3", "F4", "F5"]],
  ])("PED-LIST-013: the loja's settings %o filter the results", async (filtros, query, wanted) => {
    await db.transaction((trx) =>
      trx("loja")
        .where({ id: 1 })
        .update({ configuracao: JSON.stringify({ filtros }), versao: trx.raw("versao + 1") }),
    );
    expect(await numbers(created(F, query))).toEqual(wanted);
    expect(await numbers(created("2026-06-10TO2026-06-10"), 2)).toEqual(["O1"]);
  });
});
