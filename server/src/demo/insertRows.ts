import type { Knex } from "knex";
import { sequence } from "../platform/storage/sequence.ts";

/**
 * Inserts rows of one table with consecutive numbers from the loja's counter of that table, so that rows an operator
 * adds later carry on from there. Returns the numbers in the order of the rows.
 * @param key the column that takes the number
 */
export async function insertRows(
  trx: Knex.Transaction,
  idLoja: number,
  table: string,
  rows: readonly object[],
  key: "id" | "codigo" = "id",
): Promise<number[]> {
  if (rows.length === 0) return [];
  const first = await sequence(trx, idLoja, table, rows.length);
  const numbered = rows.map((row, index) => ({ id_loja: idLoja, [key]: first + index, ...row }));
  await trx(table).insert(numbered);
  return rows.map((_, index) => first + index);
}
