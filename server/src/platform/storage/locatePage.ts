import type { Knex } from "knex";
import { DAY } from "../durations.ts";
import type { SqlValue } from "./database.ts";

/** A list sorted by an instant, whose rows the table `<table>_contagem` counts by day (UTC) and by what the list is filtered by. */
export interface DatedList {
  table: string;
  /** The column of the instant. */
  instant: string;
  newestFirst: boolean;
}

/** Where a page lies: only rows between two instants have to be walked, and `skip` of them before the page begins. */
export interface Located {
  /** Rows of the whole list. */
  total: number;
  start: number;
  end: number;
  skip: number;
}

/**
 * Finds a page of a list by its day counters, and how long the list is, however long it is. Of the first and the last day, which the
 * range may cut, the rows themselves are counted.
 *
 * @param where columns of both tables, `id_loja` among them
 * @param range epoch milliseconds, `end` excluded
 */
export async function locatePage(
  knex: Knex,
  { table, instant, newestFirst }: DatedList,
  where: Readonly<Record<string, SqlValue>>,
  { start, end }: { start: number; end: number },
  { offset, limit }: { offset: number; limit: number },
): Promise<Located> {
  const nothing = { total: 0, start, end: start, skip: 0 };
  if (start >= end) return nothing;
  const [first, last] = [Math.floor(start / DAY), Math.floor((end - 1) / DAY)];
  const rowsOf = (day: number): Knex.QueryBuilder =>
    knex(table)
      .select(knex.raw("CAST(? AS INTEGER) AS dia", [day]), knex.raw("COUNT(*) AS quantidade"))
      .where(where)
      .where(instant, ">=", Math.max(start, day * DAY))
      .where(instant, "<", Math.min(end, (day + 1) * DAY));
  const between: Knex.QueryBuilder = knex(`${table}_contagem`)
    .select("dia", knex.raw("CAST(SUM(quantidade) AS BIGINT) AS quantidade"))
    .where(where)
    .where("dia", ">", first)
    .where("dia", "<", last)
    .groupBy("dia");
  const edges = [first, ...(last > first ? [last] : [])].map(rowsOf);
  const days: { dia: number; quantidade: number }[] = await knex.unionAll([between, ...edges]);
  days.sort((one, other) => (newestFirst ? other.dia - one.dia : one.dia - other.dia));
  let total = 0;
  let skip = 0;
  const hit: number[] = [];
  for (const { dia, quantidade } of days) {
    const before = total;
    total += quantidade;
    if (total <= offset || before >= offset + limit) continue;
    if (hit.length === 0) skip = offset - before;
    hit.push(dia);
  }
  if (hit.length === 0) return { ...nothing, total };
  const [from, to] = [Math.min(...hit), Math.max(...hit)];
  return { total, skip, start: Math.max(start, from * DAY), end: Math.min(end, (to + 1) * DAY) };
}
