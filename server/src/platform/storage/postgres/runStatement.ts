import { createHash } from "node:crypto";
import type { Knex } from "knex";
import type pg from "pg";
import type { PlanUse, SqlValue } from "../database.ts";
import { StorageError } from "../storageError.ts";
import { toStorageError } from "../toStorageError.ts";
import { turnForLarge } from "../turnForLarge.ts";
import { discardIfDead } from "./postgresClient.ts";
import { withFreshConnection } from "./withFreshConnection.ts";

/**
 * Makes the function that runs one statement on a connection of the pool. It is sent again when its connection turned out to be dead.
 */
export function runStatement<Row>(
  pool: Knex,
  text: string,
  plan: PlanUse,
): (values: SqlValue[]) => Promise<Row[]> {
  const client: Knex.Client = pool.client;
  const onConnection = statement<Row>(text, plan);
  const run = async (values: SqlValue[]): Promise<Row[]> => {
    const connection: pg.Client = await client.acquireConnection();
    try {
      return await onConnection(connection, values);
    } finally {
      client.releaseConnection(connection);
    }
  };
  return (values) => withFreshConnection(() => run(values));
}

/**
 * Makes the function that runs one statement on a connection. With a kept plan it has a name, and every connection parses and plans it once;
 * without a name PostgreSQL plans each run. When the server does not know the name that it was given, or no longer what it stands for,
 * nothing was run yet: it goes on without a name.
 */
export function statement<Row>(
  text: string,
  plan: PlanUse,
): (connection: pg.Client, values: SqlValue[]) => Promise<Row[]> {
  let name =
    plan === "kept" ? `frete_${createHash("sha256").update(text).digest("hex").slice(0, 24)}` : undefined;
  const run = async (connection: pg.Client, values: SqlValue[]): Promise<Row[]> => {
    try {
      const result = await connection.query<Row & pg.QueryResultRow>({
        name,
        text,
        values,
      } as pg.QueryConfig);
      return result.rows;
    } catch (error) {
      throw discardIfDead(connection, toStorageError(error));
    }
  };
  const runAnyhow = async (connection: pg.Client, values: SqlValue[]) => {
    try {
      return await run(connection, values);
    } catch (error) {
      if (!isNameLost(error)) throw error;
      name = undefined;
      return run(connection, values);
    }
  };
  return async (connection, values) => {
    const rows = await runAnyhow(connection, values);
    const turn = turnForLarge(rows);
    if (turn) await turn;
    return rows;
  };
}

/**
 * The name was lost or taken behind a pooler that keeps none (26000, 42P05), or a migration has changed what its plan gives (0A000).
 */
function isNameLost(error: unknown): boolean {
  const cause: unknown = error instanceof StorageError ? error.cause : undefined;
  if (!(cause instanceof Error) || !("code" in cause)) return false;
  const { code, message } = cause;
  return code === "26000" || code === "42P05" || (code === "0A000" && message.includes("cached plan"));
}
