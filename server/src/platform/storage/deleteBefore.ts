import type { Database } from "./database.ts";

/** Rows that a transaction deletes, and those of the same instant as its last. */
const BATCH = 2000;

/**
 * Deletes the rows of a loja whose `column` lies before an instant, the oldest first, so many in a transaction that none is long: what a
 * backlog of any size leaves to the next run is less than it found. `column` has an index behind `id_loja`.
 */
export async function deleteBefore(
  db: Pick<Database, "transaction">,
  table: string,
  idLoja: number,
  column: string,
  before: number,
): Promise<void> {
  for (let isMore = true; isMore; ) {
    isMore = await db.transaction(async (trx) => {
      const old = () => trx(table).where({ id_loja: idLoja }).where(column, "<", before);
      const [last]: Record<string, number>[] = await old()
        .select(column)
        .orderBy(column)
        .offset(BATCH - 1)
        .limit(1);
      const batch = last === undefined ? old() : old().where(column, "<=", last[column] as number);
      await batch.delete();
      return last !== undefined;
    });
  }
}
