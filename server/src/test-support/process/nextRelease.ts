import { additive, migrations } from "../../platform/storage/migrations/index.ts";
import type { Migration } from "../../platform/storage/migrations/migration.ts";

/**
 * Makes the program that is started with `--import` of this file the release after the present one: it has a migration more, which only
 * adds (FRETE_TEST_NEXT=additive), or takes away what this release needs (breaking).
 */
const adds: Migration = async (knex) => {
  await knex.raw("ALTER TABLE pedido ADD COLUMN do_futuro TEXT");
  await knex.raw("ALTER TABLE loja ADD COLUMN do_futuro INTEGER DEFAULT 7");
  await knex.raw("CREATE TABLE futuro (id_loja INTEGER NOT NULL, PRIMARY KEY (id_loja))");
  await knex.raw("CREATE INDEX pedido_do_futuro ON pedido (id_loja, do_futuro)");
};
const breaks: Migration = async (knex) => {
  await knex.raw("ALTER TABLE loja RENAME COLUMN nome TO titulo");
};
const kind = process.env.FRETE_TEST_NEXT;
if (kind === "additive") (additive as Set<string>).add("9998_adiante");
(migrations as Map<string, Migration>).set("9998_adiante", kind === "additive" ? adds : breaks);
