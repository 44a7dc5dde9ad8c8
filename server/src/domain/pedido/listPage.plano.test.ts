import { beforeAll, expect, test } from "vitest";
import type { BuildStatement, Database } from "../../platform/storage/database.ts";
import { DATE_COLUMNS } from "../../platform/storage/migrations/0002_pedidos.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { insertLojas } from "../../test-support/lojas.testing.ts";
import { listPage } from "./listPage.ts";
import { cotado, insertPedidos, NO_FILTER, pedido } from "./pedido.testing.ts";
import type { PedidoFilter } from "./pedidoFilter.ts";

const START = Date.parse("2026-01-01T00:00:00Z");
const EVER = { start: 0, end: 2 * START };

/** One of many orders, each of another customer, over two weeks. */
const order = (index: number) =>
  pedido({
    numeroPedido: `X${index}`,
    id: index,
    criadoEm: START + (index % 60) * 20_000_000,
    canal: "a",
    cotado: cotado({ dataCotacao: START + (index % 60) * 20_000_000 }),
    enderecoEntrega: { ...pedido().enderecoEntrega, cpfCnpj: String(index) },
  });

eachDatabase((_name, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await insertLojas(db);
    for (const idLoja of [1, 2]) {
      const orders = Array.from({ length: 1000 }, (_, index) => order(index));
      await insertPedidos(db, idLoja, orders);
    }
    await db.transaction((trx) => trx.raw("ANALYZE"));
  });

  const FILTERS: [string, Partial<PedidoFilter>][] = [
    ["no filter", {}],
    ["idStatus", { idStatus: [25, 30] }],
    ["autorizado", { autorizado: 0 }],
    ["cpfCnpj", { cpfCnpj: "7" }],
    ["canal", { canal: ["a"] }],
    ["plataforma", { plataforma: ["a"] }],
    ["transportadora", { transportadora: [7] }],
    ["all", { idStatus: [25], autorizado: 0, cpfCnpj: "7", canal: ["a"], transportadora: [7] }],
  ];

  test.each(FILTERS)("every statement of a page by every date searches indexes: %s", async (nome, filter) => {
    const isCounted = Object.keys(filter).every((name) => name === "idStatus" || name === "autorizado");
    for (const coluna of DATE_COLUMNS) {
      const statements: [BuildStatement, Record<string, unknown>][] = [];
      const spy: Pick<Database, "dialect" | "prepare"> = {
        dialect: db.dialect,
        prepare: (build) => async (params) => {
          statements.push([build, params]);
          return [{ primeiro: 20_000, ultimo: 20_500, antes: 0 }] as never;
        },
      };
      const wanted = { idLoja: 1, coluna, range: EVER, offset: 500, limit: 50 };
      await listPage(spy as Database)({ ...wanted, filter: { ...NO_FILTER, ...filter } });
      expect(statements.length).toBeLessThanOrEqual(2);
      for (const [statement, params] of statements) {
        const sql = statement(db.reader, (name) => params[name] as never).toQuery();
        const plan = await explain(db, sql);
        expect(plan.filter((step) => /^(SCAN (pedido|envio)|Seq Scan)/.test(step))).toEqual([]);
        expect(plan.filter((step) => /^Index Cond/.test(step) && !step.includes("id_loja = 1"))).toEqual([]);
        if (isCounted) expect(plan.join("\n")).toContain(`pedido_${coluna}`);
        if (nome === "cpfCnpj" && coluna === "data_criacao")
          expect(plan.join("\n")).toContain("pedido_cpf_cnpj");
      }
    }
  });

  test.each(FILTERS.slice(1).filter(([nome]) => nome !== "cpfCnpj" && nome !== "all"))(
    "what few orders have is found by their groups: %s",
    async (_nome, filter) => {
      for (const coluna of ["data_criacao", "data_cotacao"] as const) {
        const statements: [BuildStatement, Record<string, unknown>][] = [];
        const spy: Pick<Database, "dialect" | "prepare"> = {
          dialect: db.dialect,
          prepare: (build) => async (params) => {
            statements.push([build, params]);
            return [{ primeiro: 20_000, ultimo: 20_500, antes: 0, total: 100 }] as never;
          },
        };
        const wanted = { idLoja: 1, coluna, range: EVER, offset: 50, limit: 50 };
        await listPage(spy as Database)({ ...wanted, filter: { ...NO_FILTER, ...filter } });
        const [build, params] = statements[1] as (typeof statements)[number];
        const plan = await explain(db, build(db.reader, (name) => params[name] as never).toQuery());
        expect(plan.join("\n")).toContain("pedido_grupo_status");
      }
    },
  );

  test("many orders that have what the loja's settings ask for are walked: each page as without settings", async () => {
    const read = listPage(db);
    const wanted = { idLoja: 1, coluna: "data_criacao" as const, range: EVER, limit: 50 };
    for (const offset of [0, 475, 950]) {
      const page = (filter: PedidoFilter) => read({ ...wanted, offset, filter }).then(Array.fromAsync);
      const canal = await page({ ...NO_FILTER, canal: ["a"] });
      expect(canal).toHaveLength(50);
      expect(canal).toEqual(await page(NO_FILTER));
    }
  });

  test("a page takes the same number of statements however many orders it has", async () => {
    let count = 0;
    const spy: Database = {
      ...db,
      prepare: (build) => {
        const run = db.prepare(build);
        return (params) => {
          count++;
          return run(params);
        };
      },
    };
    const read = listPage(spy);
    for (const [offset, limit] of [
      [0, 1],
      [0, 50],
      [950, 50],
      [900, 3],
    ] as const) {
      count = 0;
      const wanted = { idLoja: 1, coluna: "data_criacao" as const, range: EVER, offset, limit };
      expect(await Array.fromAsync(await read({ ...wanted, filter: NO_FILTER }))).toHaveLength(limit);
      expect(count).toBe(offset === 0 ? 1 : 2);
    }
  });
});

/** The steps of an engine's plan; PostgreSQL is kept from reading small tables whole, which is what it likes best. */
async function explain(db: Database, sql: string): Promise<string[]> {
  if (db.dialect === "sqlite") {
    const rows: { detail: string }[] = await db.reader.raw(`EXPLAIN QUERY PLAN ${sql}`);
    return rows.map(({ detail }) => detail);
  }
  return db.transaction(async (trx) => {
    await trx.raw("SET LOCAL enable_seqscan = off");
    await trx.raw("SET LOCAL enable_bitmapscan = off");
    const { rows } = await trx.raw(`EXPLAIN ${sql}`);
    return rows.map((row: Record<string, string>) => row["QUERY PLAN"]?.replace(/^[\s>-]+/, "") ?? "");
  });
}
