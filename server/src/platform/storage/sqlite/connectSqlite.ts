import type BetterSqlite3 from "better-sqlite3";
import knex, { type Knex } from "knex";
import type { StorageLog } from "../database.ts";
import { knexLog } from "../knexLog.ts";
import { applyPragmas } from "./pragmas.ts";
import { SqliteClient } from "./sqliteClient.ts";

/**
 * knex over one connection to a database file. One, because a second writer of the same process would block the
 * event loop while it waits for the first.
 */
export function connectSqlite(filename: string, readonly: boolean, log: StorageLog): Knex {
  return knex({
    client: SqliteClient,
    connection: { filename, options: { readonly } },
    useNullAsDefault: true,
    compileSqlOnError: false,
    log: knexLog(log),
    acquireConnectionTimeout: 5000,
    pool: {
      min: 1,
      max: 1,
      afterCreate: (connection: BetterSqlite3.Database, done: (error?: unknown) => void) => {
        try {
          applyPragmas(connection);
          done();
        } catch (error) {
          connection.close();
          done(error);
        }
      },
    },
  });
}
