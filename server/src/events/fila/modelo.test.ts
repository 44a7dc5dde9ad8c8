import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import { filaServer } from "../../test-support/filaServer.testing.ts";
import { type LojaServer, lojaServer } from "../../test-support/lojaServer.testing.ts";
import { Modelo } from "../../test-support/modelo.testing.ts";
import { saveEventos } from "../saveEventos.ts";

eachDatabase((_name, open) => {
  let server: LojaServer;
  let another: LojaServer;
  beforeAll(async () => {
    server = await filaServer(await open());
    another = await lojaServer(server.db);
  });
  afterAll(async () => {
    expect(server.errors).toEqual([]);
    await server.close();
    await another.close();
  });

  test("E4, FILA-002, FILA-003, NS-075: 8 readers at once, a hundred operations each, against a model", async () => {
    const modelo = new Modelo([server, another], "short");
    for (let phase = 0; phase < 2; phase++) {
      await modelo.mix(8, 40);
      await modelo.rotate(8, 2.5);
    }
    await modelo.drain();
  });

  test("FILA-002: one reader sees the order of a list whose first goes to the end", async () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: fc.constant("read" as const) },
      { weight: 2, arbitrary: fc.constant("insert" as const) },
      { weight: 1, arbitrary: fc.nat(20) },
    );
    const play = async (steps: ("read" | "insert" | number)[]) => {
      const model: string[] = [];
      for (const each of steps) {
        if (each === "insert") model.push(await insert(server));
        else if (each === "read") {
          const { status, body } = await server.call("GET", "/fila");
          const head = model.shift();
          expect([status, body?.documento]).toEqual(head ? [200, head] : [204, undefined]);
          if (head) model.push(head);
        } else {
          const [documento = "evt_1_999999999"] = model.splice(each % (model.length + 1), 1);
          const { status } = await server.call("DELETE", `/fila/${documento}`);
          expect(status).toBe(documento === "evt_1_999999999" ? 404 : 200);
        }
      }
      for (const documento of model) await server.call("DELETE", `/fila/${documento}`);
    };
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 20 }), play), { numRuns: 15 });
  });

  test("reads that share a transaction go round more than once when they outnumber the documents", async () => {
    const [a, b] = [await insert(server), await insert(server)];
    const seen = await Promise.all(Array.from({ length: 9 }, () => server.call("GET", "/fila")));
    const count = (documento: string) => seen.filter(({ body }) => body.documento === documento).length;
    expect([count(a), count(b)]).toEqual([5, 4]);
    const next = async () => (await server.call("GET", "/fila")).body.documento;
    expect([await next(), await next()]).toEqual([b, a]);
    for (const documento of [a, b]) await server.call("DELETE", `/fila/${documento}`);
  });

  test("a database that was put back to an earlier time is read from its beginning", async () => {
    const [a, b] = [await insert(server), await insert(server)];
    const next = async () => (await server.call("GET", "/fila")).body.documento;
    for (let each = 0; each < 5; each++) await next();
    await server.db.transaction((trx) =>
      trx("evento_fila")
        .where({ id_loja: 1 })
        .update({ posicao: trx.raw("id_evento") }),
    );
    expect([await next(), await next()]).toEqual([a, b]);
    for (const documento of [a, b]) await server.call("DELETE", `/fila/${documento}`);
  });

  test("GER-004: the queues of two lojas turn independently, read together", async () => {
    const mine = [await insert(server), await insert(server)];
    const other = [await insert(server, 2)];
    const token = "frete_api_demo2";
    const reads = Array.from({ length: 8 }, (_, index) =>
      server.call("GET", "/fila", index % 2 === 0 ? {} : { token }),
    );
    const seen = (await Promise.all(reads)).map(({ body }) => body.documento);
    expect(new Set(seen.filter((_, index) => index % 2 === 0))).toEqual(new Set(mine));
    expect(new Set(seen.filter((_, index) => index % 2 === 1))).toEqual(new Set(other));
  });
});

async function insert({ db }: LojaServer, idLoja = 1): Promise<string> {
  const extremo = { prazoFilial: null, prazoMetodo: null, perAdicionalDesconto: null };
  const dados = { maior: extremo, menor: extremo, data: "2026-11-21 09:00:00" };
  return db.transaction(async (trx) => {
    await saveEventos(trx, idLoja, [{ tipo: "prazoAdicional", idPedido: null, criadoEm: 0, dados }]);
    const newest = await trx("evento").where({ id_loja: idLoja }).max({ id: "id" }).first();
    return `evt_${idLoja}_${newest?.id}`;
  });
}
