import type { Knex } from "knex";
import type { Tables } from "knex/types/tables.js";

/** Inserts the rows that a query selects, its columns in the order of `columns`. */
export async function insertSelected<Table extends keyof Tables>(
  trx: Knex.Transaction,
  table: Table,
  columns: readonly (keyof Tables[Table] & string)[],
  query: Knex.QueryBuilder,
): Promise<void> {
  // knex knows tables by name only: with columns behind the name it is raw text.
  await trx(trx.raw("?? (??)", [table, [...columns]])).insert(query);
}
