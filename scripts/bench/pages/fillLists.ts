import type { Knex } from "knex";
import { grupoOf } from "../../../server/src/domain/pedido/grupos.ts";
import { cotado, envio, pedido } from "../../../server/src/domain/pedido/pedido.testing.ts";
import { DATE_COLUMNS } from "../../../server/src/platform/storage/migrations/0002_pedidos.ts";
import { type Load, loadInBulk } from "./loadInBulk.ts";

/** The store that is listed; the others are beside it in every table. */
export const STORE = 1;
const OTHERS = 100;
/** Rows of a statement. */
const STEP = 50_000;
const LISTED = ["pedido", "envio", "chat", "plp", "plp_envio", "regra_frete"];
/** What the list of a table is counted by, besides the day of an instant. */
const COUNTED = [
  ["chat", "ultima_em", "situacao, id_transportadora"],
  ["plp", "data", "status, filial_erp"],
] as const;
const YEAR = 365 * 86_400_000;
/** First moment of the year over which the orders are spread. */
const FIRST = Date.parse("2026-01-01T03:00:00Z");
/** What the settings of a loja filter its orders by: what most have, one in 100, one in 10,000. */
const CANAIS = ["Site", "Marketplace", "Televendas", "Feira"];
const PLATAFORMAS = ["Loja virtual", "Quiosque", "Antiga"];
const TRANSPORTADORAS = [1, 2, 3, 4, 5];

const template = pedido({ canal: "Site", envios: [envio()], cotado: cotado() });

/** What most rows have, what one in 100 has, and what one in 10,000 has: `i` is the number of the row. */
const mostly = (most: string, seldom: string, rarely: string, of: number) =>
  `CASE WHEN i % 10000 = ${of} THEN ${rarely} WHEN i % 100 = ${of % 100} THEN ${seldom} ELSE ${most} END`;
const CANAL = mostly("CASE i % 2 WHEN 0 THEN 'Site' ELSE 'Marketplace' END", "'Televendas'", "'Feira'", 5013);
const PLATAFORMA = mostly("'Loja virtual'", "'Quiosque'", "'Antiga'", 5014);
const TRANSPORTADORA = mostly("1 + i % 3", "4", "5", 5015);

/**
 * Fills an empty, migrated database with the orders of one store, spread over a year, and a tenth as many of a hundred others, by SQL
 * alone, and as many conversations, pre-lists and freight rules of the store. What lists are filtered by is had by most rows, by one in 100
 * or by one in 10,000. The last twentieth of the year is on its way; every other order before is authorized. Ten orders belong to
 * each customer. Counters are made of the rows, and say what the service would have counted.
 */
export function fillLists(url: string, orders: number): Promise<void> {
  return loadInBulk(url, LISTED, async (load) => {
    const { knex } = load;
    await knex("loja").insert(Array.from({ length: OTHERS + 1 }, (_, index) => lojaRow(index + 1)));
    await insertCombinacoes(knex);
    const of = Math.max(1, Math.floor(orders / 10 / OTHERS)) * OTHERS;
    for (let first = 0; first < orders; first += STEP) {
      const numbers = series(load, first, Math.min(orders, first + STEP));
      await insertPedidos(load, numbers, `${STORE}`, orders);
      await insertOthers(load, numbers, orders);
    }
    await insertPedidos(load, series(load, 0, of), `2 + i % ${OTHERS}`, of);
    await countPedidos(knex);
    for (const [table, instant, filters] of COUNTED) {
      await knex.raw(`INSERT INTO ${table}_contagem (id_loja, dia, ${filters}, quantidade)
        SELECT id_loja, ${instant} / 86400000, ${filters}, COUNT(*) FROM ${table}
        GROUP BY id_loja, ${instant} / 86400000, ${filters}`);
    }
  });
}

const lojaRow = (id: number) => ({
  id,
  nome: `Loja ${id}`,
  ativa: 1 as const,
  configuracao: "{}",
  versao: 1,
  criada_em: 0,
});

/** A statement begins with the numbers of its rows, as `s (i)`. */
const series = ({ dialect }: Load, first: number, end: number) =>
  dialect === "sqlite"
    ? `WITH RECURSIVE s(i) AS (SELECT ${first} UNION ALL SELECT i + 1 FROM s WHERE i + 1 < ${end})`
    : `WITH s AS (SELECT i FROM generate_series(${first}, ${end - 1}) AS i)`;

/** The key of the order `i` of a loja: 32 hexadecimal digits. */
const chaveOf = ({ dialect }: Load, loja: string) =>
  dialect === "sqlite"
    ? `printf('%032x', i * 1000 + ${loja})`
    : `lpad(to_hex(CAST(i AS bigint) * 1000 + ${loja}), 32, '0')`;

/** The group that the service puts orders in, for whatever they may have. */
async function insertCombinacoes(knex: Knex): Promise<void> {
  await knex.raw(`CREATE TEMPORARY TABLE combinacao (canal TEXT, plataforma TEXT, transportadora BIGINT, grupo TEXT,
    PRIMARY KEY (canal, plataforma, transportadora))`);
  const all = CANAIS.flatMap((canal) =>
    PLATAFORMAS.flatMap((plataforma) =>
      TRANSPORTADORAS.map((transportadora) => {
        const transporte = { ...envio().transporte, idTransportadora: transportadora };
        const { grupo } = grupoOf({ ...template, canal, plataforma, envios: [{ ...envio(), transporte }] });
        return { canal, plataforma, transportadora, grupo };
      }),
    ),
  );
  await knex("combinacao").insert(all);
}

/** Orders of one shipment each. @param loja whose the order `i` is */
async function insertPedidos(load: Load, numbers: string, loja: string, orders: number): Promise<void> {
  const { knex, dialect } = load;
  const text = (sql: string) => `CAST(${sql} AS TEXT)`;
  const pad = (sql: string) =>
    dialect === "sqlite" ? `printf('%011d', ${sql})` : `lpad(${text(sql)}, 11, '0')`;
  const made = `${FIRST} + CAST(i AS BIGINT) * ${Math.floor(YEAR / orders)}`;
  const old = `i < ${Math.floor(orders * 0.95)}`;
  const day = (days: number) => `(${made} + ${days * 86_400_000}) / 86400000 * 86400000 + 10800000`;
  const columns: Record<string, string> = {
    id_loja: "loja",
    id: "i + 1",
    chave: chaveOf(load, "loja"),
    numero_pedido: text("i"),
    tipo_pedido: "'envio'",
    canal: "canal",
    plataforma: "plataforma",
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
    grupo: "grupo",
  };
  const rows = `(SELECT i, ${loja} AS loja, ${CANAL} AS canal, ${PLATAFORMA} AS plataforma, ${TRANSPORTADORA} AS transportadora
    FROM s) AS rows`;
  await knex.raw(
    `INSERT INTO pedido (${Object.keys(columns).join(", ")}) ${numbers}
     SELECT ${Object.entries(columns)
       .map(([name, value]) => (name === value && name !== "grupo" ? `rows.${value}` : value))
       .join(", ")} FROM ${rows} JOIN combinacao AS c
       ON c.canal = rows.canal AND c.plataforma = rows.plataforma AND c.transportadora = rows.transportadora`,
    ["0".repeat(64), JSON.stringify(template)],
  );
  await knex.raw(
    `INSERT INTO envio (id_loja, id, id_pedido, id_transportadora, id_metodo, id_filial, id_status, chave_nf, numero_nf) ${numbers}
     SELECT loja, i + 1, i + 1, transportadora, 1, 1, 50, ${text("i")}, i FROM ${rows}`,
  );
}

/** What is counted of orders, and the groups that they are in. */
async function countPedidos(knex: Knex): Promise<void> {
  const dates = DATE_COLUMNS.map((column) => `${column} / 86400000`);
  const what = "id_loja, grupo, canal, plataforma, id_status";
  await knex.raw(`CREATE TEMPORARY TABLE contado AS
    SELECT ${what}, COALESCE(autorizado, -1) AS autorizado, ${dates.map((date, index) => `${date} AS ${DATE_COLUMNS[index]}`).join(", ")},
      COUNT(*) AS quantidade
    FROM pedido GROUP BY ${what}, COALESCE(autorizado, -1), ${dates.join(", ")}`);
  for (const column of DATE_COLUMNS) {
    for (const [table, grupo] of [
      ["pedido_dia", ""],
      ["pedido_grupo_dia", "grupo, "],
    ]) {
      const key = `id_loja, coluna, ${grupo}dia, id_status, autorizado`;
      const value = `id_loja, '${column}', ${grupo}${column}, id_status, autorizado`;
      await knex.raw(`INSERT INTO ${table} (${key}, quantidade) SELECT ${value}, SUM(quantidade) FROM contado
        WHERE ${column} IS NOT NULL GROUP BY id_loja, ${grupo}${column}, id_status, autorizado`);
    }
  }
  await knex.raw(
    "INSERT INTO pedido_grupo (id_loja, grupo, canal, plataforma) SELECT DISTINCT id_loja, grupo, canal, plataforma FROM contado",
  );
  await knex.raw(`INSERT INTO pedido_grupo_transportadora (id_loja, id_transportadora, grupo)
    SELECT DISTINCT id_loja, transportadora, grupo FROM contado JOIN combinacao USING (grupo)`);
}

/** A conversation, a pre-list of one shipment and a freight rule beside each order of the store. */
async function insertOthers(load: Load, numbers: string, orders: number): Promise<void> {
  const { knex } = load;
  const made = `${FIRST} + CAST(i AS BIGINT) * ${Math.floor(YEAR / orders)}`;
  const rows = `FROM (SELECT i + 1 AS i, ${chaveOf(load, `${STORE}`)} AS chave FROM s) AS rows`;
  await knex.raw(`INSERT INTO chat (id_loja, id_pedido, chave, chave_pedido, tipo_pedido, id_transportadora,
          nome_transportadora, situacao, sub_situacao, criado_em, ultima_em, ultima_mensagem, ultima_origem,
          qtd_mensagens, qtd_anexos)
        ${numbers} SELECT ${STORE}, i, chave, chave, 'envio', ${TRANSPORTADORA}, 'Carga Teste',
          CASE i % 100 WHEN 7 THEN 'aberto' ELSE 'finalizado' END, 'aguardandoRespostaLoja', ${made}, ${made} + 3600000,
          'O produto está intacto e sai hoje para entrega.', 'transportadora', 2, 0 ${rows}`);
  await knex.raw(`INSERT INTO plp (id_loja, codigo, status, data, id_filial, filial_erp, id_transportadora,
          transportadora, id_metodo, metodo_envio, nome_usuario)
        ${numbers} SELECT ${STORE}, i, ${mostly("'Finalizada'", "'Pendente'", "'Excluída'", 5007)}, ${made}, 1,
          ${mostly("'SP01'", "'RJ01'", "'PE01'", 5013)}, 1, 'Carga Teste', 1, 'Lento', 'Operação' ${rows}`);
  await knex.raw(
    `INSERT INTO plp_envio (id_loja, codigo, posicao, id_pedido, id_envio) ${numbers} SELECT ${STORE}, i, 1, i, i ${rows}`,
  );
  await knex.raw(`INSERT INTO regra_frete (id_loja, codigo, titulo, titulo_busca, status, valor_tipo, valor_acao, valor,
          prazo_acao, prazo, data_inicio, data_fim, ordem, criterios, campos, id_usuario, usuario, usuario_email,
          data_cadastro)
        ${numbers} SELECT ${STORE}, i, 'Promoção ' || i, 'promoção ' || i, ${mostly("'ativo'", "'pendente'", "'inativo'", 5007)},
          ${mostly("'percentual'", "'fixo'", "'fixo'", 5013)}, CASE i % 2 WHEN 0 THEN 'soma' ELSE 'desconto' END, 1000,
          ${mostly("NULL", "'soma'", "'desconto'", 5014)}, NULL, '2026-01-01',
          ${mostly("NULL", "'2026-02-01'", "'2026-03-01'", 5015)}, i % 100, '[]',
          ${mostly("2 + 4", "2 + 8", "2 + 16", 5016)}, 1, 'Operação', 'op@frete.example', ${made} ${rows}`);
}
