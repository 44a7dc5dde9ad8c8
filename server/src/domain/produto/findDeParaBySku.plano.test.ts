import { beforeAll, expect, test } from "vitest";
import type { Database } from "../../platform/storage/database.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { insertLojas } from "../../test-support/lojas.testing.ts";
import { planOfStatement } from "../../test-support/planOf.ts";
import { findDeParaBySku, saveProdutos } from "./produtoRepository.ts";

const MAPPINGS = 20_000;
const key = (index: number) => ({ canal: `canal ${index % 40}`, sku_busca: `M-${index}` });

eachDatabase((_name, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await insertLojas(db);
    await db.transaction(async (trx) => {
      const size = { peso: 1, largura: 1, altura: 1, profundidade: 1, preco: 1 };
      await trx("produto").insert({ id_loja: 1, id: 1, sku: "A", titulo: "A", ...size });
      const rows = Array.from({ length: MAPPINGS }, (_, index) => ({
        id_loja: 1,
        ...key(index),
        id_produto: 1,
        status: 1 as const,
      }));
      await saveProdutos(trx, [], rows);
    });
  });

  // A database that nobody analysed first: PostgreSQL does so by itself after a while, SQLite never.
  test.each([
    [1, "no"],
    [500, "no"],
    [1, "fresh"],
    [500, "fresh"],
  ])("NS-017: %i mappings of many are found by index, with %s statistics", async (count, statistics) => {
    if (statistics === "fresh" || db.dialect === "postgres")
      await db.transaction((trx) => trx.raw("ANALYZE"));
    const skus = Array.from({ length: count }, (_, index) => key(index).sku_busca);
    const run: { sql: string; bindings: readonly unknown[] }[] = [];
    const note = (statement: (typeof run)[number]) => void run.push(statement);
    db.reader.on("query", note);
    expect(await findDeParaBySku(db.reader, 1, skus)).toHaveLength(count);
    db.reader.removeListener("query", note);
    expect(run).toHaveLength(1);
    for (const statement of run) {
      const plan = await planOfStatement(db, statement);
      expect(plan).not.toMatch(/Seq Scan|SCAN produto_de_para/);
      expect(plan).toMatch(/produto_de_para_sku/);
    }
  });
});
