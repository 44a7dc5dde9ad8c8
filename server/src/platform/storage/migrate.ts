import type { Knex } from "knex";
import { migrations } from "./migrations/index.ts";
import type { MigrationDialect } from "./migrations/migration.ts";

/** Any constant: the key of the advisory lock that makes racing processes migrate one after the other. */
const MIGRATION_LOCK = 7_313_401_926;

/**
 * Brings the schema up to date, all pending migrations in one transaction: a process that dies half way leaves
 * nothing behind. Processes that start together wait for each other (PostgreSQL: advisory lock of the transaction;
 * SQLite: the process lock is held and the transaction is immediate).
 *
 * @param last the last migration to run, for the schema of an earlier release; default all
 */
export async function migrate(knex: Knex, dialect: MigrationDialect, last?: string): Promise<void> {
  const names = [...migrations.keys()];
  const wanted = last === undefined ? names : names.slice(0, names.indexOf(last) + 1);
  await knex.transaction(async (trx) => {
    if (dialect === "postgres") await trx.raw("SELECT pg_advisory_xact_lock(?)", [MIGRATION_LOCK]);
    await trx.migrate.latest({
      migrationSource: {
        getMigrations: async () => wanted,
        getMigrationName: (name) => String(name),
        getMigration: async (name) => ({
          up: async (inner: Knex) => migrations.get(String(name))?.(inner, dialect),
          down: async () => {
            throw new Error("migrations are not undone: restore a backup");
          },
        }),
      },
    });
  });
}
