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

/** How long a connection of the service may take to be made, and to answer a statement, ms. */
const PATIENCE = { connect: 5000, answer: QUERY_TIMEOUT };

/**
 * knex over a pool of connections: one for migrations.
 *
 * @param options most connections of the service, who is told each new one, and how long the service waits for them
 */
export function connectPostgres(
  url: string,
  purpose: Purpose,
  log: StorageLog,
  {
    connections = CONNECTIONS,
    onConnection = () => undefined,
    patience = PATIENCE,
  }: {
    connections?: number | undefined;
    onConnection?: (connection: pg.Client) => void;
    patience?: typeof PATIENCE;
  } = {},
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
      connectionTimeoutMillis: patience.connect,
      query_timeout: isService ? patience.answer : 0,
      application_name: "frete",
    } as Knex.PgConnectionConfig,
    compileSqlOnError: false,
    log: knexLog(log),
    acquireConnectionTimeout: patience.connect,
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
