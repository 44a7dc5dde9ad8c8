import { createHash } from "node:crypto";
import type { Knex } from "knex";
import type pg from "pg";
import type { SqlValue } from "../database.ts";
import { toStorageError } from "../toStorageError.ts";
import { discardIfDead } from "./postgresClient.ts";
import { withFreshConnection } from "./withFreshConnection.ts";

/**
 * Makes the function that runs one statement, which every connection parses once. It is sent again when its connection turned out to
 * be dead.
 */
export function runNamed<Row>(pool: Knex, text: string): (values: SqlValue[]) => Promise<Row[]> {
  const name = `frete_${createHash("sha256").update(text).digest("hex").slice(0, 24)}`;
  const client: Knex.Client = pool.client;
  const run = async (values: SqlValue[]): Promise<Row[]> => {
    const connection: pg.Client = await client.acquireConnection();
    try {
      const result = await connection.query<Row & pg.QueryResultRow>({ name, text, values });
      return result.rows;
    } catch (error) {
      throw discardIfDead(connection, toStorageError(error));
    } finally {
      client.releaseConnection(connection);
    }
  };
  return (values) => withFreshConnection(() => run(values));
}
