import { randomUUID } from "node:crypto";
import type BetterSqlite3 from "better-sqlite3";
import type { Knex } from "knex";
import { lockedBreather } from "../../../http/breather.ts";
import { ended } from "../storageError.ts";
import { type AnyTarget, columnsOf, onConflict } from "../target.ts";
import { toStorageError } from "../toStorageError.ts";
import { cachedStatement } from "./statementCache.ts";

/** Writes rows to a table as part of a transaction, a run of a prepared statement for each; many rows let others in between. */
export async function runRows(
  trx: Knex.Transaction,
  target: AnyTarget,
  rows: readonly object[],
): Promise<void> {
  if (rows.length === 0) return;
  const connection: BetterSqlite3.Database = await trx.client.acquireConnection();
  if (!connection.inTransaction) throw ended();
  const { all, cells } = columnsOf(target);
  const insert = cachedStatement(
    connection,
    `INSERT INTO ${target.table} (${all.join(", ")}) VALUES (${all.map(() => "?").join(", ")})${onConflict(target)}`,
  );
  const isAdded = target.taken?.and === "added";
  const same = (target.taken?.key ?? []).map((name) => `${name} = ?`);
  const nothing = cells.map((name) => `${name} + ? = 0`);
  const remove = isAdded
    ? cachedStatement(connection, `DELETE FROM ${target.table} WHERE ${[...same, ...nothing].join(" AND ")}`)
    : undefined;
  const breathe = lockedBreather();
  // As knex tells of its own statements: traces and tests listen.
  const [first = {}] = rows;
  const query = {
    sql: insert.source,
    bindings: all.map((name) => first[name as never]),
    __knexQueryUid: randomUUID(),
  };
  trx.client.emit("query", query);
  try {
    for (const row of rows) {
      const valuesOf = (names: readonly string[]) => names.map((name) => row[name as never] ?? null);
      const isLess = remove !== undefined && cells.some((name) => Number(row[name as never]) < 0);
      const isGone = isLess && remove.run(valuesOf([...(target.taken?.key ?? []), ...cells])).changes > 0;
      if (!isGone) insert.run(valuesOf(all));
      const pause = breathe();
      if (pause) await pause;
    }
    trx.client.emit("query-response", undefined, query);
  } catch (error) {
    trx.client.emit("query-error", error, query);
    throw toStorageError(error);
  }
}
