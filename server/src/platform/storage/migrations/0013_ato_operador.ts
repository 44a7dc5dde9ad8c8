import { createTables } from "./createTables.ts";
import type { Migration } from "./migration.ts";

/** What the operator changed: who, when and which record, never with what content. Store 0 stands for none. */
export const atoOperador: Migration = (knex, dialect) =>
  createTables(knex, dialect, [
    `CREATE TABLE ato_operador (
      id_loja BIGINT NOT NULL,
      id BIGINT NOT NULL,
      em BIGINT NOT NULL,
      operador TEXT NOT NULL,
      operacao TEXT NOT NULL,
      chave TEXT,
      id_requisicao TEXT NOT NULL,
      PRIMARY KEY (id_loja, id)
    )`,
    "CREATE INDEX ato_operador_em ON ato_operador (em, id_loja, id)",
    "CREATE INDEX ato_operador_loja ON ato_operador (id_loja, em, id)",
    "CREATE INDEX ato_operador_requisicao ON ato_operador (id_requisicao)",
  ]);
