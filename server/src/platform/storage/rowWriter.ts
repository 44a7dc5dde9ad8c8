import type { Knex } from "knex";
import { arrayLiteral } from "./inList.ts";
import { writeStatement } from "./postgres/writeStatement.ts";
import { runRows } from "./sqlite/runRows.ts";
import { type AnyTarget, columnsOf, type Target } from "./target.ts";

type Targets<Rows extends readonly object[]> = { [Each in keyof Rows]: Target<Rows[Each]> };
type Lists<Rows extends readonly object[]> = { [Each in keyof Rows]: readonly Rows[Each][] };

/**
 * Makes the function that writes rows of several tables as part of a transaction, each list to its table, no key twice in one list: one
 * prepared statement on PostgreSQL however many rows they are, one for some rows at a time on SQLite. A table stands behind those that its rows refer to.
 */
export function rowWriter<Rows extends readonly object[]>(
  ...targets: Targets<Rows>
): (trx: Knex.Transaction, ...lists: Lists<Rows>) => Promise<void> {
  const all = targets as readonly AnyTarget[];
  const writers = all.map(runRows);
  const statements = { more: writeStatement(all, false), less: writeStatement(all, true) };
  return async (trx, ...lists) => {
    const rowsOf = (place: number) => lists[place] as readonly Record<string, string | number | null>[];
    if (lists.every(({ length }) => length === 0)) return;
    if (trx.client.dialect === "sqlite3") {
      for (const [place, write] of writers.entries()) await write(trx, rowsOf(place));
      return;
    }
    const isLess = all.some(
      (target, place) =>
        target.taken?.and === "added" &&
        rowsOf(place).some((row) => columnsOf(target).cells.some((name) => Number(row[name]) < 0)),
    );
    const { text, name } = isLess ? statements.less : statements.more;
    const values = all.flatMap(({ columns }, place) =>
      Object.keys(columns).map((column) => arrayLiteral(rowsOf(place).map((row) => row[column] ?? null))),
    );
    await trx.raw(text, values).options({ name });
  };
}
