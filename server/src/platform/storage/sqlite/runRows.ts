import { randomUUID } from "node:crypto";
import type BetterSqlite3 from "better-sqlite3";
import type { Knex } from "knex";
import { lockedBreather } from "../../../http/breather.ts";
import { ended } from "../storageError.ts";
import { type AnyTarget, columnsOf, onConflict } from "../target.ts";
import { toStorageError } from "../toStorageError.ts";
import { cachedStatement } from "./statementCache.ts";

/** Rows of one run of a statement: a quarter less time than a run for each, and no less with more of them. */
const TOGETHER = 10;

/** Writes rows to a table as part of a transaction; many rows let others in between. */
export type RunRows = (trx: Knex.Transaction, rows: readonly object[]) => Promise<void>;

/** Makes what writes the rows of a table: prepared statements of one row, and of several where there are as many. */
export function runRows(target: AnyTarget): RunRows {
  const { all, cells } = columnsOf(target);
  const key = target.taken?.key ?? [];
  const isAdded = target.taken?.and === "added";
  const places = `(${all.map(() => "?").join(", ")})`;
  const insertOf = (rows: number) =>
    `INSERT INTO ${target.table} (${all.join(", ")}) VALUES ${Array(rows).fill(places).join(", ")}${onConflict(target)}`;
  const [one, several] = [insertOf(1), insertOf(TOGETHER)];
  const conditions = [...key.map((name) => `${name} = ?`), ...cells.map((name) => `${name} + ? = 0`)];
  const remove = `DELETE FROM ${target.table} WHERE ${conditions.join(" AND ")}`;
  const isLess = (row: object) => cells.some((name) => Number(row[name as never]) < 0);

  return async (trx, rows) => {
    const [first] = rows;
    if (first === undefined) return;
    const connection: BetterSqlite3.Database = await trx.client.acquireConnection();
    if (!connection.inTransaction) throw ended();
    const breathe = lockedBreather();
    // As knex tells of its own statements: traces and tests listen.
    const query = { sql: one, bindings: valuesOf([first], all), __knexQueryUid: randomUUID() };
    trx.client.emit("query", query);
    try {
      const step = isAdded && rows.some(isLess) ? 1 : TOGETHER;
      for (let place = 0; place < rows.length; ) {
        const some = rows.slice(place, place + (rows.length - place < step ? 1 : step));
        const isGone =
          step === 1 &&
          isLess(some[0] as object) &&
          cachedStatement(connection, remove).run(valuesOf(some, [...key, ...cells])).changes > 0;
        if (!isGone) cachedStatement(connection, some.length > 1 ? several : one).run(valuesOf(some, all));
        place += some.length;
        const pause = breathe();
        if (pause) await pause;
      }
      trx.client.emit("query-response", undefined, query);
    } catch (error) {
      trx.client.emit("query-error", error, query);
      throw toStorageError(error);
    }
  };
}

function valuesOf(rows: readonly object[], names: readonly string[]): unknown[] {
  const values = new Array<unknown>(rows.length * names.length);
  let place = 0;
  for (const row of rows) for (const name of names) values[place++] = row[name as never] ?? null;
  return values;
}
