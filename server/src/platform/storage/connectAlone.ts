import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import type { Knex } from "knex";
import type { StorageLog } from "./database.ts";
import type { DatabaseTarget } from "./parseDatabaseUrl.ts";

/**
 * Connects to a database to change it as a whole, without a service: an embedded one is held, and made when there is none.
 *
 * @throws StorageError when a server runs on the embedded database
 */
export async function connectAlone(
  target: DatabaseTarget,
  log: StorageLog,
): Promise<{ knex: Knex; close(): Promise<void> }> {
  if (target.dialect === "postgres") {
    const { connectPostgres } = await import("./postgres/connectPostgres.ts");
    const knex = connectPostgres(target.url, "migration", log);
    return { knex, close: () => knex.destroy() };
  }
  const { connectSqlite } = await import("./sqlite/connectSqlite.ts");
  const { keepPrivate } = await import("./sqlite/keepPrivate.ts");
  const { lockForThisProcess } = await import("./sqlite/processLock.ts");
  const { file } = target;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  for (const each of [file, `${file}.lock`]) keepPrivate(each);
  const unlock = lockForThisProcess(file);
  const knex = connectSqlite(file, false, log);
  return {
    knex,
    close: async () => {
      await knex.destroy();
      unlock();
    },
  };
}
