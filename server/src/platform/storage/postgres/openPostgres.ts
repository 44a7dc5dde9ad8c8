import type { Knex } from "knex";
import type pg from "pg";
import type { BuildStatement, Engine, PlanUse, SqlValue, StorageLog } from "../database.ts";
import { migrate } from "../migrate.ts";
import { preparable } from "../preparable.ts";
import { StorageError } from "../storageError.ts";
import { toStorageError } from "../toStorageError.ts";
import { connectPostgres } from "./connectPostgres.ts";
import { cut } from "./cut.ts";
import { insertBatch } from "./insertBatch.ts";
import { runStatement } from "./runStatement.ts";
import { withFreshConnection } from "./withFreshConnection.ts";

/** Connects to PostgreSQL, brings the schema up to date, and checks that commits are durable. */
export async function openPostgres(url: string, log: StorageLog): Promise<Engine> {
  const migrator = connectPostgres(url, "migration", log);
  try {
    await migrate(migrator, "postgres");
    await checkServer(migrator, log);
  } catch (error) {
    throw bootError(url, toStorageError(error));
  } finally {
    await migrator.destroy();
  }
  const connections = new Set<pg.Client>();
  const pool = connectPostgres(url, "service", log, (connection) => {
    connections.add(connection);
    connection.once("end", () => connections.delete(connection));
  });
  return {
    dialect: "postgres",
    reader: pool,
    pools: { service: pool },
    transaction: (work) => {
      let begun = false;
      const attempt = () =>
        pool.transaction((trx) => {
          begun = true;
          return work(trx);
        });
      return withFreshConnection(attempt, () => !begun);
    },
    writersWaiting: () => 0,
    compact: async () => true,
    prepare: (build, plan = "fresh") => prepareOn(pool, build, plan),
    insertBatch: (targets) => insertBatch(pool, targets),
    ping: () => ping(pool),
    close: () => end(pool, connections),
  };
}

/** Says which server cannot be used and why; the password stays out of it. */
function bootError(url: string, error: StorageError): StorageError {
  if (error.kind !== "unavailable") return error;
  const { hostname, port, pathname } = new URL(url);
  const cause = error.cause instanceof Error ? error.cause : error;
  const code = "code" in cause ? String(cause.code) : "";
  const reason =
    cause.message
      .split("\n")
      .at(-1)
      ?.replace(/^.* - /, "") || code;
  const text = `PostgreSQL at ${hostname}:${port || 5432}${pathname} cannot be used: ${reason}`;
  return new StorageError("unavailable", text, { cause });
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
  build: BuildStatement<Row>,
  plan: PlanUse,
): (params: Record<string, SqlValue>) => Promise<Row[]> {
  const { sql, bind } = preparable(pool, build);
  const run = runStatement<Row>(pool, sql, plan);
  return async (params) => run(bind(params));
}

/** Milliseconds that a server may take to take leave of its connections. */
const FAREWELL = 2000;

/** Ends the pool; what a server that does not answer keeps open is cut. */
async function end(pool: Knex, connections: ReadonlySet<pg.Client>): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, FAREWELL);
  const ended = pool.destroy();
  await Promise.race([ended, late.promise]);
  clearTimeout(timer);
  for (const connection of connections) cut(connection);
  ended.catch(() => undefined);
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
