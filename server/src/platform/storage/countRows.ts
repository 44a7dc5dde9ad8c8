import type { Knex } from "knex";

/** How many rows a query selects. */
export async function countRows(query: Knex.QueryBuilder): Promise<number> {
  const [count]: { total: number }[] = await query.count({ total: "*" });
  return count?.total ?? 0;
}
