import type { Knex } from "knex";
import type { Target } from "./database.ts";

/** Adds rows to every one of these tables: of each row the columns that the table has. */
export async function insertInto<Row extends object>(
  trx: Knex.Transaction,
  targets: readonly Target<Row>[],
  rows: readonly Row[],
): Promise<void> {
  for (const { table, columns } of targets) {
    const names = Object.keys(columns) as (keyof Row & string)[];
    await trx(table).insert(rows.map((row) => Object.fromEntries(names.map((name) => [name, row[name]]))));
  }
}
