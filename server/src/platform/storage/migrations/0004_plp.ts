import type { Knex } from "knex";
import { createTables } from "./createTables.ts";
import type { Migration } from "./migration.ts";

/** Postage pre-lists, and what lists of freight rules are found by. */
export const plp: Migration = async (knex, dialect) => {
  await knex.raw("ALTER TABLE regra_frete ADD COLUMN campos INTEGER NOT NULL DEFAULT 0");
  await fillCampos(knex);
  await createTables(knex, dialect, [
    "DROP INDEX regra_frete_ordem",
    // Everything a list of rules filters and sorts by: pages and totals are read out of the index alone.
    `CREATE INDEX regra_frete_lista ON regra_frete (
      id_loja, ordem, codigo DESC, data_cadastro, data_inicio, data_fim, status,
      valor_tipo, valor_acao, prazo_acao, campos, titulo_busca
    )`,

    `CREATE TABLE plp (
      id_loja INTEGER NOT NULL REFERENCES loja (id),
      codigo INTEGER NOT NULL,
      status TEXT NOT NULL CHECK (status IN ('Pendente', 'Finalizada', 'Excluída')),
      data BIGINT NOT NULL,
      data_fechamento BIGINT,
      id_filial INTEGER NOT NULL,
      filial_erp TEXT NOT NULL CHECK (length(filial_erp) <= 30),
      id_transportadora INTEGER NOT NULL,
      transportadora TEXT NOT NULL CHECK (length(transportadora) <= 45),
      id_metodo INTEGER NOT NULL,
      metodo_envio TEXT NOT NULL CHECK (length(metodo_envio) <= 40),
      nome_usuario TEXT NOT NULL CHECK (length(nome_usuario) <= 35),
      id_recibo TEXT CHECK (length(id_recibo) <= 255),
      aplicacao TEXT CHECK (length(aplicacao) <= 100),
      PRIMARY KEY (id_loja, codigo)
    )`,
    "CREATE INDEX plp_status ON plp (id_loja, status, data, codigo)",
    "CREATE INDEX plp_filial ON plp (id_loja, filial_erp, status, data, codigo)",

    // `ativa` is 0 once the pre-list is excluded: then the shipment may enter another one.
    `CREATE CLUSTERED TABLE plp_envio (
      id_loja INTEGER NOT NULL,
      codigo INTEGER NOT NULL,
      posicao INTEGER NOT NULL,
      id_pedido INTEGER NOT NULL,
      id_envio INTEGER NOT NULL,
      protocolo TEXT CHECK (length(protocolo) <= 100),
      ativa INTEGER NOT NULL DEFAULT 1 CHECK (ativa IN (0, 1)),
      PRIMARY KEY (id_loja, codigo, posicao),
      FOREIGN KEY (id_loja, codigo) REFERENCES plp (id_loja, codigo) ON DELETE CASCADE
    )`,
    "CREATE UNIQUE INDEX plp_envio_ativo ON plp_envio (id_loja, id_envio) WHERE ativa = 1",
  ]);
};

/** Gives rules that are there already the bits of their criteria (`camposOf` does it for new ones). */
async function fillCampos(knex: Knex): Promise<void> {
  for (let campo = 1; campo <= 12; campo++) {
    for (const end of [",", "}"]) {
      await knex("regra_frete")
        .whereRaw("criterios LIKE ?", [`%"campo":${campo}${end}%`])
        .update({ campos: knex.raw("campos + ?", [2 ** campo]) });
    }
  }
}
