import type { Knex } from "knex";
import { createTables } from "./migrations/createTables.ts";
import type { MigrationDialect } from "./migrations/migration.ts";
import { requireRow } from "./requireRow.ts";

declare module "knex/types/tables.js" {
  interface Tables {
    marca: MarcaRow;
  }
}

/** What a database tells of itself: no data of a loja, and in no backup. */
interface MarcaRow {
  nome: string;
  valor: string;
}

const TABLE = "CREATE TABLE IF NOT EXISTS marca (nome TEXT PRIMARY KEY, valor TEXT NOT NULL)";

/** The table stands beside knex's own: it tells of the schema before a migration is run. */
export async function createMarks(knex: Knex, dialect: MigrationDialect): Promise<void> {
  if (!(await knex.schema.hasTable("marca"))) await createTables(knex, dialect, [TABLE]);
}

/** Undefined: it was never set. */
export async function readMark(knex: Knex, nome: string): Promise<string | undefined> {
  if (!(await knex.schema.hasTable("marca"))) return undefined;
  return (await knex("marca").where({ nome }).first())?.valor;
}

/** Sets a mark, whatever it was. */
export async function writeMark(knex: Knex, nome: string, valor: string): Promise<void> {
  await knex("marca").insert({ nome, valor }).onConflict("nome").merge({ valor });
}

/** Sets a mark that nobody has set; returns what it is. Nobody else gets as far before the end of the transaction. */
export async function claimMark(trx: Knex.Transaction, nome: string, valor: string): Promise<string> {
  const [row] = await trx("marca")
    .insert({ nome, valor })
    .onConflict("nome")
    .merge({ valor: trx.raw("marca.valor") })
    .returning("valor");
  return requireRow(row, `mark ${nome}`).valor;
}
