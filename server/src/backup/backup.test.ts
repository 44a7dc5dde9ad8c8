import { rmSync } from "node:fs";
import { appendFile, readFile, stat, truncate } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import BetterSqlite3 from "better-sqlite3";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openFiles } from "../platform/files/openFiles.ts";
import { openDatabase } from "../platform/storage/openDatabase.ts";
import { openRows } from "../platform/storage/rows/openRows.ts";
import { readRows } from "../platform/storage/rows/readRows.ts";
import { listTables } from "../platform/storage/rows/tables.ts";
import { createVault } from "../platform/vault/vault.ts";
import { bareDatabaseUrl, eachDatabase, type Undo } from "../test-support/databases.ts";
import { listReleases, loadRelease, type Release } from "../test-support/releases/releases.ts";
import { spawnScript } from "../test-support/spawnScript.ts";
import { checkBackup } from "./checkBackup.ts";
import { newPlaces } from "./places.testing.ts";
import { restoreBackup } from "./restoreBackup.ts";
import { measureTable } from "./tableFiles.ts";
import { takeBackup } from "./takeBackup.ts";

const log = { info: () => undefined, warn: () => undefined };
const KEY = Buffer.alloc(32, 7);

const undo: Undo[] = [];
afterAll(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

const placesOf = (databaseUrl: string) => newPlaces(databaseUrl, undo, [KEY]);
type Places = Awaited<ReturnType<typeof placesOf>>;

/** Rows and hash of every table. */
async function contentOf(databaseUrl: string) {
  const rows = await openRows(databaseUrl, log);
  try {
    return await rows.snapshot(async (trx) => {
      const tables = await listTables(trx, rows.dialect);
      const measured = [];
      for (const table of tables)
        measured.push(await measureTable(table, readRows(trx, rows.dialect, table)));
      return measured;
    });
  } finally {
    await rows.close();
  }
}

/** The data of a release, with files and a secret. */
async function fill(places: Places, release: Release): Promise<void> {
  await loadRelease(places.databaseUrl, release);
  const db = await openDatabase(places.databaseUrl);
  const { store } = await openFiles(places);
  const sealed = createVault(KEY).seal("segredo", { idLoja: 1, campo: "assinatura.segredo" });
  await db.transaction(async (trx) => {
    await trx("assinatura").where({ id_loja: 1 }).delete();
    await trx("assinatura").insert({
      id_loja: 1,
      segredo_cifrado: sealed,
      criada_em: 1,
      anterior_cifrado: null,
      anterior_ate: null,
    });
    await trx("tabela_faixas").update({ dados: Buffer.from([0, 1, 254, 255]) });
    const { id } = (await trx("pedido").where({ id_loja: 1 }).first()) as { id: number };
    await trx("chat_mensagem")
      .where({ id_loja: 1 })
      .update({ texto: "linha\u2028separada\u0085 \u{1f4e6} \r\n fim" });
    const common = {
      id_loja: 1,
      id_pedido: id,
      id_mensagem: null,
      tipo: "text/plain",
      criado_em: 1,
      id_usuario: null,
      nome_usuario: null,
      id_transportadora: null,
    };
    await trx("anexo").where({ id_loja: 1 }).delete();
    for (const [place, chave] of ["a", "b"].map((each) => each.repeat(32)).entries()) {
      await trx("anexo").insert({ ...common, id: 900 + place, chave, nome: `${chave}.txt`, tamanho: 5 });
    }
  });
  const file = join(places.dataDir, "conteudo");
  await appendFile(file, "bytes");
  for (const chave of ["a", "b"]) await store.put(`1/${chave.repeat(32)}`, file, "text/plain");
  store.close();
  await db.close();
}

const release = listReleases().at(-1) as Release;

eachDatabase((name, open) => {
  const other = name === "sqlite" ? ("postgres" as const) : ("sqlite" as const);
  let places: Places;
  beforeAll(async () => {
    places = await placesOf(await open.bareUrl());
    await fill(places, release);
    await takeBackup(places.backup, places, log);
  });

  test.each([name, other])("a backup is restored whole into %s, with files and secrets", async (engine) => {
    const target = await placesOf(await bareDatabaseUrl(engine, undo));
    const manifest = await restoreBackup(places.backup, target, log);
    expect(await contentOf(target.databaseUrl)).toEqual(await contentOf(places.databaseUrl));
    expect(manifest.files).toMatchObject({ count: 2, bytes: 10, missing: [] });
    for (const chave of ["a", "b"])
      expect(await readFile(join(target.filesUrl, "1", chave.repeat(32)), "utf8")).toBe("bytes");
    const db = await openDatabase(target.databaseUrl);
    await db.close();
  });

  test("a database with rows is refused, and stays as it was", async () => {
    const before = await contentOf(places.databaseUrl);
    await expect(restoreBackup(places.backup, places, log)).rejects.toThrow(
      "the database is not empty (loja has rows)",
    );
    expect(await contentOf(places.databaseUrl)).toEqual(before);
  });

  test("another key is refused, naming the one that is needed; nothing is restored", async () => {
    const target = { ...(await placesOf(await open.url())), secretKeys: [Buffer.alloc(32, 8)] };
    const { keys } = await checkBackup(places.backup);
    await expect(restoreBackup(places.backup, target, log)).rejects.toThrow(
      `need the key with the code ${keys[0]}`,
    );
    expect((await contentOf(target.databaseUrl)).filter(({ rows }) => rows > 0)).toEqual([]);
    await restoreBackup(places.backup, target, log, { needsKey: false });
    expect(await contentOf(target.databaseUrl)).toEqual(await contentOf(places.databaseUrl));
  });

  test("the key is not in the backup, and only its owner reads it", async () => {
    const manifest = await readFile(join(places.backup, "manifest.json"), "utf8");
    expect(manifest).not.toContain(KEY.toString("hex"));
    for (const part of ["", "manifest.json", "tables", "tables/pedido.jsonl.gz", "files.jsonl"])
      expect([part, (await stat(join(places.backup, part))).mode & 0o077]).toEqual([part, 0]);
  });

  test("a file that is lost is told", async () => {
    const { store } = await openFiles(places);
    await store.remove(`1/${"a".repeat(32)}`);
    store.close();
    const folder = join(places.dataDir, "lost");
    const { files } = await takeBackup(folder, places, log);
    expect(files).toMatchObject({ count: 1, missing: [`1/${"a".repeat(32)}`] });
    await checkBackup(folder);
  });

  test("taken while a process writes without end, it is of one moment and has what was acknowledged before", async () => {
    const target = await placesOf(await open.url());
    const db = await openDatabase(target.databaseUrl);
    await db.transaction((trx) => trx("loja").insert({ id: 1, nome: "Loja", criada_em: 1 } as never));
    await db.close();
    const writing = spawnScript("writeForever", target.databaseUrl);
    const acknowledged: string[] = [];
    const reading = (async () => {
      for await (const codigo of writing.lines) acknowledged.push(codigo);
    })();
    while (acknowledged.length < 2000) await setTimeout(10);
    const before = [...acknowledged];
    await takeBackup(target.backup, target, log);
    const after = acknowledged.length;
    writing.process.kill("SIGKILL");
    await writing.ended;
    await reading;
    const restored = await placesOf(await open.url());
    await restoreBackup(target.backup, restored, log);
    const copy = await openDatabase(restored.databaseUrl);
    const codigos = new Set(await copy.reader("cotacao").pluck("codigo"));
    const fila = new Set(await copy.reader("cotacao_fila").pluck("codigo"));
    await copy.close();
    expect(before.filter((codigo) => !codigos.has(codigo))).toEqual([]);
    expect(fila).toEqual(codigos);
    expect(after).toBeGreaterThan(before.length);
  });
});

test("a file that is removed while the backup runs is as if it had been removed before", async () => {
  const places = await placesOf(await bareDatabaseUrl("sqlite", undo));
  await fill(places, release);
  const removeNow = () => {
    const file = new BetterSqlite3(places.databaseUrl.slice("sqlite:".length));
    file.exec("DELETE FROM anexo WHERE id = 900");
    file.close();
    rmSync(join(places.filesUrl, "1", "a".repeat(32)), { force: true });
  };
  const { files, tables } = await takeBackup(places.backup, places, log, removeNow);
  expect(files).toMatchObject({ count: 1, missing: [] });
  expect(tables.find(({ name }) => name === "anexo")?.rows).toBe(1);
});

test("a backup of an older release is restored, and brought up to date by the server", async () => {
  const places = await placesOf(await bareDatabaseUrl("sqlite", undo));
  await loadRelease(places.databaseUrl, release);
  await takeBackup(places.backup, places, log);
  const target = await placesOf(await bareDatabaseUrl("sqlite", undo));
  const { migrations } = await restoreBackup(places.backup, target, log, { needsKey: false });
  expect(migrations.at(-1)).toBe(release.migration);
  const db = await openDatabase(target.databaseUrl);
  expect(await db.reader("pedido").pluck("numero_pedido")).toHaveLength(release.pedidos.length);
  await db.close();
});

describe("what is damaged is refused by name", () => {
  test.each([
    ["tables/pedido.jsonl.gz", "pedido.jsonl.gz is damaged"],
    [`files/1/${"b".repeat(32)}`, "is damaged: its checksum"],
    ["files.jsonl", "files.jsonl is damaged"],
    ["manifest.json", "is not JSON: the backup is damaged"],
  ])("%s", async (part, text) => {
    const places = await placesOf(await bareDatabaseUrl("sqlite", undo));
    await fill(places, release);
    await takeBackup(places.backup, places, log);
    const path = join(places.backup, part);
    await truncate(path, (await stat(path)).size - 4);
    await expect(checkBackup(places.backup)).rejects.toThrow(text);
  });

  test("a folder without a manifest, and one that is not empty", async () => {
    const places = await placesOf(await bareDatabaseUrl("sqlite", undo));
    await expect(checkBackup(places.dataDir)).rejects.toThrow("is no whole backup");
    await fill(places, release);
    await expect(takeBackup(places.dataDir, places, log)).rejects.toThrow("is not empty");
  });
});
