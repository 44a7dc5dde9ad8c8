import type { Knex } from "knex";
import { migrations } from "./migrations/index.ts";
import type { MigrationDialect } from "./migrations/migration.ts";
import { StorageError } from "./storageError.ts";
import { toStorageError } from "./toStorageError.ts";

/** Any constant: the key of the advisory lock that makes racing processes migrate one after the other. */
const MIGRATION_LOCK = 7_313_401_926;

/**
 * Brings the schema up to date, all pending migrations in one transaction: a process that dies half way leaves
 * nothing behind. Processes that start together wait for each other (PostgreSQL: advisory lock of the transaction;
 * SQLite: the process lock is held and the transaction is immediate).
 *
 * @param last the last migration to run, for the schema of an earlier release; default all
 * @throws StorageError naming what this release does not know, or the migration that failed
 */
export async function migrate(knex: Knex, dialect: MigrationDialect, last?: string): Promise<void> {
  const names = [...migrations.keys()];
  const wanted = last === undefined ? names : names.slice(0, names.indexOf(last) + 1);
  await knex.transaction(async (trx) => {
    if (dialect === "postgres") await trx.raw("SELECT pg_advisory_xact_lock(?)", [MIGRATION_LOCK]);
    await refuseNewer(trx, names);
    await trx.migrate.latest({
      migrationSource: {
        getMigrations: async () => wanted,
        getMigrationName: (name) => String(name),
        getMigration: async (name) => ({
          up: (inner: Knex) => run(String(name), inner, dialect),
          down: async () => {
            throw new Error("migrations are not undone: restore a backup");
          },
        }),
      },
    });
  });
}

/** A database that a newer release has changed has what this one would neither read nor keep. */
async function refuseNewer(trx: Knex.Transaction, known: readonly string[]): Promise<void> {
  if (!(await trx.schema.hasTable("knex_migrations"))) return;
  const run: string[] = await trx("knex_migrations").orderBy("id").pluck("name");
  const unknown = run.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new StorageError(
    "internal",
    `the database is of a newer release: it has ${unknown.join(", ")}, this release knows up to ${known.at(-1)}. Start the newer release, or restore a backup of before it`,
  );
}

async function run(name: string, knex: Knex, dialect: MigrationDialect): Promise<void> {
  try {
    await migrations.get(name)?.(knex, dialect);
  } catch (thrown) {
    const { kind, message, cause = thrown } = toStorageError(thrown);
    throw new StorageError(
      kind,
      `migration ${name} failed, nothing was changed: ${message}${reasonOf(cause)}`,
      { cause },
    );
  }
}

/** What the engine says, without the statement that knex puts before it. */
function reasonOf(cause: unknown): string {
  const text =
    cause instanceof Error
      ? cause.message
          .split("\n")
          .at(-1)
          ?.replace(/^.* - /, "")
      : "";
  return text ? ` (${text})` : "";
}
