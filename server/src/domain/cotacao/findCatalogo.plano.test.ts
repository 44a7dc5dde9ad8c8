import { beforeAll, expect, test } from "vitest";
import type { Database } from "../../platform/storage/database.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { insertLojas } from "../../test-support/lojas.testing.ts";
import { planOf, spyOnPrepared } from "../../test-support/planOf.ts";
import { saveProdutos } from "../produto/produtoRepository.ts";
import { findCatalogo } from "./findCatalogo.ts";

const PRODUCTS = 2000;
const SIZE = { peso: 1, largura: 1, altura: 1, profundidade: 1, volumes: 1, preco: 1, status: 1 as const };
const NAMES = { sku_erp: null, codigo_agrupador: null, titulo: "P", variacao: null, categoria: null };

eachDatabase((_name, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await insertLojas(db);
    const ids = Array.from({ length: PRODUCTS }, (_, index) => index + 1);
    await db.transaction(async (trx) => {
      const rows = ids.map((id) => ({
        id_loja: 1,
        id,
        sku: `S-${id}`,
        ...NAMES,
        ...SIZE,
        filiais: "[]",
        precos: "[]",
      }));
      const mapping = (id: number) => ({ id_loja: 1, canal: `canal ${id % 4}`, sku_busca: `M-${id}` });
      await saveProdutos(
        trx,
        rows,
        ids.map((id) => ({ ...mapping(id), id_produto: id, status: 1 as const })),
      );
    });
  });

  // Without statistics on SQLite, where nobody analyses; PostgreSQL does so by itself after a while.
  test("NS-017: skus and mappings are found in one statement, both by their index", async () => {
    if (db.dialect === "postgres") await db.transaction((trx) => trx.raw("ANALYZE"));
    const { db: watched, runs } = spyOnPrepared(db);
    const found = await findCatalogo(watched)(1, "Canal 3 ", ["S-7", "M-11", "M-12", "nothing"]);
    expect([...found].map(([sku, { id }]) => [sku, id])).toEqual([
      ["S-7", 7],
      ["M-11", 11],
    ]);
    expect(runs).toHaveLength(1);
    for (const run of runs) {
      const plan = await planOf(db, run);
      expect(plan).toMatch(/produto_sku/);
      expect(plan).toMatch(/produto_de_para_sku/);
      expect(plan).not.toMatch(/Seq Scan|SCAN (p|d)\b/);
    }
  });

  test("carts of one loja that come together get each their own", async () => {
    const find = findCatalogo(db);
    const carts = ["S-1", "M-2", "S-3", "M-4"].map((sku) => [sku]);
    const found = await Promise.all(carts.map((skus) => find(1, "canal 2", skus)));
    expect(found.map((each) => [...each.values()].map(({ id }) => id))).toEqual([[1], [2], [3], []]);
    const others = await Promise.all([find(1, "canal 0", ["M-4"]), find(2, "canal 0", ["M-4", "S-1"])]);
    expect(others.map((each) => [...each.keys()])).toEqual([["M-4"], []]);
  });
});
