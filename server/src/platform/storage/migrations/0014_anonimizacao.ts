import { createTables } from "./createTables.ts";
import type { Migration } from "./migration.ts";

const COUNTS = ["pedidos", "mensagens", "anexos", "cotacoes", "eventos"];

/** Receipts of anonymizations: what was done and when, not of whom. */
export const anonimizacao: Migration = (knex, dialect) =>
  createTables(knex, dialect, [
    `CREATE TABLE anonimizacao (
      id_loja BIGINT NOT NULL REFERENCES loja (id),
      codigo BIGINT NOT NULL,
      feita_em BIGINT NOT NULL,
      origem TEXT NOT NULL CHECK (origem IN ('cpfCnpj', 'email', 'idPedido', 'prazo')),
      ${COUNTS.map((column) => `${column} INTEGER NOT NULL`).join(",\n      ")},
      PRIMARY KEY (id_loja, codigo)
    )`,
  ]);
