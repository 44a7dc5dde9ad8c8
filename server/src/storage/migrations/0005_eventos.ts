import { createTables } from "./createTables.ts";
import type { Migration } from "./index.ts";

const SWITCHES = [
  "rastreio",
  "prazo_adicional",
  "aplicativo",
  "metodo_envio",
  "rastreio_enventos",
  "chat_transportadora",
] as const;

/** Where a store's events go, the events, and the order in which they wait. */
export const eventos: Migration = (knex, dialect) =>
  createTables(knex, dialect, [
    // One receiver per store (WHK-001). `senha_cifrada` and `token_cifrado` are ciphertext (NS-027).
    `CREATE TABLE webhook (
      id_loja INTEGER NOT NULL PRIMARY KEY REFERENCES loja (id),
      url TEXT NOT NULL CHECK (length(url) <= 500),
      tipo_autorizacao TEXT CHECK (tipo_autorizacao IN ('Basic', 'Bearer')),
      usuario TEXT,
      senha_cifrada TEXT,
      token_cifrado TEXT,
      modulo TEXT NOT NULL CHECK (modulo IN ('webhook', 'fila')),
      ${SWITCHES.map((column) => `${column} INTEGER NOT NULL CHECK (${column} IN (0, 1))`).join(",\n      ")},
      registrado_em BIGINT NOT NULL
    )`,
    // Never changed once written.
    `CREATE TABLE evento (
      id_loja INTEGER NOT NULL REFERENCES loja (id),
      id BIGINT NOT NULL,
      tipo TEXT NOT NULL,
      id_pedido INTEGER,
      criado_em BIGINT NOT NULL,
      dados TEXT NOT NULL,
      PRIMARY KEY (id_loja, id)
    )`,
    // Events that were not delivered yet, in their order; narrow, because a read of the queue rewrites its row.
    `CREATE CLUSTERED TABLE evento_fila (
      id_loja INTEGER NOT NULL,
      posicao BIGINT NOT NULL,
      id_evento BIGINT NOT NULL,
      PRIMARY KEY (id_loja, posicao)
    )`,
    "CREATE UNIQUE INDEX evento_fila_evento ON evento_fila (id_loja, id_evento)",
    ...(dialect === "postgres"
      ? [
          `ALTER TABLE evento_fila SET (fillfactor = 70, autovacuum_vacuum_threshold = 5000,
            autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_cost_delay = 0)`,
        ]
      : []),
  ]);
