import { createHash } from "node:crypto";
import knex, { type Knex } from "knex";
import type pg from "pg";
import type { Database, StorageLog } from "../database.ts";
import { migrate } from "../migrate.ts";
import { preparable } from "../preparable.ts";
import type { Engine } from "../sqlite/openSqlite.ts";
import { StorageError } from "../storageError.ts";
import { toStorageError } from "../toStorageError.ts";
import { PostgresClient } from "./postgresClient.ts";
import { typeParsers } from "./typeParsers.ts";

/** Named statements would move to a generic plan after five runs, which is 100 times slower for ranges. */
const SESSION = [
  "SET statement_timeout = '10s'",
  "SET idle_in_transaction_session_timeout = '15s'",
  "SET lock_timeout = '5s'",
  "SET plan_cache_mode = force_custom_plan",
  "SET timezone = 'UTC'",
].join("; ");

/** Migrations may wait for another process and rewrite large tables: they get no statement timeout. */
const MIGRATION_SESSION = "SET lock_timeout = '5min'; SET timezone = 'UTC'";

/** Connects to PostgreSQL, brings the schema up to date, and checks that commits are durable. */
export async function openPostgres(url: string, log: StorageLog): Promise<Engine> {
  const migrator = connect(url, 1, MIGRATION_SESSION, log);
  try {
    await migrate(migrator, "postgres");
    await checkServer(migrator, log);
  } catch (error) {
    const { hostname, port, pathname } = new URL(url);
    const failure = toStorageError(error);
    const reason = failure.cause instanceof Error ? failure.cause.message : failure.message;
    if (failure.kind !== "unavailable") throw failure;
    throw new StorageError(
      "unavailable",
      `PostgreSQL at ${hostname}:${port || 5432}${pathname} cannot be used: ${reason.replace(/^[\s\S]* - /, "")}`,
      { cause: failure.cause ?? failure },
    );
  } finally {
    await migrator.destroy();
  }
  const pool = connect(url, 10, SESSION, log);
  return {
    dialect: "postgres",
    reader: pool,
    transaction: (work) => pool.transaction(work),
    prepare: (build) => prepareOn(pool, build),
    ping: () => ping(pool),
    close: () => pool.destroy(),
  };
}

function connect(url: string, max: number, session: string, log: StorageLog): Knex {
  return knex({
    client: PostgresClient,
    connection: {
      connectionString: url,
      types: typeParsers,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      application_name: "frete",
    } as Knex.PgConnectionConfig,
    compileSqlOnError: false,
    acquireConnectionTimeout: 5000,
    pool: {
      min: 0,
      max,
      afterCreate: (connection: pg.Client, done: (error?: unknown) => void) => {
        connection.on("error", (error) => log.warn({ err: error }, "a connection to PostgreSQL was lost"));
        connection.query(session, (error) => done(error ?? undefined));
      },
    },
  });
}

async function checkServer(knexInstance: Knex, log: StorageLog): Promise<void> {
  const { rows } = await knexInstance.raw<{ rows: Record<string, string>[] }>(
    `SELECT current_setting('synchronous_commit') AS synchronous_commit, current_setting('fsync') AS fsync,
            current_setting('full_page_writes') AS full_page_writes,
            current_setting('server_encoding') AS encoding, current_setting('server_version') AS version`,
  );
  const settings = rows[0] ?? {};
  if (settings.encoding !== "UTF8") {
    throw new StorageError(
      "internal",
      `the PostgreSQL database has encoding ${settings.encoding}: UTF8 is needed`,
    );
  }
  for (const [name, accepted] of [
    ["synchronous_commit", ["on", "remote_apply"]],
    ["fsync", ["on"]],
    ["full_page_writes", ["on"]],
  ] as const) {
    const value = settings[name] ?? "";
    if (!accepted.some((one) => one === value)) {
      log.warn(
        { setting: name, value },
        `PostgreSQL runs with ${name}=${value}: acknowledged data can be lost in a crash`,
      );
    }
  }
  log.info(settings, "PostgreSQL database open");
}

function prepareOn<Row>(
  pool: Knex,
  build: Parameters<Database["prepare"]>[0],
): (params: Parameters<ReturnType<Database["prepare"]>>[0]) => Promise<Row[]> {
  const { sql, bind } = preparable(pool, build);
  const name = `frete_${createHash("sha256").update(sql).digest("hex").slice(0, 24)}`;
  const client: Knex.Client = pool.client;
  return async (params) => {
    const values = bind(params);
    const connection: pg.Client = await client.acquireConnection();
    try {
      const result = await connection.query<Row & pg.QueryResultRow>({ name, text: sql, values });
      return result.rows;
    } catch (error) {
      throw toStorageError(error);
    } finally {
      client.releaseConnection(connection);
    }
  };
}

async function ping(pool: Knex): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new StorageError("unavailable", "PostgreSQL did not answer within a second")),
    1000,
  );
  const answer = pool.raw("SELECT 1");
  try {
    await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
    answer.then(undefined, () => undefined);
  }
}
