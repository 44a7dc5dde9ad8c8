import { createTables } from "./createTables.ts";
import type { Migration } from "./migration.ts";

const SWITCHES = [
  "rastreio",
  "prazo_adicional",
  "aplicativo",
  "metodo_envio",
  "rastreio_enventos",
  "chat_transportadora",
] as const;

/** Where a store's events go, the events, the order in which they wait, and how far their notification is. */
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
    // Never changed once written. `id_pedido` 0: of the store, not of an order.
    `CREATE TABLE evento (
      id_loja INTEGER NOT NULL REFERENCES loja (id),
      id BIGINT NOT NULL,
      tipo TEXT NOT NULL,
      id_pedido INTEGER NOT NULL,
      criado_em BIGINT NOT NULL,
      dados TEXT NOT NULL,
      PRIMARY KEY (id_loja, id)
    )`,
    "CREATE UNIQUE INDEX evento_via ON evento (id_loja, id_pedido, id)",
    // Events that were not delivered yet, in their order; narrow, because a read of the queue rewrites its row.
    `CREATE CLUSTERED TABLE evento_fila (
      id_loja INTEGER NOT NULL,
      posicao BIGINT NOT NULL,
      id_evento BIGINT NOT NULL,
      PRIMARY KEY (id_loja, posicao)
    )`,
    "CREATE UNIQUE INDEX evento_fila_evento ON evento_fila (id_loja, id_evento)",
    // How the receiver of a store that is notified is doing; no row: the store reads its queue. `proxima_em`: nothing of the
    // store is sent before; null: nothing at all.
    `CREATE TABLE notificacao_loja (
      id_loja INTEGER NOT NULL PRIMARY KEY REFERENCES loja (id),
      proxima_em BIGINT,
      registro INTEGER NOT NULL,
      falhas INTEGER NOT NULL,
      falhando_desde BIGINT,
      aguarda_ate BIGINT NOT NULL,
      sonda_em BIGINT NOT NULL,
      desativado_em BIGINT,
      motivo TEXT
    )`,
    "CREATE INDEX notificacao_loja_proxima ON notificacao_loja (proxima_em, id_loja)",
    // Events of one order follow each other: only the first is sent. While it is, `dono` names the claim and `proxima_em` is
    // the end of its lease; otherwise it is not sent before `proxima_em`. `tentativas` are those of the first event.
    `CREATE TABLE notificacao_via (
      id_loja INTEGER NOT NULL,
      id_pedido INTEGER NOT NULL,
      proxima_em BIGINT NOT NULL,
      tentativas INTEGER NOT NULL,
      dono TEXT,
      PRIMARY KEY (id_loja, id_pedido)
    )`,
    "CREATE INDEX notificacao_via_proxima ON notificacao_via (id_loja, proxima_em, id_pedido)",
    // Events that were given up.
    `CREATE TABLE evento_morto (
      id_loja INTEGER NOT NULL,
      id BIGINT NOT NULL,
      tipo TEXT NOT NULL,
      id_pedido INTEGER NOT NULL,
      criado_em BIGINT NOT NULL,
      dados TEXT NOT NULL,
      tentativas INTEGER NOT NULL,
      motivo TEXT NOT NULL,
      morto_em BIGINT NOT NULL,
      PRIMARY KEY (id_loja, id)
    )`,
    "CREATE INDEX evento_morto_idade ON evento_morto (id_loja, morto_em)",
    ...(dialect === "postgres"
      ? [
          `ALTER TABLE evento_fila SET (fillfactor = 70, autovacuum_vacuum_threshold = 5000,
            autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_cost_delay = 0)`,
          `ALTER TABLE notificacao_via SET (fillfactor = 70, autovacuum_vacuum_threshold = 5000,
            autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_cost_delay = 0)`,
        ]
      : []),
  ]);
