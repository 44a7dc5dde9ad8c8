import type { Knex } from "knex";
import { connectAlone } from "../connectAlone.ts";
import type { StorageLog } from "../database.ts";
import { migrate } from "../migrate.ts";
import { migrations } from "../migrations/index.ts";
import type { MigrationDialect } from "../migrations/migration.ts";
import { parseDatabaseUrl } from "../parseDatabaseUrl.ts";
import { StorageError } from "../storageError.ts";
import { listMigrations, listTables } from "./tables.ts";

/** A database with the tables of some release and no row, which nobody else uses. */
export interface EmptyDatabase {
  dialect: MigrationDialect;
  /** One transaction: all of its rows are there at its end, or none. */
  transaction<T>(work: (trx: Knex.Transaction) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Opens a database that is to get rows, and gives it the tables that these migrations make: those of the release that wrote
 * the rows. A server that starts on it brings it up to date.
 *
 * @throws StorageError when there are rows in it, a server runs on it, or this release does not know the migrations
 */
export async function openEmpty(
  url: string,
  wanted: readonly string[],
  log: StorageLog,
): Promise<EmptyDatabase> {
  const unknown = wanted.filter((name) => !migrations.has(name));
  if (unknown.length > 0)
    throw new StorageError(
      "internal",
      `this release does not know ${unknown.join(", ")}: use the release that wrote the rows, or a later one`,
    );
  const target = parseDatabaseUrl(url);
  const { knex, close } = await connectAlone(target, log);
  try {
    await requireEmpty(knex, target.dialect);
    await migrate(knex, target.dialect, { last: wanted.at(-1) });
    const found = await listMigrations(knex);
    if (found.length !== wanted.length)
      throw new StorageError(
        "internal",
        `the database has tables of a later release (${found.at(-1)}): use a new one`,
      );
    return { dialect: target.dialect, transaction: (work) => knex.transaction(work), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function requireEmpty(knex: Knex, dialect: MigrationDialect): Promise<void> {
  for (const { name } of await listTables(knex, dialect))
    if ((await knex(name).first()) !== undefined)
      throw new StorageError(
        "internal",
        `the database is not empty (${name} has rows): restore into a new one`,
      );
}
