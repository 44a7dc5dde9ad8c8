import type { Knex } from "knex";
import type { Statement } from "../../platform/storage/database.ts";
import { locatePage } from "../../platform/storage/locatePage.ts";
import type { TimeRange } from "../../platform/time.ts";
import type { ChatRow } from "./chatTables.ts";

/** Which conversations a list is made of; undefined keeps everything. */
export interface ChatFilter {
  idLoja: number;
  /** Of the last message (CHAT-LIST-003). */
  range: TimeRange;
  situacao: ChatRow["situacao"] | undefined;
  idTransportadora: number | undefined;
}

/**
 * One page of conversations, newest last message first, and how many there are in all. Day counters tell both where it lies and the
 * total; only the rows of the page itself are read.
 */
export async function chatPage(
  knex: Knex,
  filter: ChatFilter,
  offset: number,
  limit: number,
): Promise<{ total: number; rows: ChatRow[] }> {
  const list = { table: "chat", instant: "ultima_em", newestFirst: true } as const;
  const { total, skip, ...range } = await locatePage(knex, list, cellsOf(filter), filter.range, {
    offset,
    limit,
  });
  if (offset >= total) return { total, rows: [] };
  return { total, rows: await pageQuery(knex, { ...filter, range }, skip, limit) };
}

/** The statement that reads a page: its keys first, found on the index, and then their rows. */
export function pageQuery(knex: Knex, filter: ChatFilter, offset: number, limit: number): Statement<ChatRow> {
  const keys = matching(knex, filter)
    .select("id_loja", "id_pedido", "ultima_em")
    .orderBy(newestFirst(""))
    .offset(offset)
    .limit(limit);
  return knex
    .select<ChatRow[]>("chat.*")
    .from(keys.as("pagina"))
    .join("chat", (on) => on.on("chat.id_loja", "pagina.id_loja").on("chat.id_pedido", "pagina.id_pedido"))
    .orderBy(newestFirst("pagina."));
}

const newestFirst = (table: "" | "pagina.") =>
  ["ultima_em", "id_pedido"].map((column) => ({ column: table + column, order: "desc" as const }));

function matching(knex: Knex, filter: ChatFilter) {
  const { start, end } = filter.range;
  return knex("chat").where(cellsOf(filter)).where("ultima_em", ">=", start).where("ultima_em", "<", end);
}

const cellsOf = ({ idLoja, situacao, idTransportadora }: ChatFilter) => ({
  id_loja: idLoja,
  ...(situacao === undefined ? {} : { situacao }),
  ...(idTransportadora === undefined ? {} : { id_transportadora: idTransportadora }),
});
