import { createTables } from "./createTables.ts";
import type { Migration } from "./migration.ts";

/** The dates by which orders are listed and sorted: a column and an index each (NS-045). */
export const DATE_COLUMNS = [
  "data_criacao",
  "data_cotacao",
  "data_faturamento",
  "data_notfis",
  "previsao_cotacao",
  "previsao_pedido",
  "data_conhecimento",
  "data_processamento",
  "data_entrega",
  "data_autorizacao",
] as const;

/** Orders, their look-up keys, registered values of returns and return points. */
export const pedidos: Migration = (knex, dialect) =>
  createTables(knex, dialect, [
    // `estado` holds the whole order as JSON; the other columns are what it is found and sorted by.
    `CREATE TABLE pedido (
      id_loja INTEGER NOT NULL REFERENCES loja (id),
      id INTEGER NOT NULL,
      chave TEXT NOT NULL CHECK (length(chave) = 32),
      numero_pedido TEXT NOT NULL CHECK (length(numero_pedido) <= 100),
      tipo_pedido TEXT NOT NULL CHECK (tipo_pedido IN ('envio', 'reversa')),
      pedido_auxiliar TEXT,
      canal TEXT,
      plataforma TEXT,
      codigo_cotacao TEXT NOT NULL CHECK (length(codigo_cotacao) = 11),
      cpf_cnpj TEXT NOT NULL,
      id_status INTEGER NOT NULL,
      autorizado INTEGER CHECK (autorizado IN (0, 1)),
      corpo_hash TEXT NOT NULL CHECK (length(corpo_hash) = 64),
      ${DATE_COLUMNS.map((column) => `${column} BIGINT`).join(",\n      ")},
      estado TEXT NOT NULL,
      PRIMARY KEY (id_loja, id)
    )`,
    // The key first: the public tracking page knows no store. Every other look-up has both.
    "CREATE UNIQUE INDEX pedido_chave ON pedido (chave, id_loja)",
    "CREATE UNIQUE INDEX pedido_numero ON pedido (id_loja, numero_pedido, tipo_pedido)",
    "CREATE INDEX pedido_auxiliar ON pedido (id_loja, pedido_auxiliar, canal) WHERE pedido_auxiliar IS NOT NULL",
    "CREATE INDEX pedido_cotacao ON pedido (id_loja, codigo_cotacao)",
    "CREATE INDEX pedido_cpf_cnpj ON pedido (id_loja, cpf_cnpj)",
    ...DATE_COLUMNS.map(
      (column) =>
        `CREATE INDEX pedido_${column} ON pedido (id_loja, ${column}, id, id_status, autorizado) WHERE ${column} IS NOT NULL`,
    ),

    // How many orders of the store have a date on a day (UTC), by what the order list filters: page 20,000 is found without
    // counting 1,000,000 rows. `autorizado` is -1 where the order has none.
    `CREATE CLUSTERED TABLE pedido_dia (
      id_loja INTEGER NOT NULL,
      coluna TEXT NOT NULL,
      dia INTEGER NOT NULL,
      id_status INTEGER NOT NULL,
      autorizado INTEGER NOT NULL,
      quantidade INTEGER NOT NULL,
      PRIMARY KEY (id_loja, coluna, dia, id_status, autorizado)
    )`,

    `CREATE TABLE envio (
      id_loja INTEGER NOT NULL,
      id INTEGER NOT NULL,
      id_pedido INTEGER NOT NULL,
      id_transportadora INTEGER NOT NULL,
      id_metodo INTEGER NOT NULL,
      id_filial INTEGER NOT NULL,
      id_status INTEGER NOT NULL,
      chave_nf TEXT NOT NULL,
      numero_nf INTEGER,
      codigo_rastreio TEXT,
      PRIMARY KEY (id_loja, id),
      FOREIGN KEY (id_loja, id_pedido) REFERENCES pedido (id_loja, id) ON DELETE CASCADE
    )`,
    "CREATE INDEX envio_pedido ON envio (id_loja, id_pedido, id_transportadora)",
    "CREATE INDEX envio_chave_nf ON envio (id_loja, chave_nf)",
    "CREATE INDEX envio_numero_nf ON envio (id_loja, numero_nf) WHERE numero_nf IS NOT NULL",
    "CREATE INDEX envio_codigo_rastreio ON envio (id_loja, codigo_rastreio) WHERE codigo_rastreio IS NOT NULL",

    // Values that a return may name (NS-040); a store without rows of a field uses the built-in ones.
    `CREATE CLUSTERED TABLE situacao_reversa (
      id_loja INTEGER NOT NULL REFERENCES loja (id),
      campo TEXT NOT NULL,
      posicao INTEGER NOT NULL,
      valor TEXT NOT NULL CHECK (length(valor) <= 50),
      PRIMARY KEY (id_loja, campo, posicao)
    )`,

    `CREATE TABLE ponto_devolucao (
      id_loja INTEGER NOT NULL REFERENCES loja (id),
      id INTEGER NOT NULL,
      nome TEXT NOT NULL,
      cep TEXT NOT NULL,
      endereco TEXT NOT NULL,
      numero TEXT,
      referencia TEXT,
      bairro TEXT,
      cidade TEXT NOT NULL,
      uf TEXT NOT NULL CHECK (length(uf) = 2),
      tipo TEXT NOT NULL,
      ativo INTEGER NOT NULL DEFAULT 1 CHECK (ativo IN (0, 1)),
      PRIMARY KEY (id_loja, id)
    )`,
  ]);
