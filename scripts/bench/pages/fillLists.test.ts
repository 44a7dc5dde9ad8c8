import type { Knex } from "knex";
import { beforeAll, expect, test } from "vitest";
import { grupoOf } from "../../../server/src/domain/pedido/grupos.ts";
import type { Database } from "../../../server/src/platform/storage/database.ts";
import { DATE_COLUMNS } from "../../../server/src/platform/storage/migrations/0002_pedidos.ts";
import { openDatabase } from "../../../server/src/platform/storage/openDatabase.ts";
import { eachDatabase } from "../../../server/src/test-support/databases.ts";
import { fillLists } from "./fillLists.ts";

const ORDERS = 6000;
const DAY = 86_400_000;

eachDatabase((engine, open) => {
  let before: unknown[];
  let db: Database;

  beforeAll(async () => {
    const url = await open.url();
    const migrated = await openDatabase(url);
    before = await schemaOf(migrated);
    await migrated.close();
    await fillLists(url, ORDERS);
    db = await openDatabase(url);
    return () => db.close();
  });

  test("the schema is as it was before", async () => {
    expect(await schemaOf(db)).toEqual(before);
  });

  test("counters of orders say what the rows say", async () => {
    const groups = ["id_loja", "coluna", "dia", "id_status", "autorizado"];
    for (const [table, key] of [
      ["pedido_dia", groups],
      ["pedido_grupo_dia", [...groups, "grupo"]],
    ] as const) {
      const counters = await db.reader(table as string).select(...key, "quantidade");
      const counted = await Promise.all(
        DATE_COLUMNS.map((coluna) => {
          const value: Record<string, string> = {
            coluna: `'${coluna}'`,
            dia: `${coluna} / ${DAY}`,
            autorizado: "COALESCE(autorizado, -1)",
          };
          return countedBy(
            db,
            "pedido",
            key.map((name) => [name, value[name] ?? name]),
            `${coluna} IS NOT NULL`,
          );
        }),
      );
      expect(asTexts(counters)).toEqual(asTexts(counted.flat()));
    }
  });

  test("counters of conversations and pre-lists say what the rows say", async () => {
    for (const [table, instant, filters] of [
      ["chat", "ultima_em", ["situacao", "id_transportadora"]],
      ["plp", "data", ["status", "filial_erp"]],
    ] as const) {
      const key = [["id_loja"], ["dia", `${instant} / ${DAY}`], ...filters.map((name) => [name])];
      const counted = await countedBy(
        db,
        table,
        key.map(([name = "", value = name]) => [name, value]),
        "1 = 1",
      );
      expect(asTexts(await db.reader(`${table}_contagem`).select())).toEqual(asTexts(counted));
    }
  });

  test("orders are in the groups that the service puts them in, and only these are known", async () => {
    const orders = await db
      .reader("pedido as p")
      .join("envio as e", (on) => on.on("e.id_loja", "p.id_loja").on("e.id_pedido", "p.id"))
      .select("p.id_loja", "p.grupo", "p.canal", "p.plataforma", "e.id_transportadora")
      .distinct();
    for (const { grupo, canal, plataforma, id_transportadora: idTransportadora } of orders) {
      const of = grupoOf({ canal, plataforma, envios: [{ transporte: { idTransportadora } }] } as never);
      expect(grupo).toBe(of.grupo);
    }
    const grupos = orders.map(({ id_loja, grupo, canal, plataforma }) => ({
      id_loja,
      grupo,
      canal,
      plataforma,
    }));
    expect(asTexts(await db.reader("pedido_grupo").select())).toEqual(asTexts(grupos));
    const membros = orders.map(({ id_loja, grupo, id_transportadora }) => ({
      id_loja,
      id_transportadora,
      grupo,
    }));
    expect(asTexts(await db.reader("pedido_grupo_transportadora").select())).toEqual(asTexts(membros));
  });

  test("every row refers to rows that are there", async () => {
    for (const table of ["envio", "chat", "plp_envio"]) {
      const orphans = await db
        .reader(`${table} as t`)
        .leftJoin("pedido as p", (on) => on.on("p.id_loja", "t.id_loja").on("p.id", "t.id_pedido"))
        .whereNull("p.id")
        .count("* as n");
      expect([table, Number(orphans[0]?.n)]).toEqual([table, 0]);
    }
  });

  /** Indexes and triggers, and whether they are on. */
  async function schemaOf({ reader }: Database): Promise<unknown[]> {
    if (engine === "sqlite")
      return reader("sqlite_master")
        .select("name", "sql")
        .whereNot("tbl_name", "like", "sqlite%")
        .orderBy("name");
    const { rows } = await reader.raw<{ rows: unknown[] }>(
      `SELECT indexname AS name, indexdef AS sql FROM pg_indexes WHERE schemaname = 'public'
       UNION ALL SELECT tgname, tgenabled::text FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`,
    );
    return rows;
  }
});

async function countedBy(
  { reader }: Database,
  table: string,
  key: [name: string, value: string][],
  where: string,
): Promise<object[]> {
  const columns = key.map(([name, value]): Knex.Raw => reader.raw(`${value} AS ${name}`));
  const places = key.map((_, index) => index + 1).join(", ");
  return reader(table)
    .select(...columns, reader.raw("COUNT(*) AS quantidade"))
    .whereRaw(where)
    .groupByRaw(places);
}

/** Rows in an order of their own, whatever the engine makes of numbers. */
const asTexts = (rows: readonly object[]): string[] =>
  rows
    .map((row) =>
      Object.entries(row)
        .sort(([a], [b]) => a.localeCompare(b))
        .join(" "),
    )
    .toSorted();
