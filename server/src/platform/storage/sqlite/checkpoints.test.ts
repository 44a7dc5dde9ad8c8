import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import BetterSqlite3 from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../database.ts";
import { openDatabase } from "../openDatabase.ts";
import { PRAGMAS } from "./pragmas.ts";

const MIB = 1024 * 1024;
/** Bytes of a page in the log. */
const PAGE = 4096 + 24;
const folder = mkdtempSync(join(tmpdir(), "frete-checkpoints-"));
const file = join(folder, "frete.db");
let db: Database;
let outside: BetterSqlite3.Database;

beforeAll(async () => {
  db = await openDatabase(`sqlite:${file}`);
  await db.transaction((trx) => trx("loja").insert({ id: 1, nome: "Loja", criada_em: 0 }));
  outside = new BetterSqlite3(file, { readonly: true });
});
afterAll(async () => {
  outside.close();
  await db.close();
  rmSync(folder, { recursive: true });
});

let codigo = 0;
const add = (size: number) =>
  db.transaction((trx) =>
    trx("cotacao").insert({
      ...{ id_loja: 1, criada_em: 0, canal: "", codigo: String(++codigo) },
      documento: "x".repeat(size),
    }),
  );
/** Pages in the log, and how many of them are in the database file, too. */
const pages = () =>
  outside.prepare<[], { log: number; checkpointed: number }>("PRAGMA wal_checkpoint(NOOP)").get() as {
    log: number;
    checkpointed: number;
  };

test("a commit does not wait for the log to be moved to the database, and the log begins anew", async () => {
  const before = statSync(file).size;
  while (pages().log < 3900) await add(MIB / 2);
  expect([pages().checkpointed, statSync(file).size]).toEqual([0, before]);
  await add(MIB);
  // Committed, and nothing moved yet: another thread does that.
  expect(pages().log).toBeGreaterThanOrEqual(4000);
  expect(statSync(file).size).toBe(before);
  await expect.poll(() => pages().log - pages().checkpointed).toBe(0);
  expect(statSync(file).size).toBeGreaterThan(15 * MIB);
  await add(1);
  expect(pages().log).toBeLessThan(100);
});

test("under steady writes it begins anew again and again, and nothing is lost", async () => {
  let last = pages().log;
  for (let begun = 0; begun < 3; ) {
    await add(MIB / 2);
    const now = pages().log;
    if (now < last) begun++;
    last = now;
  }
  // What SQLite itself would let it become, and one commit.
  expect(statSync(`${file}-wal`).size).toBeLessThan(PRAGMAS.wal_autocheckpoint * PAGE + MIB);
  expect(await db.reader("cotacao").count({ n: "*" }).first()).toEqual({ n: codigo });
  expect(outside.pragma("integrity_check", { simple: true })).toBe("ok");
});
