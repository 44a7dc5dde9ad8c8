import { createTables } from "./createTables.ts";
import type { Migration } from "./migration.ts";

/** What signs the notifications of a store; it outlives registrations. The secrets are ciphertext (NS-027). */
export const assinatura: Migration = (knex, dialect) =>
  createTables(knex, dialect, [
    `CREATE TABLE assinatura (
      id_loja INTEGER NOT NULL PRIMARY KEY REFERENCES loja (id),
      segredo_cifrado TEXT NOT NULL,
      criada_em BIGINT NOT NULL,
      anterior_cifrado TEXT,
      anterior_ate BIGINT,
      CHECK ((anterior_cifrado IS NULL) = (anterior_ate IS NULL))
    )`,
  ]);
