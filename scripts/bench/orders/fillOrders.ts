import type { Knex } from "knex";
import { cotado, envio, pedido } from "../../../server/src/domain/pedido/pedido.testing.ts";
import type { Database } from "../../../server/src/platform/storage/database.ts";
import { DATE_COLUMNS } from "../../../server/src/platform/storage/migrations/0002_pedidos.ts";
import { grupos } from "../../../server/src/platform/storage/migrations/0016_grupos.ts";
import { connectPostgres } from "../../../server/src/platform/storage/postgres/connectPostgres.ts";

/** The store that is listed; the others are beside it in every table. */
export const STORE = 1;
const OTHERS = 100;
/** Made anew from the orders, as an upgrade makes them. */
const GROUPS = ["pedido_grupo", "pedido_grupo_transportadora", "pedido_grupo_dia"];
const YEAR = 365 * 86_400_000;
/** First moment of the year over which the orders are spread. */
export const FIRST = Date.parse("2026-01-01T03:00:00Z");

/** One order of three shipments, as it is stored. */
export const template = pedido({
  canal: "Site",
  envios: [1, 2, 3].map((id) => envio({ id })),
  cotado: cotado(),
});

/**
 * Fills an empty database with the orders of one store, spread over a year, and a tenth as many of a hundred others, by SQL
 * alone. 94 in 100 orders are delivered, one in 100 is lost, the last twentieth of the year is on its way; every other
 * delivered order is authorized. Ten orders belong to each customer.
 */
export function fillOrders(url: string, db: Database, orders: number): Promise<void> {
  return leisurely(url, db, (atLeisure) => fill(db, orders, atLeisure));
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
  const of = Math.max(1, Math.floor(orders / 10 / OTHERS));
  for (let first = 0; first < orders; first += 50_000) {
    await insert(db, atLeisure, `${STORE}`, first, Math.min(orders, first + 50_000), orders);
  }
  await insert(db, atLeisure, `2 + i % ${OTHERS}`, 0, of * OTHERS, of * OTHERS);
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
  });
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
    await work((each) => knex.transaction(each));
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
    canal: "CASE i % 2 WHEN 0 THEN 'Site' ELSE 'Marketplace' END",
    plataforma: "'Loja virtual'",
    codigo_cotacao: pad("i"),
    cpf_cnpj: pad(`i % ${Math.ceil(orders / 10)}`),
    id_status: `CASE WHEN ${old} THEN CASE i % 100 WHEN 7 THEN 70 ELSE 50 END ELSE 30 END`,
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
       SELECT loja, i * 3 + k, i + 1, k, 1, 1, 50, ${text("i * 3 + k")}, i * 3 + k
       FROM (SELECT i, ${loja} AS loja FROM s) AS rows, (SELECT 1 AS k UNION ALL SELECT 2 UNION ALL SELECT 3) AS three`,
    );
  });
}
