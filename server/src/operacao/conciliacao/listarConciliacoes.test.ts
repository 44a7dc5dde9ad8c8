import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { renderComponentes } from "../../domain/cotacao/componentes.ts";
import type { PricedOpcao } from "../../domain/cotacao/frete/index.ts";
import { envio, insertPedidos, pedido } from "../../domain/pedido/pedido.testing.ts";
import type { Pedido } from "../../domain/pedido/pedido.ts";
import type { Database } from "../../platform/storage/database.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { conemb322 } from "../edi/lines.testing.ts";
import { type ConciliacaoServer, conciliacaoServer, notas, recordsOf } from "./conciliacaoServer.testing.ts";

type Cells = Parameters<typeof conemb322>[1] & {};

const valor = (cents: number) => String(cents).padStart(15, "0");

/** The parts of the option that orders of the tests are created with: 32,50. */
const DETALHE = {
  ...{ pesoTaxado: 8400, fretePeso: 1500, adValorem: 100, gris: 150, pedagio: 400, despacho: 0, outros: 0 },
  ...{ sub1: 2150, idTDA: 1, TDA: 100, idTRT: null, TRT: 0, sub2: 2750, icms: 500, freteReal: 3250 },
};
const OPCAO = { filial: { id: 1 }, metodo: { id: 2 }, detalhe: DETALHE } as PricedOpcao;

eachDatabase((_name, open) => {
  let db: Database;
  let server: ConciliacaoServer;
  beforeAll(async () => {
    db = await open();
    server = await conciliacaoServer(db);
    await db.transaction(async (trx) => {
      await trx("cotacao").insert({
        ...{ id_loja: 1, codigo: "12345678901", criada_em: 0, canal: "", documento: "{}" },
        componentes: renderComponentes([OPCAO]),
      });
    });
  });
  afterAll(async () => {
    await server.close();
    expect(server.errors).toEqual([]);
  });

  /** Every list of these tests is of the shipments of a day of its own. */
  let day = Date.parse("2027-01-10T15:00:00Z");
  const newDay = () => {
    day += 86_400_000;
    server.clock.set(day);
    const date = new Date(day).toISOString().slice(0, 10);
    return `de=${date}&ate=${date}`;
  };
  const list = (query: string) => server.call("GET", `/lojas/1/conciliacoes?${query}`);
  const listed = async (query: string) => (await list(query)).body.itens;
  const charge = async (one: Pedido, cells: Cells = []) => {
    const { body } = await server.put([conemb322(notas(one), cells)]);
    expect(body).toMatchObject({ recusados: 0 });
  };

  test("NS-008, NS-014: part by part; what cannot be compared is said as such", async () => {
    const query = newDay();
    const one = await server.novo(8400);
    await charge(one, [
      [47, valor(3700)],
      [96, valor(2500)],
      [186, valor(50)],
    ]);
    const { body } = await list(query);
    expect(body).toEqual({
      ...{ pagina: 1, limite: 50, total: 1 },
      itens: [
        {
          documento: one.chave,
          ...{ numeroPedido: one.numeroPedido, posicao: 0, idEnvio: one.envios[0]?.id },
          notaFiscal: one.envios[0]?.notaFiscal.numero,
          ...{ idTransportadora: 1, transportadora: "Carga Teste" },
          ...{ conhecimento: "000000000815", complementos: 0, dataConhecimento: "2026-07-15" },
          ...{ processadaEm: new Date(day).toISOString(), decisao: "pendente" },
          ...{ cotado: 32.5, cobrado: 37, diferenca: 4.5, percentual: 13.846 },
          componentes: [
            part("fretePeso", 20, 25, 5),
            part("adValorem", 1, 1, 0),
            part("gris", 1.5, null),
            part("pedagio", 4, 4, 0),
            part("despacho", 0, 2, 2),
            part("TDA", 1, null),
            part("icms", 5, 3.9, -1.1),
            part("secCat", null, 0.5),
            part("ademe", null, 0.5),
          ],
        },
      ],
    });
    const [record] = recordsOf((await server.stored(one)).pedido);
    expect(body.itens[0]).toMatchObject({
      diferenca: record?.valorDiferenca,
      percentual: record?.percentualDiferenca,
    });
  });

  test("NS-008: of several shipments each has its share of every part", async () => {
    const query = newDay();
    const one = await server.novo(1000, 3000);
    await charge(one);
    const [light, heavy] = await listed(query);
    expect([light.cotado, heavy.cotado]).toEqual([8.13, 24.37]);
    expect([light.cobrado, heavy.cobrado]).toEqual([8.13, 24.37]);
    expect([light.posicao, heavy.posicao]).toEqual([0, 1]);
    expect(light.componentes[0]).toEqual(part("fretePeso", 5, 6.25, 1.25));
    expect(heavy.componentes[0]).toEqual(part("fretePeso", 15, 18.75, 3.75));
  });

  test.each([
    ["quotation is not kept", { cotado: { ...pedido().cotado, idCotacao: "9".repeat(25) } }],
    [
      "carrier in use was not quoted",
      { envios: [envio({ transporte: { ...envio().transporte, idMetodo: 9 } })] },
    ],
    [
      "price in use is not the quoted one",
      { envios: [envio({ transporte: { ...envio().transporte, freteReal: 3249 } })] },
    ],
  ])("the freight is compared, its parts are not: %s", async (_case, changes) => {
    const query = newDay();
    const numero = 900_000 + Math.floor(day / 86_400_000);
    const base = { ...pedido(changes), numeroPedido: `sem-${day}` };
    const envios = base.envios.map((each) => ({ ...each, notaFiscal: { ...each.notaFiscal, numero } }));
    const [one] = await insertPedidos(db, 1, [
      { ...base, chave: day.toString(16).padStart(32, "0"), envios },
    ]);
    await charge(one as Pedido);
    const [item] = await listed(query);
    expect(item.diferenca).toBeCloseTo(32.5 - item.cotado);
    expect(item.componentes).toContainEqual(part("fretePeso", null, 25));
    expect(item.componentes.every(({ situacao }: { situacao: string }) => situacao === "semCotado")).toBe(
      true,
    );
  });

  describe("filters", () => {
    let query: string;
    let orders: Pedido[];
    beforeAll(async () => {
      query = newDay();
      orders = [];
      for (const cents of [3250, 3251, 3249, 3350, null]) {
        const one = await server.novo(1000);
        await charge(one, [[47, cents === null ? " ".repeat(15) : valor(cents)]]);
        orders.push(one);
      }
    });
    const places = async (more: string) =>
      (await listed(`${query}&${more}`)).map(({ documento }: { documento: string }) =>
        orders.findIndex(({ chave }) => chave === documento),
      );

    test.each([
      ["", [0, 1, 2, 3, 4]],
      ["divergente=true", [1, 2, 3]],
      ["divergente=true&toleranciaCentavos=1", [3]],
      ["divergente=true&toleranciaCentavos=100", []],
      ["divergente=false", [0]],
      ["divergente=false&toleranciaCentavos=1", [0, 1, 2]],
      ["idTransportadora=1", [0, 1, 2, 3, 4]],
      ["idTransportadora=2", []],
      ["limite=2&pagina=2", [2, 3]],
      ["limite=2&pagina=9", []],
    ])("%s", async (more, expected) => {
      expect(await places(more)).toEqual(expected);
    });

    test("days are the loja's, both included; one end is enough", async () => {
      const last = query.slice(3, 13);
      expect((await list(`de=${last}`)).body.total).toBe(5);
      const before = new Date(day - 86_400_000).toISOString().slice(0, 10);
      expect((await list(`ate=${last}`)).body.total - (await list(`ate=${before}`)).body.total).toBe(5);
    });

    test("a decision shows", async () => {
      await server.decide(orders[0] as Pedido, { autorizado: true });
      await server.decide(orders[1] as Pedido, { autorizado: false, comentario: "a mais" });
      const decisions = (await listed(query)).map(({ decisao }: { decisao: string }) => decisao);
      expect(decisions.slice(0, 3)).toEqual(["autorizada", "recusada", "pendente"]);
    });
  });

  test.each([
    ["/lojas/1/conciliacoes?de=2027-02-02&ate=2027-02-01", 400, /^ate: o período termina antes de começar/],
    ["/lojas/1/conciliacoes?de=2027-02-30", 400, /^de: /],
    ["/lojas/1/conciliacoes?toleranciaCentavos=-1", 400, /^toleranciaCentavos: /],
    ["/lojas/9/conciliacoes", 404, /^Loja/],
    ["/lojas/9/conciliacoes/relatorio", 404, /^Loja/],
    ["/lojas/1/conciliacoes/relatorio?de=2027-02-02&ate=2027-02-01", 400, /^ate: /],
  ])("refused: %s", async (path, status, mensagem) => {
    expect(await server.call("GET", path)).toMatchObject({
      status,
      body: { mensagem: expect.stringMatching(mensagem) },
    });
  });

  test("another loja's shipments are not listed", async () => {
    expect((await server.call("GET", "/lojas/2/conciliacoes")).body).toMatchObject({ total: 0, itens: [] });
  });

  test("the CSV has every shipment, in lines for its parts; text is no formula", async () => {
    const query = newDay();
    const numeroPedido = "=1+1";
    const [named] = await insertPedidos(db, 1, [
      pedido({
        ...{ numeroPedido, chave: "c".repeat(32) },
        envios: [envio({ notaFiscal: { ...envio().notaFiscal, numero: 777_777 } })],
      }),
    ]);
    await charge(named as Pedido, [[47, valor(3200)]]);
    const { status, headers, text } = await server.call("GET", `/lojas/1/conciliacoes/relatorio?${query}`);
    expect(status).toBe(200);
    expect(headers.get("content-disposition")).toBe('attachment; filename="conciliacoes.csv"');
    const [header, total, first] = text.replace(/^\ufeff/, "").split("\r\n");
    expect(header).toBe(
      "documento;numeroPedido;posicao;notaFiscal;transportadora;conhecimento;complementos;dataConhecimento;processadaEm;decisao;componente;cotado;cobrado;diferenca;situacao",
    );
    const shipment = `${"c".repeat(32)};'=1+1;0;777777;Carga Teste;000000000815;0;2026-07-15;${new Date(day).toISOString()};pendente`;
    expect(total).toBe(`${shipment};total;32,5;32;-0,5;diferente`);
    expect(first).toBe(`${shipment};fretePeso;20;25;5;diferente`);
  });

  test("a long CSV is read in batches, each shipment once", async () => {
    const query = newDay();
    const one = await server.novo(...Array<number>(40).fill(1000));
    const others = await Promise.all(
      Array.from({ length: 7 }, () => server.novo(...Array<number>(40).fill(1))),
    );
    for (const each of [one, ...others]) await charge(each);
    const { text } = await server.call("GET", `/lojas/1/conciliacoes/relatorio?${query}`);
    const totals = text.split("\r\n").filter((line) => line.includes(";total;"));
    expect(totals).toHaveLength(320);
    expect(new Set(totals.map((line) => line.split(";").slice(0, 3).join())).size).toBe(320);
  });
});

function part(
  componente: string,
  cotado: number | null,
  cobrado: number | null,
  diferenca: number | null = null,
) {
  const situacao =
    cotado === null ? "semCotado" : cobrado === null ? "semCobrado" : diferenca === 0 ? "igual" : "diferente";
  return { componente, cotado, cobrado, diferenca, situacao };
}
