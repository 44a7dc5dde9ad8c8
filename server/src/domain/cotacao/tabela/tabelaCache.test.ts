import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openTabela, packTabela, tabelaCache } from "./index.ts";

const packed = (faixas: number) =>
  packTabela(
    Array.from({ length: faixas }, (_, i) => ({
      cepInicio: 0,
      cepFim: 9,
      pesoInicio: i,
      pesoFim: i + 1,
      valor: i,
      prazo: 1,
      kgExcedente: null,
    })),
  );
const one = openTabela(packed(1));
const size = one.byteLength;

describe("tableCache", () => {
  test("throws out the least recently used", () => {
    const cache = tabelaCache(3 * size);
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
    const cache = tabelaCache(size);
    cache.set("a", one);
    cache.set("b", openTabela(packed(9)));
    expect([cache.size, cache.get("a"), cache.get("b")]).toEqual([1, one, undefined]);
  });

  test("replacing keeps the counts of bytes and of tables that left", () => {
    const cache = tabelaCache(100 * size);
    const other = openTabela(packed(4));
    cache.set("a", one);
    expect(cache.removed).toBe(0);
    cache.set("a", other);
    expect([cache.bytes, cache.size, cache.removed]).toEqual([other.byteLength, 1, 1]);
    cache.clear();
    expect([cache.bytes, cache.size, cache.removed]).toEqual([0, 0, 2]);
  });

  test("load: once for callers that ask together, not again while kept, again after a failure", async () => {
    const cache = tabelaCache(10 * size);
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
    const tabelas = [1, 3, 20].map((faixas) => openTabela(packed(faixas)));
    const step = fc.tuple(fc.constantFrom("a", "b", "c", "d", "e"), fc.integer({ min: 0, max: 2 }));
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const cache = tabelaCache(2.5 * size);
        for (const [key, which] of steps) {
          cache.set(key, tabelas[which] as typeof one);
          const kept = ["a", "b", "c", "d", "e"].flatMap((name) => cache.get(name) ?? []);
          expect(cache.bytes).toBe(kept.reduce((sum, { byteLength }) => sum + byteLength, 0));
          expect(cache.bytes).toBeLessThanOrEqual(2.5 * size);
        }
      }),
    );
  });
});
