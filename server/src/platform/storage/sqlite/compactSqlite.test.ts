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

test("a larger file is left alone", async () => {
  expect(await compactSqlite({ file, writer, write, log }, 1000)).toBe(false);
  expect(told).toEqual([]);
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
  expect(bytes()).toContain(SECRET);
  const [{ integrity_check: verdict }] = await writer.raw("PRAGMA integrity_check");
  expect(verdict).toBe("ok");

  const before = statSync(file).size;
  expect(await compactSqlite({ file, writer, write, log }, Number.POSITIVE_INFINITY)).toBe(true);
  expect(bytes()).not.toContain(SECRET);
  expect(statSync(file).size).toBeLessThan(before);
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
