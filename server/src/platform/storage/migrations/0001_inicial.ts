import { createTables } from "./createTables.ts";
import type { Migration } from "./migration.ts";

const flag = (name: string, value: 0 | 1) =>
  `${name} INTEGER NOT NULL DEFAULT ${value} CHECK (${name} IN (0, 1))`;
const text = (name: string, length: number) => `${name} TEXT NOT NULL CHECK (length(${name}) <= ${length})`;
const amount = (name: string, value = 0) =>
  `${name} INTEGER NOT NULL DEFAULT ${value} CHECK (${name} BETWEEN 0 AND 999999999)`;
const oneOf = (name: string, values: readonly string[]) =>
  `${name} TEXT NOT NULL CHECK (${name} IN (${values.map((value) => `'${value}'`).join(", ")}))`;

/** Stores, tokens, branches, carriers, methods, freight tables, fees, rules, products and quotations. */
export const inicial: Migration = (knex, dialect) =>
  createTables(knex, dialect, [
    `CREATE TABLE loja (
      id INTEGER NOT NULL PRIMARY KEY CHECK (id > 0),
      ${text("nome", 40)},
      ${flag("ativa", 1)},
      fuso_horario TEXT NOT NULL DEFAULT 'America/Sao_Paulo',
      criterio TEXT NOT NULL DEFAULT 'preco' CHECK (criterio IN ('preco', 'prazo')),
      ${flag("oculta_sem_estoque", 0)},
      configuracao TEXT NOT NULL DEFAULT '{}',
      versao BIGINT NOT NULL DEFAULT 1,
      criada_em BIGINT NOT NULL
    )`,

    `CREATE CLUSTERED TABLE sequencia (
      id_loja INTEGER NOT NULL,
      nome TEXT NOT NULL,
      valor BIGINT NOT NULL,
      PRIMARY KEY (id_loja, nome)
    )`,

    `CREATE CLUSTERED TABLE token (
      id_loja INTEGER NOT NULL REFERENCES loja (id),
      id INTEGER NOT NULL,
      ${oneOf("tipo", ["api", "cotacao"])},
      prefixo TEXT NOT NULL,
      hash TEXT NOT NULL CHECK (length(hash) = 64),
      ${text("descricao", 255)},
      criado_em BIGINT NOT NULL,
      expira_em BIGINT,
      revogado_em BIGINT,
      PRIMARY KEY (id_loja, id)
    )`,
    "CREATE UNIQUE INDEX token_hash ON token (hash)",

    `CREATE CLUSTERED TABLE filial (
      id_loja INTEGER NOT NULL REFERENCES loja (id),
      id INTEGER NOT NULL,
      ${text("filial_erp", 30)},
      ${text("nome", 30)},
      cep TEXT NOT NULL CHECK (length(cep) = 8),
      ${text("cidade", 45)},
      uf TEXT NOT NULL CHECK (length(uf) = 2),
      ${flag("ativo", 1)},
      prazo_adicional INTEGER NOT NULL DEFAULT 0,
      per_adi_desconto INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (id_loja, id)
    )`,
    "CREATE UNIQUE INDEX filial_erp ON filial (id_loja, filial_erp)",

    `CREATE CLUSTERED TABLE transportadora (
      id_loja INTEGER NOT NULL REFERENCES loja (id),
      id INTEGER NOT NULL,
      ${text("nome", 40)},
      cnpj TEXT,
      ${flag("ativo", 1)},
      PRIMARY KEY (id_loja, id)
    )`,
    "CREATE UNIQUE INDEX transportadora_nome ON transportadora (id_loja, nome)",

    `CREATE CLUSTERED TABLE metodo_envio (
      id_loja INTEGER NOT NULL,
      id INTEGER NOT NULL,
      id_transportadora INTEGER NOT NULL,
      ${text("nome", 40)},
      ${flag("ativo", 1)},
      ${flag("correios", 0)},
      prazo_adicional INTEGER NOT NULL DEFAULT 0,
      url_foto TEXT,
      id_mkt TEXT CHECK (length(id_mkt) <= 2),
      PRIMARY KEY (id_loja, id),
      FOREIGN KEY (id_loja, id_transportadora) REFERENCES transportadora (id_loja, id)
    )`,
    "CREATE INDEX metodo_envio_transportadora ON metodo_envio (id_loja, id_transportadora)",

    `CREATE CLUSTERED TABLE tabela_frete (
      id_loja INTEGER NOT NULL,
      id INTEGER NOT NULL,
      ${text("nome", 100)},
      id_metodo INTEGER NOT NULL,
      id_filial INTEGER,
      ${flag("ativa", 1)},
      ${amount("fator_cubagem", 300000)},
      ${amount("isencao_cubagem_ate")},
      ${amount("ad_valorem")},
      ${amount("ad_valorem_minimo")},
      ${amount("gris")},
      ${amount("gris_minimo")},
      ${amount("pedagio_fracao")},
      ${amount("despacho")},
      ${amount("outros")},
      ${amount("frete_minimo")},
      ${flag("icms_incluso", 1)},
      icms INTEGER NOT NULL DEFAULT 0 CHECK (icms BETWEEN 0 AND 99999),
      versao_faixas INTEGER NOT NULL DEFAULT 0,
      qtd_faixas INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (id_loja, id),
      FOREIGN KEY (id_loja, id_metodo) REFERENCES metodo_envio (id_loja, id),
      FOREIGN KEY (id_loja, id_filial) REFERENCES filial (id_loja, id)
    )`,
    "CREATE INDEX tabela_frete_metodo ON tabela_frete (id_loja, id_metodo)",
    "CREATE INDEX tabela_frete_filial ON tabela_frete (id_loja, id_filial)",

    `CREATE TABLE tabela_faixas (
      id_loja INTEGER NOT NULL,
      id_tabela INTEGER NOT NULL,
      versao INTEGER NOT NULL,
      dados BYTEA NOT NULL,
      PRIMARY KEY (id_loja, id_tabela, versao),
      FOREIGN KEY (id_loja, id_tabela) REFERENCES tabela_frete (id_loja, id) ON DELETE CASCADE
    )`,

    `CREATE CLUSTERED TABLE taxa_entrega (
      id_loja INTEGER NOT NULL REFERENCES loja (id),
      id INTEGER NOT NULL,
      ${oneOf("tipo", ["TDA", "TRT"])},
      id_transportadora INTEGER,
      cep_inicio INTEGER NOT NULL CHECK (cep_inicio BETWEEN 0 AND 99999999),
      cep_fim INTEGER NOT NULL CHECK (cep_fim BETWEEN 0 AND 99999999),
      ${oneOf("forma", ["fixo", "percentual"])},
      ${amount("valor")},
      ${amount("minimo")},
      ${flag("ativa", 1)},
      PRIMARY KEY (id_loja, id),
      CHECK (cep_inicio <= cep_fim),
      FOREIGN KEY (id_loja, id_transportadora) REFERENCES transportadora (id_loja, id)
    )`,
    "CREATE INDEX taxa_entrega_transportadora ON taxa_entrega (id_loja, id_transportadora)",

    `CREATE TABLE regra_frete (
      id_loja INTEGER NOT NULL REFERENCES loja (id),
      codigo INTEGER NOT NULL,
      ${text("titulo", 255)},
      titulo_busca TEXT NOT NULL,
      ${oneOf("status", ["ativo", "inativo", "pendente"])},
      valor_tipo TEXT NOT NULL,
      valor_acao TEXT NOT NULL,
      valor INTEGER NOT NULL CHECK (valor BETWEEN -999999999 AND 999999999),
      prazo_acao TEXT,
      prazo INTEGER,
      data_inicio TEXT NOT NULL CHECK (length(data_inicio) = 10),
      data_fim TEXT CHECK (length(data_fim) = 10),
      ordem INTEGER NOT NULL,
      criterios TEXT NOT NULL,
      id_usuario INTEGER NOT NULL,
      usuario TEXT NOT NULL,
      usuario_email TEXT NOT NULL,
      data_cadastro BIGINT NOT NULL,
      PRIMARY KEY (id_loja, codigo)
    )`,
    "CREATE INDEX regra_frete_ordem ON regra_frete (id_loja, status, ordem)",

    `CREATE TABLE produto (
      id_loja INTEGER NOT NULL REFERENCES loja (id),
      id INTEGER NOT NULL,
      ${text("sku", 50)},
      sku_erp TEXT,
      codigo_agrupador TEXT,
      ${text("titulo", 255)},
      variacao TEXT,
      categoria TEXT,
      ${amount("peso")},
      ${amount("largura")},
      ${amount("altura")},
      ${amount("profundidade")},
      volumes INTEGER,
      ${amount("preco")},
      ${flag("status", 1)},
      filiais TEXT NOT NULL DEFAULT '[]',
      precos TEXT NOT NULL DEFAULT '[]',
      PRIMARY KEY (id_loja, id)
    )`,
    "CREATE UNIQUE INDEX produto_sku ON produto (id_loja, sku)",

    `CREATE CLUSTERED TABLE produto_de_para (
      id_loja INTEGER NOT NULL,
      canal TEXT NOT NULL,
      sku_busca TEXT NOT NULL,
      id_produto INTEGER NOT NULL,
      ${flag("status", 1)},
      PRIMARY KEY (id_loja, canal, sku_busca),
      FOREIGN KEY (id_loja, id_produto) REFERENCES produto (id_loja, id) ON DELETE CASCADE
    )`,
    "CREATE INDEX produto_de_para_produto ON produto_de_para (id_loja, id_produto)",

    // No foreign keys below: these two take the highest rate of inserts.
    `CREATE TABLE cotacao (
      id_loja INTEGER NOT NULL,
      ${text("codigo", 11)},
      criada_em BIGINT NOT NULL,
      canal TEXT NOT NULL,
      documento TEXT NOT NULL,
      PRIMARY KEY (id_loja, codigo)
    )`,
    "CREATE INDEX cotacao_criada_em ON cotacao (id_loja, criada_em)",

    `CREATE CLUSTERED TABLE cotacao_fila (
      id_loja INTEGER NOT NULL,
      criada_em BIGINT NOT NULL,
      codigo TEXT NOT NULL,
      PRIMARY KEY (id_loja, criada_em, codigo)
    )`,
  ]);
