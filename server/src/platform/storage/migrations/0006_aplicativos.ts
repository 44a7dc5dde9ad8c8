import { createTables } from "./createTables.ts";
import type { Migration } from "./migration.ts";

/** Applications of stores, and what carriers report of their units: both are told to the stores as events. */
export const aplicativos: Migration = (knex, dialect) =>
  createTables(knex, dialect, [
    `CREATE TABLE aplicativo (
      id_loja INTEGER NOT NULL REFERENCES loja (id),
      id INTEGER NOT NULL,
      nome TEXT NOT NULL CHECK (length(nome) BETWEEN 1 AND 100),
      instalado_em BIGINT NOT NULL,
      PRIMARY KEY (id_loja, id)
    )`,
    "CREATE UNIQUE INDEX aplicativo_nome ON aplicativo (id_loja, nome)",
    // A report that comes again is known by its key.
    `CREATE CLUSTERED TABLE evento_unidade (
      id_loja INTEGER NOT NULL REFERENCES loja (id),
      id_envio INTEGER NOT NULL,
      data BIGINT NOT NULL,
      evento TEXT NOT NULL CHECK (evento IN ('saiu', 'chegou')),
      unidade TEXT NOT NULL,
      cidade TEXT,
      uf TEXT,
      mensagem TEXT,
      registrado_em BIGINT NOT NULL,
      PRIMARY KEY (id_loja, id_envio, data, evento, unidade)
    )`,
  ]);
