import { createTables } from "./createTables.ts";
import type { Migration } from "./migration.ts";

/** Conversations with carriers, files of orders, and the counters of the request limit. */
export const chat: Migration = async (knex, dialect) => {
  await knex.raw(
    "ALTER TABLE transportadora ADD COLUMN chat_habilitado INTEGER NOT NULL DEFAULT 0 CHECK (chat_habilitado IN (0, 1))",
  );
  await createTables(knex, dialect, [
    // One conversation for each order. What the list of chats shows is in this row, so that a page reads nothing else.
    `CREATE TABLE chat (
      id_loja INTEGER NOT NULL,
      id_pedido INTEGER NOT NULL,
      chave TEXT NOT NULL CHECK (length(chave) = 32),
      chave_pedido TEXT NOT NULL CHECK (length(chave_pedido) = 32),
      tipo_pedido TEXT NOT NULL CHECK (tipo_pedido IN ('envio', 'reversa')),
      id_transportadora INTEGER NOT NULL,
      nome_transportadora TEXT NOT NULL,
      situacao TEXT NOT NULL CHECK (situacao IN ('aberto', 'finalizado')),
      sub_situacao TEXT NOT NULL
        CHECK (sub_situacao IN ('aguardandoRespostaTransportadora', 'aguardandoRespostaLoja')),
      criado_em BIGINT NOT NULL,
      ultima_em BIGINT NOT NULL,
      ultima_mensagem TEXT NOT NULL,
      ultima_origem TEXT NOT NULL CHECK (ultima_origem IN ('loja', 'transportadora')),
      qtd_mensagens INTEGER NOT NULL,
      qtd_anexos INTEGER NOT NULL CHECK (qtd_anexos <= 5),
      PRIMARY KEY (id_loja, id_pedido),
      FOREIGN KEY (id_loja, id_pedido) REFERENCES pedido (id_loja, id) ON DELETE CASCADE
    )`,
    "CREATE INDEX chat_ultima ON chat (id_loja, ultima_em, id_pedido)",
    "CREATE INDEX chat_situacao ON chat (id_loja, situacao, ultima_em, id_pedido)",
    "CREATE INDEX chat_transportadora ON chat (id_loja, id_transportadora, ultima_em, id_pedido, situacao)",

    `CREATE CLUSTERED TABLE chat_mensagem (
      id_loja INTEGER NOT NULL,
      id_pedido INTEGER NOT NULL,
      id INTEGER NOT NULL,
      criada_em BIGINT NOT NULL,
      texto TEXT NOT NULL,
      origem TEXT NOT NULL CHECK (origem IN ('loja', 'transportadora')),
      nome_usuario TEXT NOT NULL,
      PRIMARY KEY (id_loja, id_pedido, id),
      FOREIGN KEY (id_loja, id_pedido) REFERENCES chat (id_loja, id_pedido) ON DELETE CASCADE
    )`,

    // `id_mensagem` is null for a document that was added to the order itself.
    `CREATE TABLE anexo (
      id_loja INTEGER NOT NULL,
      id INTEGER NOT NULL,
      id_pedido INTEGER NOT NULL,
      id_mensagem INTEGER,
      chave TEXT NOT NULL CHECK (length(chave) = 32),
      nome TEXT NOT NULL CHECK (length(nome) <= 150),
      tipo TEXT NOT NULL,
      tamanho INTEGER NOT NULL,
      criado_em BIGINT NOT NULL,
      id_usuario INTEGER,
      nome_usuario TEXT,
      id_transportadora INTEGER,
      PRIMARY KEY (id_loja, id),
      FOREIGN KEY (id_loja, id_pedido) REFERENCES pedido (id_loja, id) ON DELETE CASCADE
    )`,
    "CREATE UNIQUE INDEX anexo_chave ON anexo (id_loja, chave)",
    "CREATE INDEX anexo_pedido ON anexo (id_loja, id_pedido, id)",
  ]);
  if (dialect === "postgres") {
    // Shared by all processes. Its shape is the one rate-limiter-flexible works with; counters need no log to survive a crash.
    await knex.raw(
      "CREATE UNLOGGED TABLE limite_requisicao (key VARCHAR(255) PRIMARY KEY, points INTEGER NOT NULL DEFAULT 0, expire BIGINT)",
    );
  }
};
