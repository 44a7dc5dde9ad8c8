import type { Knex } from "knex";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migratedDatabaseUrl } from "../../../test-support/databases.ts";
import type { Database } from "../database.ts";
import { openDatabase } from "../openDatabase.ts";
import { StorageError } from "../storageError.ts";

let db: Database;
const undo: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  db = await openDatabase(await migratedDatabaseUrl("postgres", undo));
  await db.transaction((trx) =>
    trx("loja").insert([1, 2].map((id) => ({ id, nome: `Loja ${id}`, criada_em: 0, versao: 0 }))),
  );
});
afterAll(async () => {
  await db.close();
  for (const step of undo.reverse()) await step();
});

/** Adds one to two lojas, the second when the other transaction has come as far, too; says how often it ran. */
function raceFor(order: readonly [number, number], meet: () => Promise<void>) {
  let runs = 0;
  const add = (trx: Knex.Transaction, id: number) => trx("loja").where({ id }).increment("versao", 1);
  return db.transaction(async (trx) => {
    runs++;
    await add(trx, order[0]);
    if (runs === 1) await meet();
    await add(trx, order[1]);
    return runs;
  });
}

test("R12: a deadlock costs nobody a request: the transaction that PostgreSQL ended runs again, with the same result", async () => {
  const both = Promise.withResolvers<void>();
  let waiting = 0;
  const meet = async () => {
    if (++waiting === 2) both.resolve();
    await both.promise;
  };
  const runs = await Promise.all([raceFor([1, 2], meet), raceFor([2, 1], meet)]);
  expect(runs.toSorted()).toEqual([1, 2]);
  expect(await db.reader("loja").orderBy("id").pluck("versao")).toEqual([2, 2]);
});

test.each(["40001", "40P01"])("SQLSTATE %s is tried four times, then given up", async (code) => {
  let runs = 0;
  const work = db.transaction(async (trx) => {
    runs++;
    await trx("loja").where({ id: 1 }).update({ nome: "nunca" });
    await trx.raw(`DO $$ BEGIN RAISE EXCEPTION 'race' USING ERRCODE = '${code}'; END $$`);
  });
  await expect(work).rejects.toMatchObject({ kind: "unavailable" });
  expect([runs, await db.reader("loja").where({ nome: "nunca" }).first()]).toEqual([4, undefined]);
});

test("what is no race runs once", async () => {
  let runs = 0;
  const work = db.transaction(async () => {
    runs++;
    throw new StorageError("conflict", "taken");
  });
  await expect(work).rejects.toMatchObject({ kind: "conflict" });
  expect(runs).toBe(1);
});
