import type { Migration } from "./migration.ts";

/** Mappings are found by their search sku: names of channels compare as no database compares texts (NS-017). */
export const deParaSku: Migration = async (knex) => {
  await knex.raw("CREATE INDEX produto_de_para_sku ON produto_de_para (id_loja, sku_busca)");
};
