import { createTables } from "./createTables.ts";
import type { Migration } from "./migration.ts";

/** The origins that lojas allow (NS-091), to be found by their name alone: a browser asks for them before it shows a token. */
export const origens: Migration = (knex, dialect) =>
  createTables(knex, dialect, [
    `CREATE CLUSTERED TABLE loja_origem (
      origem TEXT NOT NULL,
      id_loja BIGINT NOT NULL REFERENCES loja (id),
      PRIMARY KEY (origem, id_loja)
    )`,
  ]);
