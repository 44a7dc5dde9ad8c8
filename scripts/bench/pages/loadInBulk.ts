import type { Knex } from "knex";
import type { Database } from "../../../server/src/platform/storage/database.ts";
import { parseDatabaseUrl } from "../../../server/src/platform/storage/parseDatabaseUrl.ts";
import { connectPostgres } from "../../../server/src/platform/storage/postgres/connectPostgres.ts";
import { connectSqlite } from "../../../server/src/platform/storage/sqlite/connectSqlite.ts";

/** A database while many rows are added to it. */
export interface Load {
  readonly knex: Knex;
  readonly dialect: Database["dialect"];
}

const silent = { info: () => undefined, warn: () => undefined };

/**
 * Adds rows to tables that have neither indexes, besides their keys, nor triggers meanwhile: each index is made once from all rows, which
 * are what triggers count by then. Nobody else has the database open; what is loaded when the machine stops is lost.
 */
export async function loadInBulk(
  url: string,
  tables: readonly string[],
  work: (load: Load) => Promise<void>,
): Promise<void> {
  const load = connect(url);
  const { knex, dialect } = load;
  try {
    for (const setting of SETTINGS[dialect].before) await knex.raw(setting);
    const taken = await (dialect === "sqlite" ? onSqlite : onPostgres)(knex, tables);
    for (const { drop } of taken) await knex.raw(drop);
    await work(load);
    for (const { make } of taken) await knex.raw(make);
    await knex.raw("ANALYZE");
    for (const setting of SETTINGS[dialect].after) await knex.raw(setting);
  } finally {
    await knex.destroy();
  }
}

function connect(url: string): Load {
  const target = parseDatabaseUrl(url);
  const { dialect } = target;
  const knex =
    target.dialect === "sqlite"
      ? connectSqlite(target.file, false, silent)
      : connectPostgres(target.url, "migration", silent);
  return { knex, dialect };
}

/** Of the one connection. */
const SETTINGS = {
  sqlite: {
    before: [
      "PRAGMA journal_mode = off",
      "PRAGMA synchronous = off",
      "PRAGMA foreign_keys = off",
      "PRAGMA cache_size = -262144",
    ],
    after: ["PRAGMA journal_mode = wal"],
  },
  postgres: {
    // No triggers: neither those that count nor those that look up what a row refers to.
    before: ["SET session_replication_role = replica", "SET maintenance_work_mem = '512MB'"],
    after: [],
  },
} as const;

/** What is taken away, and what makes it again. */
interface Taken {
  drop: string;
  make: string;
}

function onSqlite(knex: Knex, tables: readonly string[]): Promise<Taken[]> {
  return knex("sqlite_master")
    .whereIn("type", ["index", "trigger"])
    .whereIn("tbl_name", tables)
    .whereNotNull("sql")
    .select(knex.raw("'DROP ' || type || ' ' || name AS \"drop\", sql AS make"));
}

/** Triggers are switched off in the session. */
async function onPostgres(knex: Knex, tables: readonly string[]): Promise<Taken[]> {
  const { rows } = await knex.raw<{ rows: Taken[] }>(
    `SELECT 'DROP INDEX ' || indexname AS "drop", indexdef AS make FROM pg_indexes
     WHERE tablename = ANY(?) AND indexname NOT LIKE '%\\_pkey' AND schemaname = 'public'`,
    [[...tables]],
  );
  return rows;
}
