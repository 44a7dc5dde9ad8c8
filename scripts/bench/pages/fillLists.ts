import type { Knex } from "knex";
import { cotado, envio, pedido } from "../../../server/src/domain/pedido/pedido.testing.ts";
import type { Database } from "../../../server/src/platform/storage/database.ts";
import { DATE_COLUMNS } from "../../../server/src/platform/storage/migrations/0002_pedidos.ts";
import { grupos } from "../../../server/src/platform/storage/migrations/0016_grupos.ts";
import { fillGrupo } from "../../../server/src/platform/storage/migrations/0018_grupo_do_pedido.ts";
import { connectPostgres } from "../../../server/src/platform/storage/postgres/connectPostgres.ts";

/** The store that is listed; the others are beside it in every table. */
export const STORE = 1;
const OTHERS = 100;
/** Those whose indexes PostgreSQL makes at the end, from all rows at once. */
const LISTED = ["pedido", "envio", "chat", "plp", "plp_envio", "regra_frete"];
/** What the list of a table is counted by, besides the day of an instant. */
const COUNTED = [
  ["chat", "ultima_em", "situacao, id_transportadora"],
  ["plp", "data", "status, filial_erp"],
] as const;
/** Made anew from the orders, as an upgrade makes them. */
const GROUPS = ["pedido_grupo", "pedido_grupo_transportadora", "pedido_grupo_dia"];
const YEAR = 365 * 86_400_000;
/** First moment of the year over which the orders are spread. */
export const FIRST = Date.parse("2026-01-01T03:00:00Z");

const template = pedido({ canal: "Site", envios: [envio()], cotado: cotado() });

/** What most rows have, what one in 100 has, and what one in 10,000 has: `i` is the number of the row. */
const mostly = (most: string, seldom: string, rarely: string, of: number) =>
  `CASE WHEN i % 10000 = ${of} THEN ${rarely} WHEN i % 100 = ${of % 100} THEN ${seldom} ELSE ${most} END`;

/**
 * Fills an empty database with the orders of one store, spread over a year, and a tenth as many of a hundred others, by SQL
 * alone, and as many conversations, pre-lists and freight rules of the store. What lists are filtered by is had by most rows, by one in 100
 * or by one in 10,000. The last twentieth of the year is on its way; every other order before is authorized. Ten orders belong to
 * each customer.
 */
export function fillLists(url: string, db: Database, rows: number): Promise<void> {
  return leisurely(url, db, (atLeisure) => fill(db, rows, atLeisure));
}

/** Takes the indexes of the lists away that are no keys; returns what makes those of some tables again. */
async function withoutIndexes(
  { dialect }: Database,
  atLeisure: AtLeisure,
): Promise<(tables: readonly string[]) => Promise<void>> {
  if (dialect === "sqlite") return async () => undefined;
  const taken: { table: string; name: string; definition: string }[] = [];
  await atLeisure(async (trx) => {
    const { rows } = await trx.raw(
      `SELECT tablename AS "table", indexname AS name, indexdef AS definition FROM pg_indexes
       WHERE tablename = ANY(?) AND indexname NOT LIKE '%\\_pkey' AND schemaname = 'public'`,
      [LISTED],
    );
    taken.push(...rows);
    for (const { name } of taken) await trx.raw("DROP INDEX ??", [name]);
  });
  return async (tables) => {
    for (const { definition } of taken.filter(({ table }) => tables.includes(table))) {
      await atLeisure(async (trx) => {
        await trx.raw("SET LOCAL maintenance_work_mem = '512MB'");
        await trx.raw(definition);
      });
    }
  };
}

/** What triggers would have counted: PostgreSQL's are left out while rows are added, which they make ten times as slow. */
async function countLists({ dialect }: Database, atLeisure: AtLeisure): Promise<void> {
  if (dialect === "sqlite") return;
  for (const [table, instant, filters] of COUNTED) {
    await atLeisure((trx) =>
      trx.raw(`INSERT INTO ${table}_contagem (id_loja, dia, ${filters}, quantidade)
        SELECT id_loja, ${instant} / 86400000, ${filters}, COUNT(*) FROM ${table}
        GROUP BY id_loja, ${instant} / 86400000, ${filters}`),
    );
  }
}

async function fill(db: Database, orders: number, atLeisure: AtLeisure): Promise<void> {
  await atLeisure(async (trx) => {
    const loja = (id: number) => ({
      id,
      nome: `Loja ${id}`,
      ativa: 1 as const,
      configuracao: "{}",
      versao: 1,
      criada_em: 0,
    });
    await trx("loja").insert(Array.from({ length: OTHERS + 1 }, (_, index) => loja(index + 1)));
  });
  const makeIndexes = await withoutIndexes(db, atLeisure);
  const of = Math.max(1, Math.floor(orders / 10 / OTHERS));
  for (let first = 0; first < orders; first += 50_000) {
    await insert(db, atLeisure, `${STORE}`, first, Math.min(orders, first + 50_000), orders);
  }
  await insert(db, atLeisure, `2 + i % ${OTHERS}`, 0, of * OTHERS, of * OTHERS);
  await insertOthers(atLeisure, orders);
  await countLists(db, atLeisure);
  await makeIndexes(LISTED.filter((table) => table !== "pedido"));
  for (const column of DATE_COLUMNS) {
    await atLeisure((trx) =>
      trx.raw(`INSERT INTO pedido_dia
        SELECT id_loja, '${column}', ${column} / 86400000, id_status, COALESCE(autorizado, -1), COUNT(*)
        FROM pedido WHERE ${column} IS NOT NULL
        GROUP BY id_loja, ${column} / 86400000, id_status, COALESCE(autorizado, -1)`),
    );
  }
  await atLeisure(async (trx) => {
    for (const table of GROUPS) await trx.schema.dropTable(table);
    await grupos(trx, db.dialect);
    await fillGrupo(trx);
  });
  await makeIndexes(["pedido"]);
  await atLeisure((trx) => trx.raw("ANALYZE"));
}

type AtLeisure = (work: (trx: Knex.Transaction) => Promise<unknown>) => Promise<unknown>;

/** Transactions whose statements may take as long as they need. */
async function leisurely(
  url: string,
  db: Database,
  work: (atLeisure: AtLeisure) => Promise<void>,
): Promise<void> {
  if (db.dialect === "sqlite") return work((each) => db.transaction(each));
  const silent = { info: () => undefined, warn: () => undefined };
  const knex = connectPostgres(url, "migration", silent);
  try {
    await work((each) =>
      knex.transaction(async (trx) => {
        // No triggers: neither those that count nor those that look up what a row refers to.
        await trx.raw("SET LOCAL session_replication_role = replica");
        return each(trx);
      }),
    );
  } finally {
    await knex.destroy();
  }
}

async function insert(
  db: Database,
  atLeisure: AtLeisure,
  loja: string,
  first: number,
  last: number,
  orders: number,
): Promise<void> {
  const isSqlite = db.dialect === "sqlite";
  const series = isSqlite
    ? `WITH RECURSIVE s(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM s WHERE i + 1 < ${last})`
    : `WITH s AS (SELECT i FROM generate_series(${first}, ${last - 1}) AS i)`;
  const hex = isSqlite
    ? "printf('%032x', i * 1000 + loja)"
    : "lpad(to_hex(CAST(i AS bigint) * 1000 + loja), 32, '0')";
  const text = (sql: string) => `CAST(${sql} AS TEXT)`;
  const pad = (sql: string) => (isSqlite ? `printf('%011d', ${sql})` : `lpad(${text(sql)}, 11, '0')`);
  const made = `${FIRST} + CAST(i AS BIGINT) * ${Math.floor(YEAR / orders)}`;
  const old = `i < ${Math.floor(orders * 0.95)}`;
  const day = (days: number) => `(${made} + ${days * 86_400_000}) / 86400000 * 86400000 + 10800000`;
  const columns: Record<string, string> = {
    id_loja: "loja",
    id: "i + 1",
    chave: hex,
    numero_pedido: text("i"),
    tipo_pedido: "'envio'",
    canal: mostly("CASE i % 2 WHEN 0 THEN 'Site' ELSE 'Marketplace' END", "'Televendas'", "'Feira'", 5013),
    plataforma: mostly("'Loja virtual'", "'Quiosque'", "'Antiga'", 5014),
    codigo_cotacao: pad("i"),
    cpf_cnpj: pad(`i % ${Math.ceil(orders / 10)}`),
    id_status: `CASE WHEN ${old} THEN ${mostly("50", "70", "60", 5007)} ELSE 30 END`,
    autorizado: `CASE WHEN ${old} THEN i % 2 END`,
    corpo_hash: "?",
    data_criacao: made,
    data_cotacao: `${made} - 300000`,
    data_faturamento: `${made} + 3600000`,
    data_notfis: `CASE WHEN ${old} THEN ${made} + 86400000 END`,
    previsao_cotacao: day(5),
    previsao_pedido: day(7),
    data_entrega: `CASE WHEN ${old} THEN ${made} + 432000000 END`,
    estado: 'REPLACE(?, \'"numeroPedido":"1"\', \'"numeroPedido":"\' || i || \'"\')',
  };
  const names = Object.keys(columns).join(", ");
  await atLeisure(async (trx) => {
    await trx.raw(
      `INSERT INTO pedido (${names}) ${series}
       SELECT ${Object.values(columns).join(", ")} FROM (SELECT i, ${loja} AS loja FROM s) AS rows`,
      ["0".repeat(64), JSON.stringify(template)],
    );
    await trx.raw(
      `INSERT INTO envio (id_loja, id, id_pedido, id_transportadora, id_metodo, id_filial, id_status, chave_nf, numero_nf) ${series}
       SELECT loja, i + 1, i + 1, ${mostly("1 + i % 3", "4", "5", 5015)}, 1, 1, 50, ${text("i")}, i
       FROM (SELECT i, ${loja} AS loja FROM s) AS rows`,
    );
  });
}

/** A conversation, a pre-list of one shipment and a freight rule beside each order of the store. */
async function insertOthers(atLeisure: AtLeisure, rows: number): Promise<void> {
  const made = `${FIRST} + CAST(i AS BIGINT) * ${Math.floor(YEAR / rows)}`;
  for (let first = 1; first <= rows; first += 50_000) {
    const orders = `FROM (SELECT id AS i, chave FROM pedido
      WHERE id_loja = ${STORE} AND id >= ${first} AND id < ${first + 50_000}) AS orders`;
    await atLeisure(async (trx) => {
      await trx.raw(`INSERT INTO chat (id_loja, id_pedido, chave, chave_pedido, tipo_pedido, id_transportadora,
          nome_transportadora, situacao, sub_situacao, criado_em, ultima_em, ultima_mensagem, ultima_origem,
          qtd_mensagens, qtd_anexos)
        SELECT ${STORE}, i, chave, chave, 'envio', ${mostly("1 + i % 3", "4", "5", 5015)}, 'Carga Teste',
          CASE i % 100 WHEN 7 THEN 'aberto' ELSE 'finalizado' END, 'aguardandoRespostaLoja', ${made}, ${made} + 3600000,
          'O produto está intacto e sai hoje para entrega.', 'transportadora', 2, 0 ${orders}`);
      await trx.raw(`INSERT INTO plp (id_loja, codigo, status, data, id_filial, filial_erp, id_transportadora,
          transportadora, id_metodo, metodo_envio, nome_usuario)
        SELECT ${STORE}, i, ${mostly("'Finalizada'", "'Pendente'", "'Excluída'", 5007)}, ${made}, 1,
          ${mostly("'SP01'", "'RJ01'", "'PE01'", 5013)}, 1, 'Carga Teste', 1, 'Lento', 'Operação' ${orders}`);
      await trx.raw(
        `INSERT INTO plp_envio (id_loja, codigo, posicao, id_pedido, id_envio) SELECT ${STORE}, i, 1, i, i ${orders}`,
      );
      await trx.raw(`INSERT INTO regra_frete (id_loja, codigo, titulo, titulo_busca, status, valor_tipo, valor_acao, valor,
          prazo_acao, prazo, data_inicio, data_fim, ordem, criterios, campos, id_usuario, usuario, usuario_email,
          data_cadastro)
        SELECT ${STORE}, i, 'Promoção ' || i, 'promoção ' || i, ${mostly("'ativo'", "'pendente'", "'inativo'", 5007)},
          ${mostly("'percentual'", "'fixo'", "'fixo'", 5013)}, CASE i % 2 WHEN 0 THEN 'soma' ELSE 'desconto' END, 1000,
          ${mostly("NULL", "'soma'", "'desconto'", 5014)}, NULL, '2026-01-01',
          ${mostly("NULL", "'2026-02-01'", "'2026-03-01'", 5015)}, i % 100, '[]',
          ${mostly("2 + 4", "2 + 8", "2 + 16", 5016)}, 1, 'Operação', 'op@frete.example', ${made} ${orders}`);
    });
  }
}
