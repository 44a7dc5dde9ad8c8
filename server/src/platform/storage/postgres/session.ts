import type pg from "pg";
import type { StorageLog } from "../database.ts";

/**
 * Limits of every statement of the service. The server's own limit ends what is slow; the client's (`QUERY_TIMEOUT`) what a server leaves
 * without an answer that has stopped itself, or is cut off. That comes a second later, so that the server's comes first.
 */
const LIMITS = {
  statement_timeout: "10s",
  lock_timeout: "5s",
  idle_in_transaction_session_timeout: "15s",
};

/** Longest wait of the client for the answer to a statement, ms. */
export const QUERY_TIMEOUT = 11_000;

const settings = (how: "SET" | "SET LOCAL") =>
  Object.entries(LIMITS)
    .map(([name, value]) => `${how} ${name} = '${value}'`)
    .join("; ");

const OF_SESSION = `${settings("SET")}; SET timezone = 'UTC'`;
const BEGIN = `BEGIN; ${settings("SET LOCAL")}`;

const pooled = new WeakSet<object>();

/** Is the connection one to a pooler, behind which each transaction may have another process of the server? */
export const isPooled = (connection: object): boolean => pooled.has(connection);

/** What a transaction begins with that has to bring its limits along; undefined: its session has them. */
export const beginning = (connection: object): string | undefined =>
  pooled.has(connection) ? BEGIN : undefined;

/**
 * Prepares new connections of the service. Behind a pooler such as PgBouncer the server's process is not the one that the connection was
 * greeted by, and may be another in each transaction: what is set there would hold for anybody, so that nothing is, and each transaction
 * brings its limits along. What is no transaction has those of its role; that it has none is logged once.
 */
export function sessionOpener(log: StorageLog): (connection: pg.Client) => Promise<void> {
  let isTold = false;
  return async (connection) => {
    const { rows } = await connection.query<{ pid: number; limit: string }>(
      "SELECT pg_backend_pid() AS pid, current_setting('statement_timeout') AS limit",
    );
    // The published types leave out what the server greets with.
    const greeted = (connection as unknown as { processID: number }).processID;
    if (rows[0]?.pid === greeted) {
      await connection.query(OF_SESSION);
      return;
    }
    pooled.add(connection);
    if (rows[0]?.limit !== "0" || isTold) return;
    isTold = true;
    log.warn(
      { setting: "statement_timeout", value: "0" },
      `a pooler stands before PostgreSQL, and single statements have no limit there: ALTER ROLE ... SET statement_timeout = '${LIMITS.statement_timeout}'`,
    );
  };
}
