import type { Knex } from "knex";
import type { Tables } from "knex/types/tables.js";

/**
 * Inserts rows of one shape, or writes them over those that have their key, in one statement. The key itself is not written, as
 * knex's `merge()` does: SQLite would look for what refers to the old key and to the new one of each row (8 ms for a product beside
 * 50,000 mappings).
 *
 * @param key columns of the primary key
 * @param rows at least one, no more than one statement takes
 */
export async function upsert<Table extends keyof Tables>(
  trx: Knex.Transaction,
  table: Table,
  key: readonly (keyof Tables[Table] & string)[],
  rows: readonly Tables[Table][],
): Promise<void> {
  const cells = Object.keys(rows[0] as object).filter((column) => !key.includes(column as never));
  // knex checks columns against one table, not against any.
  const statement: Knex.QueryBuilder = trx(table as string);
  await statement
    .insert(rows)
    .onConflict([...key])
    .merge(cells);
}
