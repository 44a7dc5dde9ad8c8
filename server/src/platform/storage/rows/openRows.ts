import { existsSync } from "node:fs";
import type { Knex } from "knex";
import type { StorageLog } from "../database.ts";
import type { MigrationDialect } from "../migrations/migration.ts";
import { parseDatabaseUrl } from "../parseDatabaseUrl.ts";
import { StorageError } from "../storageError.ts";

/** The rows of a database, of whatever release it is. */
export interface OpenRows {
  dialect: MigrationDialect;
  /** Runs work on one snapshot that cannot be written: what others write meanwhile is not in it, and does not wait for it. */
  snapshot<T>(work: (trx: Knex.Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Opens a database to read its rows, beside the server that writes it: an embedded database by a connection that cannot write,
 * for which the lock of its process is not needed.
 *
 * @throws StorageError when there is no database, or it cannot be read
 */
export async function openRows(url: string, log: StorageLog): Promise<OpenRows> {
  const target = parseDatabaseUrl(url);
  if (target.dialect === "sqlite") {
    if (!existsSync(target.file)) throw new StorageError("missing", `there is no database at ${target.file}`);
    const { connectSqlite } = await import("../sqlite/connectSqlite.ts");
    const knex = connectSqlite(target.file, true, log);
    return {
      dialect: "sqlite",
      snapshot: (work) => knex.transaction(work),
      close: () => knex.destroy(),
    };
  }
  const { connectPostgres } = await import("../postgres/connectPostgres.ts");
  const knex = connectPostgres(target.url, "migration", log);
  return {
    dialect: "postgres",
    snapshot: (work) => knex.transaction(work, { isolationLevel: "repeatable read", readOnly: true }),
    close: () => knex.destroy(),
  };
}
