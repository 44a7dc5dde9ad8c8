import { setImmediate } from "node:timers/promises";
import type { Knex } from "knex";
import type { Tables } from "knex/types/tables.js";
import type { Database } from "./database.ts";

/** Rows of one transaction: some 20 ms on either engine. */
const BATCH = 1000;

/**
 * Deletes rows of a store, however many, a small transaction at a time: no statement comes near its time limit, and others write and
 * are answered in between.
 *
 * @param key columns that name a row of the store; the first ones in the order of an index
 * @param matching the rows, by `id_loja` among others
 * @returns how many were deleted
 */
export async function deleteInBatches<Table extends keyof Tables>(
  db: Pick<Database, "transaction">,
  table: Table,
  key: readonly (keyof Tables[Table] & string)[],
  matching: (rows: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<number> {
  let deleted = 0;
  for (;;) {
    const some = await db.transaction(async (trx) => {
      const rows: Knex.QueryBuilder = trx(table as string);
      const columns = ["id_loja", ...key];
      const batch = matching(trx(table as string).select(...columns))
        .orderBy([...key])
        .limit(BATCH);
      return rows.whereIn(columns, batch).delete();
    });
    deleted += some;
    if (some < BATCH) return deleted;
    await setImmediate();
  }
}
