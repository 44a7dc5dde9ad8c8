import type { Knex } from "knex";
import { DATE_COLUMNS } from "./0002_pedidos.ts";
import type { Migration } from "./migration.ts";

/**
 * The group of an order beside the order, and in every index of a date: a list that the settings of the loja filter is walked in the index
 * alone. What few orders have is found by the new index. Orders that are there already get their group by what 0016 knows of it.
 */
export const grupoDoPedido: Migration = async (knex) => {
  await knex.raw("ALTER TABLE pedido ADD COLUMN grupo TEXT NOT NULL DEFAULT ''");
  await fillGrupo(knex);
  for (const column of DATE_COLUMNS) {
    await knex.raw(`DROP INDEX pedido_${column}`);
    await knex.raw(
      `CREATE INDEX pedido_${column} ON pedido (id_loja, ${column}, id, id_status, autorizado, grupo) WHERE ${column} IS NOT NULL`,
    );
  }
  // Partial: only a statement that asks for groups may be planned with it.
  await knex.raw(
    "CREATE INDEX pedido_grupo_status ON pedido (id_loja, grupo, id_status, autorizado) WHERE grupo <> ''",
  );
};

/** Gives orders the group that 0016 has counted them in. */
export async function fillGrupo(knex: Knex): Promise<void> {
  const list = (table: string, where: string) =>
    `COALESCE((SELECT string_agg(CAST(t AS TEXT), ',' ORDER BY t) FROM (
      SELECT DISTINCT id_transportadora AS t FROM ${table} AS c WHERE ${where}) AS cada), '')`;
  await knex.raw(`CREATE TEMPORARY TABLE grupo_conhecido AS
    SELECT id_loja, grupo, COALESCE('c' || canal, '') AS canal, COALESCE('p' || plataforma, '') AS plataforma,
      ${list("pedido_grupo_transportadora", "c.id_loja = g.id_loja AND c.grupo = g.grupo")} AS transportadoras
    FROM pedido_grupo AS g`);
  await knex.raw(
    "CREATE INDEX grupo_conhecido_chave ON grupo_conhecido (id_loja, transportadoras, canal, plataforma)",
  );
  for (const idLoja of await knex("loja").orderBy("id").pluck("id")) {
    await knex.raw(
      `UPDATE pedido SET grupo = COALESCE((SELECT k.grupo FROM grupo_conhecido AS k WHERE k.id_loja = pedido.id_loja
        AND k.canal = COALESCE('c' || pedido.canal, '') AND k.plataforma = COALESCE('p' || pedido.plataforma, '')
        AND k.transportadoras = ${list("envio", "c.id_loja = pedido.id_loja AND c.id_pedido = pedido.id")}), '')
       WHERE id_loja = ?`,
      [idLoja],
    );
  }
  await knex.raw("DROP TABLE grupo_conhecido");
}
