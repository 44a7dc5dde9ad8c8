import { beforeAll, expect, test } from "vitest";
import { seedDemo } from "../../demo/index.ts";
import { manualClock } from "../../platform/clock.ts";
import type { Database } from "../../platform/storage/database.ts";
import { eachDatabase } from "../../test-support/databases.ts";
import { storeCache } from "./storeCache.ts";
import { tableCache } from "./tabela/index.ts";

const silent = { info: () => {}, warn: () => {} };

eachDatabase((_name, open) => {
  let db: Database;
  beforeAll(async () => {
    db = await open();
    await seedDemo(db, manualClock(Date.UTC(2026, 5, 15, 12)), silent);
  });

  test("a store's tables stay opened while they are in the cache, and are read again once they left it", async () => {
    const cache = tableCache(64 * 1024 * 1024);
    const stores = storeCache(db, cache);
    const first = await stores.open(1, 1, null);
    const all = cache.size;
    expect(all).toBeGreaterThan(1);
    const table = [...first.store.tables][0]?.settings.id ?? 0;
    const kept = first.tables(table);
    expect(kept).toBeDefined();
    for (let time = 0; time < 3; time++) expect((await stores.open(1, 1, null)).tables(table)).toBe(kept);

    cache.clear();
    const again = (await stores.open(1, 1, null)).tables(table);
    expect(again).not.toBe(kept);
    expect(again).toEqual(kept);
    expect(cache.size).toBe(all);
  });

  test("a cache too small for the store still gives every table", async () => {
    const cache = tableCache(5_000);
    const stores = storeCache(db, cache);
    for (let time = 0; time < 3; time++) {
      const { store, tables } = await stores.open(1, 1, null);
      for (const { settings } of store.branches.flatMap(({ pairs }) => pairs.flatMap((pair) => pair.tables)))
        expect(tables(settings.id)).toBeDefined();
      expect(cache.bytes).toBeLessThanOrEqual(5_000);
    }
  });

  test("branches that are named and all branches are told apart", async () => {
    const stores = storeCache(db);
    for (let time = 0; time < 3; time++) {
      const all = await stores.open(1, 1, null);
      const one = await stores.open(1, 1, "SP01");
      const [other] = all.store.branches.filter(({ branch }) => branch.filialErp !== "SP01");
      const place = other?.pairs.flatMap(({ tables }) => tables)[0]?.settings.id ?? 0;
      expect(all.tables(place)).toBeDefined();
      expect(one.tables(place)).toBeUndefined();
    }
  });
});
