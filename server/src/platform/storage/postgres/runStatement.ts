import { createHash } from "node:crypto";
import type { Knex } from "knex";
import type pg from "pg";
import type { PlanUse, SqlValue } from "../database.ts";
import { toStorageError } from "../toStorageError.ts";
import { discardIfDead } from "./postgresClient.ts";
import { withFreshConnection } from "./withFreshConnection.ts";

/**
 * Makes the function that runs one statement. With a kept plan it has a name, and every connection parses and plans it once; without a
 * name PostgreSQL plans each run. It is sent again when its connection turned out to be dead.
 */
export function runStatement<Row>(
  pool: Knex,
  text: string,
  plan: PlanUse,
): (values: SqlValue[]) => Promise<Row[]> {
  const name =
    plan === "kept" ? `frete_${createHash("sha256").update(text).digest("hex").slice(0, 24)}` : undefined;
  const client: Knex.Client = pool.client;
  const run = async (values: SqlValue[]): Promise<Row[]> => {
    const connection: pg.Client = await client.acquireConnection();
    try {
      const result = await connection.query<Row & pg.QueryResultRow>({
        name,
        text,
        values,
      } as pg.QueryConfig);
      return result.rows;
    } catch (error) {
      throw discardIfDead(connection, toStorageError(error));
    } finally {
      client.releaseConnection(connection);
    }
  };
  return (values) => withFreshConnection(() => run(values));
}
