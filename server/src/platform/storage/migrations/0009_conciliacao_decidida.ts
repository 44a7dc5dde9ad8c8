import type { Knex } from "knex";
import { DATE_COLUMNS } from "./0002_pedidos.ts";
import type { Migration } from "./migration.ts";

/** Orders read at once: their documents may have a megabyte each. */
const PAGE = 100;
const DAY = 86_400_000;

interface Estado {
  envios: { conciliacao: { autorizacao: object | null } | null }[];
}

/** A refused conciliation waits for nothing: its order had `autorizado` 0, as one that waits has, and has none now (NS-008). */
export const conciliacaoDecidida: Migration = async (knex) => {
  const changed = new Set<number>();
  let after = [-1, -1];
  for (;;) {
    const rows = await knex("pedido")
      .select("id_loja", "id", "estado")
      .where({ autorizado: 0 })
      .whereRaw("(id_loja, id) > (?, ?)", after)
      .orderBy(["id_loja", "id"])
      .limit(PAGE);
    for (const { id_loja, id, estado } of rows) {
      if (waits(JSON.parse(estado))) continue;
      await knex("pedido").where({ id_loja, id }).update({ autorizado: null });
      changed.add(id_loja);
    }
    const last = rows.at(-1);
    if (last === undefined) break;
    after = [last.id_loja, last.id];
  }
  for (const idLoja of changed) await recount(knex, idLoja);
};

const waits = ({ envios }: Estado): boolean =>
  envios.some(({ conciliacao }) => conciliacao !== null && conciliacao.autorizacao === null);

/** Counts the orders of a store per day and status anew. */
async function recount(knex: Knex, idLoja: number): Promise<void> {
  await knex("pedido_dia").where({ id_loja: idLoja }).delete();
  for (const column of DATE_COLUMNS) {
    // Rounded down, before 1970 too.
    const day = `(${column} - ((${column} % ${DAY}) + ${DAY}) % ${DAY}) / ${DAY}`;
    await knex.raw(
      `INSERT INTO pedido_dia (id_loja, coluna, dia, id_status, autorizado, quantidade)
       SELECT id_loja, '${column}', ${day}, id_status, COALESCE(autorizado, -1), COUNT(*)
       FROM pedido WHERE id_loja = ? AND ${column} IS NOT NULL
       GROUP BY id_loja, ${day}, id_status, COALESCE(autorizado, -1)`,
      [idLoja],
    );
  }
}
