import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { takeBackup } from "../../../backup/takeBackup.ts";
import { bareDatabaseUrl, type Undo } from "../../../test-support/databases.ts";
import { hasPgBouncer, startPgBouncer } from "../../../test-support/startPgBouncer.ts";
import { readConfig } from "../../config.ts";
import type { Database } from "../database.ts";
import { migrateDatabase } from "../migrateDatabase.ts";
import { migrations } from "../migrations/index.ts";
import { openDatabase } from "../openDatabase.ts";
import { rowWriter } from "../rowWriter.ts";
import { takeTurn } from "../takeTurn.ts";

const undo: Undo[] = [];
const warnings: string[] = [];
const log = { info: () => undefined, warn: (_about: object, text: string) => warnings.push(text) };
let direct: string;
let url: string;
let processes: Database[];

describe.skipIf(!hasPgBouncer)("behind PgBouncer in transaction mode, two connections for everybody", () => {
  beforeAll(async () => {
    direct = await bareDatabaseUrl("postgres", undo);
    const pooler = await startPgBouncer(direct, 2);
    undo.push(pooler.stop);
    url = pooler.url;
    const ran = await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(url, log)));
    expect(ran.flat()).toEqual([...migrations.keys()]);
    processes = await Promise.all([1, 2, 3].map(() => openDatabase(url, { log, connections: 5 })));
    for (const db of processes) undo.push(() => db.close());
  });
  afterAll(async () => {
    for (const step of undo.reverse()) await step();
  });

  test("limits are of the transaction, and stay with nobody who uses the connection after it", async () => {
    const [db] = processes as [Database];
    const limit = "SELECT current_setting('statement_timeout') AS a, current_setting('lock_timeout') AS b";
    const inside = await db.transaction((trx) => trx.raw(limit));
    expect(inside.rows).toEqual([{ a: "10s", b: "5s" }]);
    for (let times = 0; times < 5; times++)
      expect((await db.reader.raw(limit)).rows).toEqual([{ a: "0", b: "0" }]);
    const told = warnings.filter((text) => text.includes("ALTER ROLE"));
    expect(told.length).toBe(1);
  });

  test("statements with kept plans answer right, in all processes at once", async () => {
    const [first] = processes as [Database];
    const lojas = Array.from({ length: 20 }, (_, index) => ({
      id: index + 1,
      nome: `Loja ${index + 1}`,
      criada_em: 0,
    }));
    await first.transaction((trx) => trx("loja").insert(lojas));
    const answers = await Promise.all(
      processes.flatMap((db) => {
        const byId = db.prepare<{ nome: string }>(
          (knex, param) =>
            knex("loja")
              .select("nome")
              .where({ id: param("id") }),
          "kept",
        );
        const byName = db.prepare<{ id: number }>(
          (knex, param) =>
            knex("loja")
              .select("id")
              .where({ nome: param("nome") }),
          "kept",
        );
        return lojas.flatMap(({ id, nome }) => [
          byId({ id }).then(([row]) => row?.nome === nome),
          byName({ nome }).then(([row]) => row?.id === id),
        ]);
      }),
    );
    expect(answers.filter((right) => !right)).toEqual([]);
    expect(answers.length).toBe(120);
  });

  test("statements with names are part of transactions, in all processes at once", async () => {
    const write = rowWriter<[{ id_loja: number; nome: string; valor: number }]>({
      table: "sequencia",
      columns: { id_loja: "bigint", nome: "text", valor: "bigint" },
    });
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        (processes[index % 3] as Database).transaction(async (trx) => {
          await write(trx, [{ id_loja: 1, nome: `a${index}`, valor: index }]);
          await write(trx, [{ id_loja: 1, nome: `b${index}`, valor: index }]);
        }),
      ),
    );
    const [first] = processes as [Database];
    expect(
      await first.reader("sequencia").whereLike("nome", "_%").where("id_loja", 1).pluck("valor"),
    ).toHaveLength(120);
  });

  test("one of all processes has its turn; a transaction holds its lock to its end", async () => {
    const turns = await Promise.all(processes.map((db) => takeTurn(db, "purge", 60_000)));
    expect(turns.filter(Boolean).length).toBe(1);
    // From 1.
    const add = (db: Database) =>
      db.transaction(async (trx) => {
        const row = await trx("loja").where({ id: 1 }).forUpdate().first();
        await trx("loja")
          .where({ id: 1 })
          .update({ versao: (row?.versao ?? 0) + 1 });
      });
    await Promise.all(Array.from({ length: 30 }, (_, index) => add(processes[index % 3] as Database)));
    expect(await processes[0]?.reader("loja").where({ id: 1 }).pluck("versao")).toEqual([31]);
  });

  test("a backup is of one moment", async () => {
    const folder = await mkdtemp(join(tmpdir(), "frete-pgbouncer-backup-"));
    undo.push(() => rm(folder, { recursive: true }));
    const config = readConfig({ FRETE_DATABASE_URL: url, FRETE_DATA_DIR: folder });
    const { tables } = await takeBackup(join(folder, "backup"), config, log);
    expect(tables.find(({ name }) => name === "loja")).toMatchObject({ rows: 20 });
  });
});
