import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import BetterSqlite3 from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../database.ts";
import { openDatabase } from "../openDatabase.ts";
import { PRAGMAS } from "./pragmas.ts";

const folder = mkdtempSync(join(tmpdir(), "frete-sqlite-"));
const file = join(folder, "new", "frete.db");
let db: Database;

beforeAll(async () => {
  db = await openDatabase(`sqlite:${file}`);
  await db.transaction((trx) => trx("loja").insert({ id: 1, nome: "Loja Um", criada_em: 0 }));
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

test("its files are for their owner alone, also those that were there before", async () => {
  const rights = (path: string) => (statSync(path).mode & 0o777).toString(8);
  const inFolder = (path: string) =>
    Object.fromEntries(readdirSync(path).map((name) => [name, rights(join(path, name))]));
  expect(rights(join(folder, "new"))).toBe("700");
  const all = inFolder(join(folder, "new"));
  expect(Object.keys(all)).toEqual(expect.arrayContaining(["frete.db", "frete.db-shm", "frete.db-wal"]));
  expect(new Set(Object.values(all))).toEqual(new Set(["600"]));

  const old = mkdtempSync(join(folder, "old-"));
  for (const name of ["frete.db", "frete.db.lock"]) {
    writeFileSync(join(old, name), "");
    chmodSync(join(old, name), 0o644);
  }
  await (await openDatabase(`sqlite:${join(old, "frete.db")}`)).close();
  expect(inFolder(old)).toMatchObject({ "frete.db": "600", "frete.db.lock": "600" });
});

/** Somebody who goes around the process lock. */
function intruder(): BetterSqlite3.Database {
  return new BetterSqlite3(file, { timeout: 0 });
}

test("R5: commits are durable, foreign keys hold and waits are bounded, on both connections", async () => {
  expect(PRAGMAS).toMatchObject({ journal_mode: "wal", synchronous: 2, foreign_keys: 1 });
  expect(PRAGMAS.busy_timeout).toBeLessThanOrEqual(2000);
  for (const [name, wanted] of Object.entries(PRAGMAS)) {
    const rows = await Promise.all([
      db.transaction((trx) => trx.raw(`PRAGMA ${name}`)),
      db.reader.raw(`PRAGMA ${name}`),
    ]);
    for (const [row] of rows) expect([name, ...Object.values(row)]).toEqual([name, wanted]);
  }
});

test("the reader and prepared statements cannot write", async () => {
  const write = db.reader("loja").update({ nome: "x" });
  await expect(write).rejects.toMatchObject({ cause: { code: "SQLITE_READONLY" } });
  const prepared = db.prepare((knex) => knex.raw("UPDATE loja SET nome = 'x' RETURNING nome"));
  await expect(prepared({})).rejects.toMatchObject({ cause: { code: "SQLITE_READONLY" } });
});

test("a transaction holds the write lock from its start", async () => {
  const other = intruder();
  await db.transaction(async () => {
    expect(() => other.exec("BEGIN IMMEDIATE")).toThrow("database is locked");
  });
  other.exec("BEGIN IMMEDIATE; ROLLBACK");
  other.close();
});

test("a writer that cannot get the lock: unavailable, and its work not run, well again afterwards", async () => {
  const other = intruder();
  await db.transaction((trx) => trx.raw("SELECT 1"));
  other.exec("BEGIN IMMEDIATE");
  const started = performance.now();
  let runs = 0;
  const work = db.transaction(async () => {
    runs++;
  });
  await expect(work).rejects.toMatchObject({ kind: "unavailable" });
  expect(runs).toBe(0);
  expect(performance.now() - started).toBeLessThan(4000);
  other.exec("ROLLBACK");
  other.close();
  expect(await db.transaction((trx) => trx("loja").update({ ativa: 1 }))).toBe(1);
});

test("no space left: full, nothing half written, and well again when there is space", async () => {
  const limit = (pages: number) => db.transaction((trx) => trx.raw(`PRAGMA max_page_count = ${pages}`));
  const big = { id_loja: 1, criada_em: 0, canal: "", documento: "x".repeat(500_000) };
  const [{ page_count: pages }] = await db.reader.raw("PRAGMA page_count");
  await limit(pages + 50);
  const work = db.transaction(async (trx) => {
    await trx("cotacao").insert({ ...big, codigo: "small", documento: "{}" });
    await trx("cotacao").insert({ ...big, codigo: "big" });
  });
  await expect(work).rejects.toMatchObject({ kind: "full", message: "the database has no space left" });
  expect(await db.reader("cotacao").pluck("codigo")).toEqual([]);
  await limit(1_000_000);
  await db.transaction((trx) => trx("cotacao").insert({ ...big, codigo: "big" }));
  expect(await db.reader("cotacao").pluck("codigo")).toEqual(["big"]);
});

test("a transaction that the database rolled back takes no further statements", async () => {
  const work = db.transaction(async (trx) => {
    await trx("sequencia").insert({ id_loja: 1, nome: "a", valor: 1 });
    await trx.raw("ROLLBACK");
    await trx("sequencia").insert({ id_loja: 1, nome: "b", valor: 1 });
  });
  await expect(work).rejects.toMatchObject({
    kind: "internal",
    message: expect.stringContaining("rolled it back"),
  });
  expect(await db.reader("sequencia").where({ id_loja: 1 })).toEqual([]);
});

test("a COMMIT that fails gives the connection back in order", async () => {
  const work = db.transaction(async (trx) => {
    await trx.raw("PRAGMA defer_foreign_keys = on");
    await trx("token").insert({
      ...{ id_loja: 404, id: 1, tipo: "api", prefixo: "", hash: "0".repeat(64), descricao: "", criado_em: 0 },
    });
  });
  await expect(work).rejects.toMatchObject({ kind: "reference" });
  expect(await db.transaction((trx) => trx("loja").update({ ativa: 1 }))).toBe(1);
});

test("a second open says what to do, and the failed open leaves the first one untouched", async () => {
  await expect(openDatabase(`sqlite:${file}`)).rejects.toThrow(
    `${file} is in use by another process: SQLite mode is exactly one process. Stop the other one, or use PostgreSQL`,
  );
  await db.ping();
});

test("a file that is no database is refused, and unlocked again", async () => {
  const wrong = join(folder, "wrong.db");
  const { writeFileSync } = await import("node:fs");
  writeFileSync(wrong, "no database ".repeat(1000));
  for (let attempt = 0; attempt < 2; attempt++) {
    const opened = openDatabase(`sqlite:${wrong}`);
    await expect(opened).rejects.toMatchObject({ message: expect.stringContaining("SQLITE_NOTADB") });
  }
});
