import type { Knex } from "knex";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migratedDatabaseUrl } from "../../../test-support/databases.ts";
import type { Database } from "../database.ts";
import { openDatabase } from "../openDatabase.ts";

let url: string;
let db: Database;
const undo: (() => Promise<unknown>)[] = [];
const warnings: object[] = [];

beforeAll(async () => {
  url = await migratedDatabaseUrl("postgres", undo);
  db = await openDatabase(url, { log: { info: () => undefined, warn: (details) => warnings.push(details) } });
  await db.transaction((trx) => trx("loja").insert({ id: 1, nome: "Loja Um", criada_em: 0 }));
});
afterAll(async () => {
  await db.close();
  for (const step of undo.reverse()) await step();
});

async function asAdmin<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Row>(statement);
  await client.end();
  return rows;
}

/** Ends the process of a connection and waits until it is gone: on a busy machine it could take one more statement. */
const ended = (pid: unknown) => `pg_terminate_backend(${pid}, 60000)`;

test.each([
  ["synchronous_commit", "on"],
  ["fsync", "on"],
  ["statement_timeout", "10s"],
  ["lock_timeout", "5s"],
  ["idle_in_transaction_session_timeout", "15s"],
  ["TimeZone", "UTC"],
])("R5: sessions run with %s = %s", async (name, value) => {
  const { rows } = await db.reader.raw("SELECT current_setting(?) AS value", [name]);
  expect(rows).toEqual([{ value }]);
  expect(warnings).toEqual([]);
});

test("R5: a server that does not flush commits is named in the log", async () => {
  const name = new URL(url).pathname.slice(1);
  await asAdmin(`ALTER DATABASE ${name} SET synchronous_commit = off`);
  const heard: object[] = [];
  const log = { info: () => undefined, warn: (details: object) => heard.push(details) };
  await (await openDatabase(url, { log })).close();
  await asAdmin(`ALTER DATABASE ${name} RESET synchronous_commit`);
  expect(heard).toEqual([{ setting: "synchronous_commit", value: "off" }]);
});

test("types: bigint as number, dates and numerics as text; pg's own parsers stay as they are", async () => {
  const text = `SELECT 9007199254740991::bigint AS b, '2026-11-20'::date AS d, '2026-11-20 23:30'::timestamp AS t,
    1.10::numeric(9,2) AS n, count(*) AS c FROM loja`;
  const { rows } = await db.reader.raw(text);
  expect(rows).toEqual([{ b: 9007199254740991, d: "2026-11-20", t: "2026-11-20 23:30:00", n: "1.10", c: 1 }]);
  expect(await asAdmin("SELECT 1::bigint AS b")).toEqual([{ b: "1" }]);
  await expect(db.reader.raw("SELECT 9007199254740993::bigint AS b")).rejects.toMatchObject({
    kind: "internal",
  });
});

test("a statement whose plan is kept has a name and a plan for all values; any other is planned with its values", async () => {
  const list = (plan?: "kept") =>
    db.prepare<{ id: number }>(
      (knex, param) => knex("loja").select("id").where("id", ">", param("id")),
      plan,
    );
  const [kept, fresh] = [list("kept"), list()];
  for (let run = 0; run < 8; run++) {
    expect(await kept({ id: 0 })).toEqual([{ id: 1 }]);
    expect(await fresh({ id: 0 })).toEqual([{ id: 1 }]);
  }
  const { rows } = await db.reader.raw(
    "SELECT name, generic_plans, custom_plans FROM pg_prepared_statements",
  );
  expect(rows).toEqual([
    { name: expect.stringMatching(/^frete_[0-9a-f]{24}$/), generic_plans: 3, custom_plans: 5 },
  ]);
});

test("a connection that is cut in a transaction: unavailable, the next one works", async () => {
  const work = db.transaction(async (trx) => {
    const { rows } = await trx.raw("SELECT pg_backend_pid() AS pid");
    await asAdmin(`SELECT ${ended(rows[0].pid)}`);
    await trx("loja").update({ ativa: 1 });
  });
  await expect(work).rejects.toMatchObject({ kind: "unavailable" });
  expect(await db.transaction((trx) => trx("loja").update({ ativa: 1 }))).toBe(1);
});

test("idle connections that are cut do not fail the next request", async () => {
  const find = db.prepare((knex, param) => knex("loja").where({ id: param("id") }));
  await Promise.all([find({ id: 1 }), find({ id: 1 }), find({ id: 1 })]);
  await asAdmin(`SELECT ${ended("pid")} FROM pg_stat_activity
                  WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  expect(await find({ id: 1 })).toHaveLength(1);
});

test("a transaction whose BEGIN meets a dead connection starts again on another, and runs its work once", async () => {
  const client: Knex.Client = db.reader.client;
  const held: pg.Client = await client.acquireConnection();
  const { rows } = await held.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  const noticed = new Promise((resolve) => held.once("end", resolve));
  await asAdmin(`SELECT ${ended(rows[0]?.pid)}`);
  await noticed;
  // As if the pool had not heard of it yet.
  Object.assign(held, { __knex__disposed: undefined });
  client.releaseConnection(held);
  let runs = 0;
  const changed = await db.transaction((trx) => {
    runs++;
    return trx("loja").where({ id: 1 }).update({ ativa: 1 });
  });
  expect([changed, runs]).toEqual([1, 1]);
});

test("a deadlock: group commits of the same rows get through", async () => {
  await db.transaction((trx) => trx("loja").insert({ id: 2, nome: "Loja Dois", criada_em: 0 }));
  const again = meeting(2);
  const writer = () =>
    db.groupCommit<[number, number]>(async (trx, items) => {
      for (const [first, second] of items) {
        await trx("loja").where({ id: first }).update({ ativa: 1 });
        await again();
        await trx("loja").where({ id: second }).update({ ativa: 1 });
      }
    });
  await Promise.all([writer()([1, 2]), writer()([2, 1])]);
});

test("a server that is not there: clear text without the password", async () => {
  const opened = openDatabase("postgres://frete:s3nha@127.0.0.1:1/frete");
  await expect(opened).rejects.toMatchObject({
    kind: "unavailable",
    message: expect.stringMatching(/^PostgreSQL at 127\.0\.0\.1:1\/frete cannot be used: .*ECONNREFUSED/),
  });
  const missing = new URL(url);
  missing.pathname = "/nothing";
  await expect(openDatabase(missing.href)).rejects.toThrow('database "nothing" does not exist');
  const stranger = new URL(url);
  stranger.password = "s3nha";
  await expect(openDatabase(stranger.href)).rejects.toThrow("password authentication failed");
});

/** A function that resolves for its first `size` callers when all of them have come, and at once for later ones. */
function meeting(size: number): () => Promise<void> {
  const complete = Promise.withResolvers<void>();
  let arrived = 0;
  return () => {
    arrived++;
    if (arrived >= size) complete.resolve();
    return complete.promise;
  };
}
