import { randomUUID } from "node:crypto";
import type { Knex } from "knex";
import type { BuildStatement, SqlValue } from "./database.ts";
import { type Preparable, preparable } from "./preparable.ts";
import { keepPlan } from "./sqlite/keepPlan.ts";

/** As knex keeps a statement while it runs it. */
interface Query<Row> {
  sql: string;
  bindings: SqlValue[];
  __knexQueryUid: string;
  response?: Row[];
}

/**
 * Runs a statement that gives rows, as part of a transaction, without letting knex build it: on SQLite that takes several times as long as
 * the statement.
 *
 * @param sql with `?` for each value
 */
export async function runIn<Row>(trx: Knex.Transaction, sql: string, values: SqlValue[]): Promise<Row[]> {
  const { client } = trx;
  if (client.dialect !== "sqlite3") return (await trx.raw(sql, values as Knex.RawBinding[])).rows;
  const query: Query<Row> = { sql, bindings: values, __knexQueryUid: randomUUID() };
  await client.query(await client.acquireConnection(), query);
  client.emit("query-response", query.response, query);
  return query.response ?? [];
}

/** Makes what runs a SELECT as part of a transaction: on SQLite knex builds it once, on PostgreSQL it is part of the way there and back. */
export function selectIn<Row>(
  build: BuildStatement<Row>,
): (trx: Knex.Transaction, params: Record<string, SqlValue>) => Promise<Row[]> {
  let made: Preparable | undefined;
  return async (trx, params) => {
    if (trx.client.dialect !== "sqlite3") return build(trx, (name) => params[name] as never);
    if (!made) {
      const { sql, bind } = preparable(trx, build);
      made = { sql: keepPlan(sql), bind };
    }
    return runIn(trx, made.sql, made.bind(params));
  };
}
