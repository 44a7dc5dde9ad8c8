import type { Knex } from "knex";
import type { ChatRow } from "../storage/schema.ts";
import type { TimeRange } from "../time.ts";

/** Which conversations a list is made of; undefined keeps everything. */
export interface ChatFilter {
  idLoja: number;
  /** Of the last message (CHAT-LIST-003). */
  range: TimeRange;
  situacao: ChatRow["situacao"] | undefined;
  idTransportadora: number | undefined;
}

/**
 * One page of conversations, newest last message first, and how many there are in all. Counting and skipping are done on the
 * index alone; only the rows of the page itself are read.
 */
export async function chatPage(
  knex: Knex,
  filter: ChatFilter,
  offset: number,
  limit: number,
): Promise<{ total: number; rows: ChatRow[] }> {
  const [count]: { total: number | string }[] = await matching(knex, filter).count({ total: "*" });
  const total = Number(count?.total ?? 0);
  if (offset >= total) return { total, rows: [] };
  return { total, rows: await pageQuery(knex, filter, offset, limit) };
}

/** The statement that reads a page. */
export function pageQuery(knex: Knex, filter: ChatFilter, offset: number, limit: number): Knex.QueryBuilder {
  const ids = matching(knex, filter)
    .select("id_pedido")
    .orderBy([
      { column: "ultima_em", order: "desc" },
      { column: "id_pedido", order: "desc" },
    ])
    .offset(offset)
    .limit(limit);
  return knex("chat")
    .where({ id_loja: filter.idLoja })
    .whereIn("id_pedido", ids)
    .orderBy([
      { column: "ultima_em", order: "desc" },
      { column: "id_pedido", order: "desc" },
    ]);
}

/** The statement that all others begin with. */
export function matching(
  knex: Knex,
  { idLoja, range, situacao, idTransportadora }: ChatFilter,
): Knex.QueryBuilder {
  return knex("chat")
    .where({
      id_loja: idLoja,
      ...(situacao === undefined ? {} : { situacao }),
      ...(idTransportadora === undefined ? {} : { id_transportadora: idTransportadora }),
    })
    .where("ultima_em", ">=", range.start)
    .where("ultima_em", "<", range.end);
}
