import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  createdPedido,
  createPedido,
  newEnvio,
  newNota,
  newPedido,
  newReversa,
  pedidosServer,
  rowCounts,
  withPaths,
} from "../../test-support/criacao.testing.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { type LojaServer, lojaServer } from "../../test-support/lojaServer.testing.ts";
import { pedidoDocument } from "./pedidoDocument.ts";

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    server = await pedidosServer(await open());
  });
  afterAll(() => server.close());
  const daLoja2 = (changes: object = {}) =>
    newPedido({ envio: [newEnvio({ notaFiscal: newNota({ filialERP: "Z1" }) })], ...changes });

  describe("NS-030: a number is used once", () => {
    test("the same request again gives the same order and stores nothing", async () => {
      const body = newPedido({ dadosAdicionais: [{ chave: "a", valor: "b" }] });
      const first = await createPedido(server, body);
      const before = await rowCounts(server.db);
      const again = await createPedido(server, body);
      expect([again.status, again.body]).toEqual([200, first.body]);
      expect(await rowCounts(server.db)).toEqual(before);
    });

    const base = {
      ...newPedido({ numeroPedido: "MESMO", canal: "site", plataforma: "" }),
      envio: [newEnvio({ prazoDeEntrega: "2026-12-31", nomeMetodoEnvio: "Lento" })],
    };
    const same: [string, unknown][] = [
      ["fields in another order", Object.fromEntries(Object.entries(base).toReversed())],
      ["an unknown field", { ...base, desconhecido: [1] }],
      ["data of a return, which a shipment order ignores", { ...base, dadosReversa: { a: 1 } }],
      ["an empty text left out", withPaths(base, "plataforma", undefined)],
      ["the same date in another form", withPaths(base, "envio.0.prazoDeEntrega", "2026-12-31T00:00:00")],
      ["the instant of the same date", withPaths(base, "envio.0.prazoDeEntrega", "2026-12-31T03:00:00.000Z")],
      ["controleEtiqueta with its default", { ...base, controleEtiqueta: "app" }],
      [
        "a number written otherwise",
        JSON.stringify(base).replace('"valorFretePedido":20', '"valorFretePedido":2.0e1'),
      ],
    ];
    test.each(same)("the same with %s", async (_case, body) => {
      const first = await createPedido(server, base);
      const again = await createPedido(server, body);
      expect([again.status, again.body]).toEqual([200, first.body]);
    });

    const other: [string, object][] = [
      ["another value", { ...base, valorFretePedido: 20.001 }],
      ["a product more", { ...base, envio: [newEnvio({ quantidade: 2 })] }],
      ["free data", { ...base, dadosAdicionais: [{ chave: "a", valor: "b" }] }],
      ["another quotation", { ...base, idCotacao: "transporteProximo" }],
      ["a value that would be refused", { ...base, envio: [newEnvio({ nomeMetodoEnvio: "x" })] }],
      ["another carrier", withPaths(base, "envio.0.nomeMetodoEnvio", "Rápido")],
    ];
    test.each(other)("another request under the number is 409: %s", async (_case, body) => {
      await createPedido(server, base);
      const before = await rowCounts(server.db);
      const { status, body: answer } = await createPedido(server, body);
      expect([status, answer]).toEqual([
        409,
        { mensagem: "numeroPedido: já existe um pedido com este número e outros dados" },
      ]);
      expect(await rowCounts(server.db)).toEqual(before);
    });

    test("a repeat succeeds when what the request names is gone meanwhile", async () => {
      const quoted = await createdPedido(server, newPedido());
      const body = newPedido({ idCotacao: quoted.cotado.idCotacao });
      const first = await createPedido(server, body);
      await server.db.transaction((trx) =>
        trx("cotacao")
          .where({ codigo: quoted.cotado.idCotacao.slice(0, 11) })
          .delete(),
      );
      expect((await createPedido(server, body)).body).toEqual(first.body);
      expect((await createPedido(server, { ...body, numeroPedido: "novo" })).status).toBe(400);
    });

    test("a return may have the number of a shipment order, and its own only once", async () => {
      const { numeroPedido } = await createdPedido(server, newPedido());
      const reversa = newReversa(numeroPedido, { numeroPedido });
      const first = await createPedido(server, reversa);
      expect((await createPedido(server, reversa)).body).toEqual(first.body);
      expect((await createPedido(server, { ...reversa, plataforma: "x" })).status).toBe(409);
    });
  });

  describe("at the same time", () => {
    test("50 equal requests make one order and one quotation", async () => {
      const before = await rowCounts(server.db);
      const body = newPedido();
      const answers = await Promise.all(Array.from({ length: 50 }, () => createPedido(server, body)));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      const after = await rowCounts(server.db);
      for (const table of ["pedido", "envio", "cotacao", "cotacao_fila"]) {
        expect([table, after[table]]).toEqual([table, (before[table] ?? 0) + 1]);
      }
    });

    test("two servers on one database make one order of 50 equal requests", async () => {
      const other = await lojaServer(server.db);
      const before = await rowCounts(server.db);
      const body = newPedido();
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) => createPedido(index % 2 ? other : server, body)),
      );
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      const after = await rowCounts(server.db);
      for (const table of ["pedido", "envio", "cotacao", "cotacao_fila"]) {
        expect([table, after[table]]).toEqual([table, (before[table] ?? 0) + 1]);
      }
      await other.close();
    });

    test("50 different requests under one number: one is stored, 49 are told", async () => {
      const { numeroPedido } = newPedido();
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          createPedido(server, newPedido({ numeroPedido, valorFretePedido: index })),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    });

    test("many orders of two lojas: every number is given once per loja, without gaps", async () => {
      const bodies = Array.from({ length: 40 }, (_, index) => [
        newPedido({ envio: [newEnvio(), newEnvio()], controleEtiqueta: index % 2 ? "servico" : "app" }),
        daLoja2(),
      ]);
      const answers = await Promise.all(
        bodies.flatMap(([um, dois]) => [createPedido(server, um), createPedido(server, dois, 2)]),
      );
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      for (const idLoja of [1, 2]) {
        for (const table of ["pedido", "envio"]) {
          const ids: number[] = await server.db
            .reader(table)
            .where({ id_loja: idLoja })
            .orderBy("id")
            .pluck("id");
          expect(ids).toEqual(ids.map((_, index) => index + 1));
        }
        const estados: string[] = await server.db.reader("pedido").where({ id_loja: idLoja }).pluck("estado");
        const ocorrencias: number[] = estados.flatMap((estado) =>
          pedidoDocument.parse(estado).envios.flatMap((envio) => envio.ocorrencias.map(({ id }) => id)),
        );
        expect(ocorrencias.sort((a, b) => a - b)).toEqual(ocorrencias.map((_, index) => index + 1));
      }
    });
  });

  describe("PED-NOVO-006, NS-032: two lojas", () => {
    test("the same number in both lojas makes two orders", async () => {
      const numeroPedido = "NAS DUAS";
      const um = await createdPedido(server, newPedido({ numeroPedido }));
      const dois = await createdPedido(server, daLoja2({ numeroPedido }), 2);
      expect(um.chave).not.toBe(dois.chave);
      const rows = await server.db.reader("pedido").where({ numero_pedido: numeroPedido }).orderBy("id_loja");
      expect(rows.map(({ id_loja, chave }) => [id_loja, chave])).toEqual([
        [1, um.chave],
        [2, dois.chave],
      ]);
    });

    test("a return's parent is looked for in its own loja", async () => {
      const um = await createdPedido(server, newPedido());
      const dois = await createdPedido(server, daLoja2(), 2);
      const reversa = (pai: string) => ({ ...newReversa(pai), envio: daLoja2().envio });
      expect((await createPedido(server, reversa(um.numeroPedido), 2)).status).toBe(400);
      expect((await createPedido(server, reversa(dois.numeroPedido), 2)).status).toBe(200);
    });

    test("branches, carriers and quotations of the other loja do not count", async () => {
      const um = await createdPedido(server, newPedido());
      const before = await rowCounts(server.db);
      const foreign: [object, string][] = [
        [daLoja2({ idCotacao: um.cotado.idCotacao }), "idCotacao"],
        [newPedido(), "envio.0.notaFiscal.filialERP"],
        [
          daLoja2({
            envio: [newEnvio({ notaFiscal: newNota({ filialERP: "Z1" }), nomeTransportadora: "Extra" })],
          }),
          "envio.0.nomeTransportadora",
        ],
      ];
      for (const [body, field] of foreign) {
        const { status, text } = await createPedido(server, body, 2);
        expect([status, text]).toEqual([400, expect.stringContaining(`"${field}: `)]);
      }
      expect(await rowCounts(server.db)).toEqual(before);
    });
  });
});
