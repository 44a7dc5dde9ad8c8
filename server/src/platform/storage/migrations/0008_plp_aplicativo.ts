import type { Migration } from "./migration.ts";

/** The application that took part in a postage pre-list; its name stays when it is uninstalled. */
export const plpAplicativo: Migration = async (knex) => {
  await knex.raw("ALTER TABLE plp ADD COLUMN id_app INTEGER");
  await knex.raw("ALTER TABLE plp ADD COLUMN nome_app TEXT CHECK (length(nome_app) <= 100)");
};
