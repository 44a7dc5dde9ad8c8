import type { Cotacao } from "@frete/contract/loja";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { DAY, HOUR } from "../../platform/durations.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { type LojaServer, lojaServer, NOW, tokensOf } from "../../test-support/lojaServer.testing.ts";
import { carrinho, insertLojas } from "../../test-support/lojas.testing.ts";
import { purgeCotacoes } from "./purgeCotacoes.ts";

eachDatabase((_name, open) => {
  let server: LojaServer;
  beforeAll(async () => {
    const db = await open();
    await insertLojas(db);
    server = await lojaServer(db);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.clock.set(NOW);
    await server.db.transaction((trx) => trx("cotacao_fila").delete());
  });
  const create = async (count = 1): Promise<string[]> => {
    const made = await Promise.all(
      Array.from({ length: count }, () => server.client().cotacao.create(carrinho())),
    );
    return made.map(({ retorno }) => retorno.idCotacao);
  };
  const ids = (records: { retorno: Pick<Cotacao["retorno"], "idCotacao"> }[]) =>
    records.map(({ retorno }) => retorno.idCotacao);
  const read = (query = "", token?: string) =>
    server.call("GET", `/logCotacaoFila${query}`, token === undefined ? {} : { token });

  test("COT-002: the record of the quotation without its destination, in a bare array", async () => {
    const cotacao = await server.client().cotacao.create(carrinho());
    const { destino, ...retorno } = cotacao.retorno;
    expect(destino.uf).toBe("SP");
    const { status, body } = await read();
    expect([status, body]).toEqual([200, [{ ...cotacao, retorno }]]);
  });

  test("COT-041, NS-059: what was read is gone from the queue, and can still be looked up", async () => {
    const [id = ""] = await create();
    expect(ids((await read()).body)).toEqual([id]);
    const empty = await read();
    expect([empty.status, empty.text]).toEqual([200, "[]"]);
    expect((await server.call("GET", `/cotacao/${id}`)).status).toBe(200);
  });

  test("NS-059: oldest first", async () => {
    const expected: string[] = [];
    for (let minute = 0; minute < 4; minute++) {
      server.clock.set(NOW + minute * 60_000);
      expected.push(...(await create()));
    }
    expect(ids((await read("?limite=3")).body)).toEqual(expected.slice(0, 3));
    expect(ids((await read()).body)).toEqual(expected.slice(3));
  });

  /** More quotations than one answer holds: made once, and put into the queue by each test that needs so many. */
  let many: object[];
  const queueMany = async (count: number): Promise<string[]> => {
    many ??= await create(203).then(() => server.db.reader("cotacao_fila"));
    await server.db.transaction(async (trx) => {
      await trx("cotacao_fila").delete();
      await trx("cotacao_fila").insert(many.slice(0, count));
    });
    return server.db.reader("cotacao_fila").pluck("codigo");
  };

  const limits: [string, number, number][] = [
    ["", 203, 200],
    ["?limite=1", 3, 1],
    ["?limite=3", 3, 3],
    ["?limite=200", 203, 200],
    ["?limite=201", 203, 200],
    ["?limite=9007199254740991", 203, 200],
    ["?limite=2&outro=5", 3, 2],
    ["?outro=5&outro=6", 3, 3],
  ];
  test.each(limits)("COT-039, NS-059: %s of %i gives %i", async (query, queued, expected) => {
    const made = await queueMany(queued);
    const first = ids((await read(query)).body);
    expect(first.length).toBe(expected);
    const rest = ids((await read()).body);
    expect([...first, ...rest].sort()).toEqual(made.sort());
  });

  const refused: string[] = [
    "?limite=0",
    "?limite=-1",
    "?limite=x",
    "?limite=1.5",
    "?limite=1e1",
    "?limite=+1",
    "?limite=0x1",
    "?limite=%201",
    "?limite=99999999999999999999",
    "?limite=1&limite=2",
    "?limite=1&limite=1",
  ];
  test.each(refused)("NS-059, NS-003: %s is refused and takes nothing out", async (query) => {
    const made = await create();
    const { status, body } = await read(query);
    expect([status, body.mensagem]).toEqual([400, expect.stringMatching(/^limite: /)]);
    expect(ids((await read()).body)).toEqual(made);
  });

  test("COT-040: the window of 12 hours, to the millisecond", async () => {
    const made = await create();
    server.clock.set(NOW + 12 * HOUR + 1);
    expect((await read()).body).toEqual([]);
    server.clock.set(NOW + 12 * HOUR);
    const atEdge = ids((await read()).body);
    server.clock.set(NOW + 12 * HOUR - 1);
    expect([...atEdge, ...ids((await read()).body)]).toEqual(made);
  });

  test("COT-043: between 12 and 24 hours a record is out of sight but not deleted, after that it is", async () => {
    const made = await create();
    const queued = () => server.db.reader("cotacao_fila").where({ id_loja: 1 }).pluck("codigo");
    for (const age of [12 * HOUR + 1, DAY]) {
      server.clock.set(NOW + age);
      await purgeCotacoes(server.db, server.clock);
      expect((await read()).body).toEqual([]);
      expect(await queued()).toEqual(made);
    }
    server.clock.set(NOW + DAY + 1);
    await purgeCotacoes(server.db, server.clock);
    expect(await queued()).toEqual([]);
    expect((await server.call("GET", `/cotacao/${made[0]}`)).status).toBe(200);
  });

  test("COT-040: an old record does not take the place of a new one", async () => {
    await create(3);
    server.clock.set(NOW + 13 * HOUR);
    const made = await create();
    expect(ids((await read("?limite=1")).body)).toEqual(made);
  });

  test("E5, COT-041: readers at the same time never get one record twice, and leave none behind", async () => {
    const made = await create(120);
    const batches = await Promise.all(Array.from({ length: 20 }, () => server.client().cotacao.readFila(7)));
    const got = batches.flatMap(ids);
    expect(new Set(got).size).toBe(got.length);
    expect(got.sort()).toEqual(made.sort());
  });

  test("COT-041: readers beside writers lose nothing", async () => {
    const got: string[] = [];
    const drain = async () => {
      for await (const record of server.client().cotacao.iterateFila(5)) got.push(...ids([record]));
    };
    const [made] = await Promise.all([create(60), drain(), drain(), drain()]);
    await drain();
    expect(got.length).toBe(60);
    expect(got.sort()).toEqual(made.sort());
  });

  test("GER-004, AUTH-005: each loja has its own queue", async () => {
    const made = await create(2);
    const { retorno } = await server.client(2).cotacao.create(carrinho());
    expect(ids(await server.client(2).cotacao.readFila())).toEqual([retorno.idCotacao]);
    expect(ids(await server.client(1).cotacao.readFila()).sort()).toEqual(made.sort());
  });

  test("COT-041: HEAD, which could not give the records, does not take them out", async () => {
    const made = await create();
    const headers = { Authorization: `Bearer ${tokensOf(1).api}` };
    const answer = await fetch(`${server.url}/api/v1/logCotacaoFila`, { method: "HEAD", headers });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET"]);
    expect(ids((await read()).body)).toEqual(made);
  });

  test("NS-070, COT-038, AUTH-009: the quotation token, which channels share, takes nothing out", async () => {
    const made = await create();
    expect((await read("", tokensOf(1).cotacao)).status).toBe(401);
    expect(ids((await read("", tokensOf(1).api)).body)).toEqual(made);
  });

  test("the server had nothing to complain about", () => {
    expect(server.errors).toEqual([]);
  });
});
