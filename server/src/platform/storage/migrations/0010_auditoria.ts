import type { Knex } from "knex";
import { createTables } from "./createTables.ts";
import type { Migration } from "./migration.ts";

/** Orders that are read at a time. */
const BATCH = 500;

/**
 * What the audit of the carriers' invoices needs: the parts of a quotation's prices (null where it is older), and per shipment
 * when its transport document was processed and by how many cents it differs from what was quoted.
 */
export const auditoria: Migration = async (knex, dialect) => {
  await createTables(knex, dialect, [
    "ALTER TABLE cotacao ADD COLUMN componentes TEXT",
    "ALTER TABLE envio ADD COLUMN conciliado_em BIGINT",
    "ALTER TABLE envio ADD COLUMN diferenca BIGINT",
    "CREATE INDEX envio_conciliado ON envio (id_loja, conciliado_em, id) WHERE conciliado_em IS NOT NULL",
  ]);
  await fillEnvios(knex);
};

/** An order as the release before stored it. */
interface Estado {
  envios: {
    id: number;
    peso: number;
    transporte: { freteReal: number };
    conciliacao: { dataProcessamento: number; valores: { freteValor?: number } } | null;
  }[];
}

/** Fills the new columns of shipments that have a conciliation already. */
async function fillEnvios(knex: Knex): Promise<void> {
  let after = { id_loja: 0, id: 0 };
  for (;;) {
    const { id_loja, id } = after;
    const rows: { id_loja: number; id: number; estado: string }[] = await knex("pedido")
      .select("id_loja", "id", "estado")
      .whereNotNull("data_processamento")
      .where((later) => later.where("id_loja", ">", id_loja).orWhere({ id_loja }).where("id", ">", id))
      .orderBy(["id_loja", "id"])
      .limit(BATCH);
    const last = rows.at(-1);
    if (last === undefined) return;
    after = last;
    for (const row of rows) {
      const { envios } = JSON.parse(row.estado) as Estado;
      const total = envios.reduce((sum, { peso }) => sum + peso, 0);
      for (const { id: idEnvio, peso, transporte, conciliacao: charged } of envios) {
        if (charged === null) continue;
        const cobrado = charged.valores.freteValor;
        const cotado = transporte.freteReal * (total > 0 ? peso / total : 1 / envios.length);
        await knex("envio")
          .where({ id_loja: row.id_loja, id: idEnvio })
          .update({
            conciliado_em: charged.dataProcessamento,
            diferenca: cobrado === undefined ? null : Math.round(cobrado - cotado),
          });
      }
    }
  }
}
