import knex, { type Knex } from "knex";
import type pg from "pg";
import { oncePerSecond } from "../../../http/index.ts";
import type { StorageLog } from "../database.ts";
import { knexLog } from "../knexLog.ts";
import { PostgresClient } from "./postgresClient.ts";
import { QUERY_TIMEOUT, sessionOpener } from "./session.ts";
import { typeParsers } from "./typeParsers.ts";

/** Connections of the service when nothing else is said. */
export const CONNECTIONS = 10;

/** What connections are for. Migrations and backups may wait for others and read large tables: they have no limit of the session. */
export type Purpose = "service" | "migration";

/**
 * knex over a pool of connections: one for migrations.
 *
 * @param options most connections of the service, and who is told each new one
 */
export function connectPostgres(
  url: string,
  purpose: Purpose,
  log: StorageLog,
  {
    connections = CONNECTIONS,
    onConnection = () => undefined,
  }: { connections?: number | undefined; onConnection?: (connection: pg.Client) => void } = {},
): Knex {
  const isService = purpose === "service";
  const openSession = isService ? sessionOpener(log) : async () => undefined;
  const lost = oncePerSecond((details, text) => log.warn(details, text));
  return knex({
    client: PostgresClient,
    connection: {
      connectionString: url,
      types: typeParsers,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: isService ? QUERY_TIMEOUT : 0,
      application_name: "frete",
    } as Knex.PgConnectionConfig,
    compileSqlOnError: false,
    log: knexLog(log),
    acquireConnectionTimeout: 5000,
    pool: {
      min: 0,
      max: isService ? connections : 1,
      afterCreate: (connection: pg.Client, done: (error?: unknown) => void) => {
        onConnection(connection);
        connection.on("error", (error) => lost({ err: error }, "a connection to PostgreSQL was lost"));
        openSession(connection).then(() => done(), done);
      },
    },
  });
}
