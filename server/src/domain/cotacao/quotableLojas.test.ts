import { beforeAll, expect, test } from "vitest";
import { seedDemo } from "../../demo/index.ts";
import { manualClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/storage/database.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { quotableLojas } from "./quotableLojas.ts";
import { tabelaCache } from "./tabela/index.ts";

const silent = { info: () => {}, warn: () => {} };

eachDatabase((_name, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await seedDemo(db, manualClock(Date.UTC(2026, 5, 15, 12)), silent);
  });

  test("a loja's tables stay opened while they are in the cache, and are read again once they left it", async () => {
    const cache = tabelaCache(64 * 1024 * 1024);
    const lojas = quotableLojas(db, cache);
    const first = await lojas.open(1, 1, null);
    const all = cache.size;
    expect(all).toBeGreaterThan(1);
    const tabela = [...first.loja.tabelas][0]?.settings.id ?? 0;
    const kept = first.tabelas(tabela);
    expect(kept).toBeDefined();
    for (let time = 0; time < 3; time++) expect((await lojas.open(1, 1, null)).tabelas(tabela)).toBe(kept);

    cache.clear();
    const again = (await lojas.open(1, 1, null)).tabelas(tabela);
    expect(again).not.toBe(kept);
    expect(again).toEqual(kept);
    expect(cache.size).toBe(all);
  });

  test("a cache too small for the loja still gives every table", async () => {
    const cache = tabelaCache(5_000);
    const lojas = quotableLojas(db, cache);
    for (let time = 0; time < 3; time++) {
      const { loja, tabelas } = await lojas.open(1, 1, null);
      for (const { settings } of loja.filiais.flatMap(({ pairs }) => pairs.flatMap((pair) => pair.tabelas)))
        expect(tabelas(settings.id)).toBeDefined();
      expect(cache.bytes).toBeLessThanOrEqual(5_000);
    }
  });

  test("branches that are named and all branches are told apart", async () => {
    const lojas = quotableLojas(db);
    for (let time = 0; time < 3; time++) {
      const all = await lojas.open(1, 1, null);
      const one = await lojas.open(1, 1, "SP01");
      const [other] = all.loja.filiais.filter(({ filial }) => filial.filialErp !== "SP01");
      const place = other?.pairs.flatMap(({ tabelas }) => tabelas)[0]?.settings.id ?? 0;
      expect(all.tabelas(place)).toBeDefined();
      expect(one.tabelas(place)).toBeUndefined();
    }
  });
});
