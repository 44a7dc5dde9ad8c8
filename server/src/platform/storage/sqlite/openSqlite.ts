import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import BetterSqlite3 from "better-sqlite3";
import type { Knex } from "knex";
import type { BuildStatement, Database, Engine, StorageLog } from "../database.ts";
import { migrate } from "../migrate.ts";
import { preparable } from "../preparable.ts";
import { requireSchema } from "../schemaState.ts";
import { StorageError } from "../storageError.ts";
import { toStorageError } from "../toStorageError.ts";
import { turnForLarge } from "../turnForLarge.ts";
import { openCheckpoints } from "./checkpoints.ts";
import { compactSqlite } from "./compactSqlite.ts";
import { connectSqlite } from "./connectSqlite.ts";
import { keepPlan } from "./keepPlan.ts";
import { keepPrivate } from "./keepPrivate.ts";
import { applyPragmas, PRAGMAS } from "./pragmas.ts";
import { lockForThisProcess } from "./processLock.ts";
import { runRows } from "./runRows.ts";
import { writerQueue } from "./writerQueue.ts";

/**
 * Opens (and creates) the database file, alone in this process: one writing connection, one reading connection
 * for knex, and one for prepared reads, which therefore never see an open snapshot of somebody else.
 */
export async function openSqlite(file: string, log: StorageLog, migrates: boolean): Promise<Engine> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  for (const each of [file, `${file}.lock`]) keepPrivate(each);
  const unlock = lockForThisProcess(file);
  const opened: (() => unknown)[] = [unlock];
  const close = async () => {
    const results: Promise<unknown>[] = [];
    for (const undo of opened.splice(0).reverse()) {
      const done = Promise.try(undo);
      results.push(done);
      await done.catch(() => undefined);
    }
    await Promise.all(results);
  };
  try {
    const writer = connectSqlite(file, false, log);
    opened.push(() => writer.destroy());
    opened.push(() => writer.raw("PRAGMA wal_checkpoint(TRUNCATE)"));
    if (migrates) await migrate(writer, "sqlite");
    else await requireSchema(writer);
    const reader = connectSqlite(file, true, log);
    opened.push(() => reader.destroy());
    const hot = new BetterSqlite3(file, { readonly: true });
    opened.push(() => hot.close());
    applyPragmas(hot);
    const version: unknown = hot.prepare("SELECT sqlite_version()").pluck().get();
    log.info({ file, version, ...PRAGMAS }, "SQLite database open");
    const select = hot.prepare("SELECT 1");
    const checkpoints = openCheckpoints(file, writer, hot, log);
    opened.push(checkpoints.close);
    const write = writerQueue();
    const changes = {};
    const transaction: Engine["transaction"] = async (work, owner = changes) => {
      const result = await write(owner, () => writer.transaction(work));
      checkpoints.look();
      return result;
    };
    return {
      dialect: "sqlite",
      reader,
      pools: { writer, reader },
      transaction,
      prepare: (build) => prepareOn(hot, reader, build),
      compact: (largest) => compactSqlite({ file, writer, write, log }, largest),
      insertBatch: (targets) => {
        const owner = {};
        const writers = targets.map(runRows);
        return (rows) =>
          transaction(async (trx) => {
            for (const write of writers) await write(trx, rows);
          }, owner);
      },
      ping: async () => {
        if (!hot.open) throw new StorageError("unavailable", "the database is closed");
        select.get();
      },
      close,
    };
  } catch (error) {
    await close().catch(() => undefined);
    throw toStorageError(error);
  }
}

function prepareOn<Row>(
  connection: BetterSqlite3.Database,
  reader: Knex,
  build: BuildStatement<Row>,
): (params: Parameters<ReturnType<Database["prepare"]>>[0]) => Promise<Row[]> {
  const { sql, bind } = preparable(reader, build);
  const statement = connection.prepare<unknown[], Row>(keepPlan(sql));
  return async (params) => {
    try {
      const rows = statement.all(bind(params));
      const turn = turnForLarge(rows);
      if (turn) await turn;
      return rows;
    } catch (error) {
      throw toStorageError(error);
    }
  };
}
