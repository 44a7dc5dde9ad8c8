import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import BetterSqlite3 from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compactSqlite } from "./compactSqlite.ts";
import { connectSqlite } from "./connectSqlite.ts";
import { freePages } from "./freePages.ts";
import { writerQueue } from "./writerQueue.ts";

const folder = mkdtempSync(join(tmpdir(), "frete-compact-"));
const file = join(folder, "frete.db");
const told: string[] = [];
const log = { info: () => undefined, warn: (_details: object, text: string) => void told.push(text) };
const writer = connectSqlite(file, false, log);
const write = writerQueue();
const SECRET = "Maria Souza";

beforeAll(async () => {
  await writer.raw("CREATE TABLE t (id INTEGER PRIMARY KEY, texto TEXT)");
  for (let id = 1; id <= 500; id++) await writer("t").insert({ id, texto: `${SECRET} ${"x".repeat(1000)}` });
  await writer("t").where("id", ">", 10).delete();
  await writer("t").update({ texto: "" });
});
afterAll(async () => {
  await writer.destroy();
  rmSync(folder, { recursive: true });
});

const bytes = () => readFileSync(file, "latin1") + readFileSync(`${file}-wal`, "latin1");

test("O6: of a larger file unused pages are given back, between which others write; nothing else of it is touched", async () => {
  await writer.raw("PRAGMA wal_checkpoint(TRUNCATE)");
  const before = statSync(file).size;
  const rows = await writer("t").select("*");
  const compacted = compactSqlite({ file, writer, write, log }, 1000);
  let writes = 0;
  for (let isDone = false; !isDone; writes++) {
    await write("store", () =>
      writer("t")
        .where({ id: 1 })
        .update({ texto: `${writes}` }),
    );
    isDone = await Promise.race([
      compacted.then(() => true),
      new Promise<false>((go) => setImmediate(go, false)),
    ]);
  }
  expect(await compacted).toBe(false);
  expect(told).toEqual([]);
  expect(writes).toBeGreaterThan(1);
  expect(statSync(file).size).toBeLessThan(before / 10);
  expect(await writer.raw("PRAGMA freelist_count")).toEqual([{ freelist_count: 0 }]);
  expect(await writer("t").where("id", ">", 1)).toEqual(rows.filter(({ id }) => id > 1));
  expect(await writer.raw("PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
});

test("O6: a process that is killed while it gives pages back loses nothing", async () => {
  const other = join(folder, "killed.db");
  const made = connectSqlite(other, false, log);
  await made.raw("CREATE TABLE t (id INTEGER PRIMARY KEY, texto TEXT)");
  await made.transaction(async (trx) => {
    for (let id = 1; id <= 3000; id++) await trx("t").insert({ id, texto: `${id}`.padEnd(3000, "x") });
  });
  // What is last in the file stays: each page that is given back is another's place.
  await made("t").where("id", "<=", 2500).delete();
  const free = async (knex: typeof made) =>
    ((await knex.raw("PRAGMA freelist_count")) as { freelist_count: number }[])[0]?.freelist_count ?? 0;
  const whole = await free(made);
  await made.destroy();
  const child = fork(fileURLToPath(new URL("./freePages.killed.testing.ts", import.meta.url)), [other]);
  await once(child, "message");
  child.kill("SIGKILL");
  await once(child, "exit");
  const after = connectSqlite(other, false, log);
  expect(await free(after)).toBeLessThan(whole);
  expect(await after.raw("PRAGMA integrity_check")).toEqual([{ integrity_check: "ok" }]);
  expect((await after("t").select("id", "texto")).map(({ texto }) => Number.parseInt(texto, 10))).toEqual(
    Array.from({ length: 500 }, (_, index) => 2501 + index),
  );
  await freePages(after, writerQueue());
  expect(await free(after)).toBe(0);
  await after.destroy();
});

test("a file of a release that did not make its files for it takes it over when it is written anew", async () => {
  const old = join(folder, "old.db");
  const made = new BetterSqlite3(old);
  made.exec("CREATE TABLE t (texto TEXT); INSERT INTO t VALUES ('kept')");
  expect(made.pragma("auto_vacuum", { simple: true })).toBe(0);
  made.close();
  const opened = connectSqlite(old, false, log);
  const kind = () => opened.raw("PRAGMA auto_vacuum");
  expect(
    await compactSqlite({ file: old, writer: opened, write: writerQueue(), log }, Number.POSITIVE_INFINITY),
  ).toBe(true);
  expect(await opened("t").pluck("texto")).toEqual(["kept"]);
  expect(await kind()).toEqual([{ auto_vacuum: 2 }]);
  await opened.destroy();
});

test("who writes meanwhile is not refused: it is given up, nothing is lost, and another time it is done", async () => {
  // It waits for this one, so that it cannot be done before somebody writes.
  const other = new BetterSqlite3(file);
  other.exec("BEGIN IMMEDIATE");
  const compacted = compactSqlite({ file, writer, write, log }, Number.POSITIVE_INFINITY, 0);
  while (!(await isHeld())) await new Promise(setImmediate);
  const written = write("store", () => writer("t").insert({ id: 1000, texto: "written" }));
  expect(await compacted).toBe(false);
  other.exec("ROLLBACK");
  other.close();
  await written;
  expect(told).toEqual([expect.stringContaining("another time")]);
  expect(await writer("t").where({ id: 1000 }).pluck("texto")).toEqual(["written"]);
  const [{ integrity_check: verdict }] = await writer.raw("PRAGMA integrity_check");
  expect(verdict).toBe("ok");

  expect(await compactSqlite({ file, writer, write, log }, Number.POSITIVE_INFINITY)).toBe(true);
  expect(bytes()).not.toContain(SECRET);
  expect(await writer("t").count({ n: "*" }).first()).toEqual({ n: 11 });
});

/** Does somebody hold the queue? */
async function isHeld(): Promise<boolean> {
  const probe = Promise.withResolvers<void>();
  let isRun = false;
  const own = write("probe", async () => {
    isRun = true;
    await probe.promise;
  });
  probe.resolve();
  if (!isRun) return true;
  await own;
  return false;
}

test("it ends with the process that started it, whatever it is doing", async () => {
  const other = new BetterSqlite3(file);
  other.exec("BEGIN IMMEDIATE");
  const child = fork(fileURLToPath(new URL("./compactProcess.ts", import.meta.url)), [file]);
  child.disconnect();
  expect(await once(child, "exit")).toEqual([null, "SIGKILL"]);
  other.exec("ROLLBACK");
  other.close();
});

test("a reader keeps the log, and nobody waits for it", async () => {
  const read = join(folder, "read.db");
  const opened = connectSqlite(read, false, log);
  await opened.raw("CREATE TABLE t (id INTEGER PRIMARY KEY, texto TEXT)");
  const reader = new BetterSqlite3(read, { readonly: true });
  reader.exec("BEGIN");
  reader.prepare("SELECT * FROM t").all();
  await opened("t").insert({ id: 1, texto: "y".repeat(10_000) });
  await freePages(opened, write);
  expect(statSync(`${read}-wal`).size).toBeGreaterThan(0);
  expect(await opened.raw("PRAGMA busy_timeout")).toEqual([{ timeout: 2000 }]);
  reader.exec("COMMIT");
  reader.close();
  await freePages(opened, write);
  expect(statSync(`${read}-wal`).size).toBe(0);
  await opened.destroy();
});
