import knex, { type Knex } from "knex";
import type pg from "pg";
import { oncePerSecond } from "../../../http/index.ts";
import type { StorageLog } from "../database.ts";
import { knexLog } from "../knexLog.ts";
import { PostgresClient } from "./postgresClient.ts";
import { typeParsers } from "./typeParsers.ts";

/** Migrations may wait for another process and rewrite large tables, so they get no statement timeout. */
const PURPOSES = {
  service: {
    connections: 10,
    // The server's own limit below ends what is slow; this one what a server leaves without an answer that has stopped itself, or is
    // cut off. A second later, so that the server's comes first.
    query_timeout: 11_000,
    session: [
      "SET statement_timeout = '10s'",
      "SET lock_timeout = '5s'",
      "SET idle_in_transaction_session_timeout = '15s'",
      "SET timezone = 'UTC'",
    ].join("; "),
  },
  migration: { connections: 1, query_timeout: 0, session: "SET lock_timeout = '5min'; SET timezone = 'UTC'" },
};

/**
 * knex over a pool of connections: at most 10 for the service, one for migrations.
 *
 * @param onConnection is told each new connection
 */
export function connectPostgres(
  url: string,
  purpose: keyof typeof PURPOSES,
  log: StorageLog,
  onConnection: (connection: pg.Client) => void = () => {},
): Knex {
  const { connections, query_timeout, session } = PURPOSES[purpose];
  const lost = oncePerSecond((details, text) => log.warn(details, text));
  return knex({
    client: PostgresClient,
    connection: {
      connectionString: url,
      types: typeParsers,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout,
      application_name: "frete",
    } as Knex.PgConnectionConfig,
    compileSqlOnError: false,
    log: knexLog(log),
    acquireConnectionTimeout: 5000,
    pool: {
      min: 0,
      max: connections,
      afterCreate: (connection: pg.Client, done: (error?: unknown) => void) => {
        onConnection(connection);
        connection.on("error", (error) => lost({ err: error }, "a connection to PostgreSQL was lost"));
        connection.query(session, (error) => done(error ?? undefined));
      },
    },
  });
}
