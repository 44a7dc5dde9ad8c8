import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openTable, packTable, tableCache } from "./index.ts";

const packed = (bands: number) =>
  packTable(
    Array.from({ length: bands }, (_, i) => ({
      cepInicio: 0,
      cepFim: 9,
      pesoInicio: i,
      pesoFim: i + 1,
      valor: i,
      prazo: 1,
      kgExcedente: null,
    })),
  );
const one = openTable(packed(1));
const size = one.byteLength;

describe("tableCache", () => {
  test("throws out the least recently used", () => {
    const cache = tableCache(3 * size);
    for (const key of ["a", "b", "c"]) cache.set(key, one);
    cache.get("a");
    cache.set("d", one);
    expect(["a", "b", "c", "d"].map((key) => cache.get(key) !== undefined)).toEqual([
      true,
      false,
      true,
      true,
    ]);
    expect(cache.bytes).toBe(3 * size);
  });

  test("does not keep a table larger than the budget, and keeps the others", () => {
    const cache = tableCache(size);
    cache.set("a", one);
    cache.set("b", openTable(packed(9)));
    expect([cache.size, cache.get("a"), cache.get("b")]).toEqual([1, one, undefined]);
  });

  test("replacing and deleting keep the count of bytes", () => {
    const cache = tableCache(100 * size);
    const other = openTable(packed(4));
    cache.set("a", one);
    cache.set("a", other);
    expect(cache.bytes).toBe(other.byteLength);
    cache.delete("a");
    cache.delete("a");
    expect([cache.bytes, cache.size]).toEqual([0, 0]);
    cache.set("a", one);
    cache.clear();
    expect([cache.bytes, cache.size]).toEqual([0, 0]);
  });

  test("load: once for callers that ask together, not again while kept, again after a failure", async () => {
    const cache = tableCache(10 * size);
    let loads = 0;
    const loader = async () => {
      loads++;
      if (loads === 1) throw new Error("gone");
      return packed(1);
    };
    await expect(cache.load("a", loader)).rejects.toThrow("gone");
    const [first, second] = await Promise.all([cache.load("a", loader), cache.load("a", loader)]);
    expect(first).toBe(second);
    expect(await cache.load("a", loader)).toBe(first);
    expect(loads).toBe(2);
    expect(await cache.load("b", () => null)).toBeNull();
    expect(cache.size).toBe(1);
  });

  test("never above the budget", () => {
    const tables = [1, 3, 20].map((bands) => openTable(packed(bands)));
    const step = fc.tuple(fc.constantFrom("a", "b", "c", "d", "e"), fc.integer({ min: 0, max: 2 }));
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const cache = tableCache(2.5 * size);
        for (const [key, which] of steps) {
          cache.set(key, tables[which] as typeof one);
          const kept = ["a", "b", "c", "d", "e"].flatMap((name) => cache.get(name) ?? []);
          expect(cache.bytes).toBe(kept.reduce((sum, { byteLength }) => sum + byteLength, 0));
          expect(cache.bytes).toBeLessThanOrEqual(2.5 * size);
        }
      }),
    );
  });
});
