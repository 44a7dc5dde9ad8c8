import { createHash } from "node:crypto";
import type { Knex } from "knex";
import { chunks } from "../chunks.ts";
import { DATE_COLUMNS } from "./0002_pedidos.ts";
import { createTables } from "./createTables.ts";
import type { Migration } from "./migration.ts";

const DAY = 86_400_000;

/**
 * Counters of orders per day by what the settings of a loja may filter its list by: orders of the same channel, platform and set of
 * carriers are a group. Orders that are there already are counted.
 */
export const grupos: Migration = async (knex, dialect) => {
  await createTables(knex, dialect, [
    `CREATE CLUSTERED TABLE pedido_grupo (
      id_loja BIGINT NOT NULL,
      grupo TEXT NOT NULL,
      canal TEXT,
      plataforma TEXT,
      PRIMARY KEY (id_loja, grupo)
    )`,
    `CREATE CLUSTERED TABLE pedido_grupo_transportadora (
      id_loja BIGINT NOT NULL,
      id_transportadora BIGINT NOT NULL,
      grupo TEXT NOT NULL,
      PRIMARY KEY (id_loja, id_transportadora, grupo)
    )`,
    `CREATE CLUSTERED TABLE pedido_grupo_dia (
      id_loja BIGINT NOT NULL,
      coluna TEXT NOT NULL,
      grupo TEXT NOT NULL,
      dia INTEGER NOT NULL,
      id_status INTEGER NOT NULL,
      autorizado INTEGER NOT NULL,
      quantidade INTEGER NOT NULL,
      PRIMARY KEY (id_loja, coluna, grupo, dia, id_status, autorizado)
    )`,
  ]);
  for (const idLoja of await knex("loja").orderBy("id").pluck("id")) await fill(knex, idLoja);
};

interface CountedRow {
  coluna: string;
  canal: string | null;
  plataforma: string | null;
  transportadoras: string | null;
  dia: number;
  id_status: number;
  autorizado: number;
  quantidade: number;
}

async function fill(knex: Knex, id_loja: number): Promise<void> {
  const [known, carriers] = [new Map<string, object>(), new Map<string, object>()];
  const counts: object[] = [];
  for (const { canal, plataforma, transportadoras, ...count } of await countOrders(knex, id_loja)) {
    const ids = transportadoras?.split(",").map(Number) ?? [];
    const grupo = createHash("sha256")
      .update(JSON.stringify([canal, plataforma, ids]))
      .digest("base64url")
      .slice(0, 22);
    known.set(grupo, { id_loja, grupo, canal, plataforma });
    for (const id_transportadora of ids)
      carriers.set(`${id_transportadora}/${grupo}`, { id_loja, id_transportadora, grupo });
    counts.push({ id_loja, grupo, ...count });
  }
  for (const [table, rows] of [
    ["pedido_grupo", [...known.values()]],
    ["pedido_grupo_transportadora", [...carriers.values()]],
    ["pedido_grupo_dia", counts],
  ] as const) {
    for (const some of chunks<object>(rows)) await knex(table as string).insert(some);
  }
}

async function countOrders(knex: Knex, idLoja: number): Promise<CountedRow[]> {
  const perDay = DATE_COLUMNS.map((column) => {
    // Rounded down, before 1970 too.
    const day = `(${column} - ((${column} % ${DAY}) + ${DAY}) % ${DAY}) / ${DAY}`;
    const group = `canal, plataforma, transportadoras, ${day}, id_status, autorizado`;
    return `SELECT '${column}' AS coluna, canal, plataforma, transportadoras, ${day} AS dia, id_status, autorizado,
      COUNT(*) AS quantidade FROM todos WHERE ${column} IS NOT NULL GROUP BY ${group}`;
  });
  const answer = await knex.raw(
    `WITH todos AS MATERIALIZED (
      SELECT canal, plataforma, id_status, COALESCE(autorizado, -1) AS autorizado, ${DATE_COLUMNS.join(", ")},
        (SELECT string_agg(CAST(t AS TEXT), ',' ORDER BY t) FROM (
          SELECT DISTINCT id_transportadora AS t FROM envio
          WHERE envio.id_loja = pedido.id_loja AND envio.id_pedido = pedido.id) AS cada) AS transportadoras
      FROM pedido WHERE id_loja = ?)
    ${perDay.join(" UNION ALL ")}`,
    [idLoja],
  );
  return answer.rows ?? answer;
}
