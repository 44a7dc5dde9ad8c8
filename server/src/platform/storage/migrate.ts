import { setTimeout } from "node:timers/promises";
import type { Knex } from "knex";
import { MINUTE } from "../durations.ts";
import { lostARace } from "./lostARace.ts";
import { createMarks, readMark, writeMark } from "./marks.ts";
import { migrations } from "./migrations/index.ts";
import type { MigrationDialect } from "./migrations/migration.ts";
import { refuseNewer, SERVED, schemaState, served } from "./schemaState.ts";
import { StorageError } from "./storageError.ts";
import { toStorageError } from "./toStorageError.ts";

/** Any constant: the key of the advisory lock that makes racing processes migrate one after the other. */
const MIGRATION_LOCK = 7_313_401_926;
/** Longest wait for another process that migrates, and for a quiet moment of the tables, ms. */
const PATIENCE = 5 * MINUTE;
/** How long a migration may stand in the way of the service's statements while it waits for its turn, ms. */
const TURN = 2000;
/** Time that the service gets before the next attempt, ms. */
const PAUSE = 500;

/** How a schema is brought up to date. */
export interface MigrateOptions {
  /** The last migration to run, for the schema of an earlier release; default all. */
  last?: string | undefined;
  /** Is told that the tables are busy, once. */
  onBusy?: () => void;
}

/**
 * Brings the schema up to date, all pending migrations in one transaction: a process that dies half way leaves
 * nothing behind. Processes that start together wait for each other (PostgreSQL: advisory lock of the transaction;
 * SQLite: the process lock is held and the transaction is immediate). A table that is busy is asked for again and again rather than
 * waited for, because whoever comes after a waiting migration waits, too.
 *
 * @returns the migrations that were run
 * @throws StorageError naming what this release does not know, or the migration that failed
 */
export async function migrate(
  knex: Knex,
  dialect: MigrationDialect,
  { last, onBusy = () => undefined }: MigrateOptions = {},
): Promise<readonly string[]> {
  const names = [...migrations.keys()];
  const wanted = last === undefined ? names : names.slice(0, names.indexOf(last) + 1);
  const until = performance.now() + PATIENCE;
  for (let told = false; ; told = true) {
    try {
      return await knex.transaction((trx) => migrateIn(trx, dialect, wanted));
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw error;
      if (!told) onBusy();
      await setTimeout(PAUSE);
    }
  }
}

/** Whether PostgreSQL did not give a lock in time, or ended the migration for the sake of another transaction. */
function isBusy(error: unknown): boolean {
  const cause: unknown = error instanceof StorageError ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
  return lostARace(error) || code === "55P03";
}

async function migrateIn(
  trx: Knex.Transaction,
  dialect: MigrationDialect,
  wanted: readonly string[],
): Promise<readonly string[]> {
  if (dialect === "postgres") {
    // Of the transaction, not of the session: behind a pooler that one is shared with the service.
    await trx.raw(`SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = ${PATIENCE}`);
    await trx.raw("SELECT pg_advisory_xact_lock(?)", [MIGRATION_LOCK]);
    await trx.raw(`SET LOCAL lock_timeout = ${TURN}`);
  }
  const state = await schemaState(trx);
  refuseNewer(state);
  if (state.unknown.length > 0) return [];
  const pending = state.pending.filter((name) => wanted.includes(name));
  await createMarks(trx, dialect);
  if (pending.length > 0) await runAll(trx, dialect, wanted);
  const mark = served(wanted);
  if ((await readMark(trx, SERVED)) !== mark) await writeMark(trx, SERVED, mark);
  return pending;
}

async function runAll(trx: Knex.Transaction, dialect: MigrationDialect, wanted: readonly string[]) {
  await trx.migrate.latest({
    migrationSource: {
      getMigrations: async () => [...wanted],
      getMigrationName: (name) => String(name),
      getMigration: async (name) => ({
        up: (inner: Knex) => run(String(name), inner, dialect),
        down: async () => {
          throw new Error("migrations are not undone: restore a backup");
        },
      }),
    },
  });
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
