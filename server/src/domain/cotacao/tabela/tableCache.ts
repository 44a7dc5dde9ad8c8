import { openTable } from "./openTable.ts";
import type { FreightTable } from "./types.ts";

/** Brings the packed bytes of a key, or null when there is no such table. */
export type TableLoader = (key: string) => Promise<Uint8Array | null> | Uint8Array | null;

/** Opened freight tables, the least recently used thrown out first when the bytes exceed the budget. */
export interface TableCache {
  /** Bytes held now; never above the budget. */
  readonly bytes: number;
  readonly size: number;
  /** How many tables have left the cache: while it stays the same, what was in is still in. */
  readonly removed: number;
  get(key: string): FreightTable | undefined;
  /** Keeps a table; one larger than the whole budget is not kept. */
  set(key: string, table: FreightTable): void;
  /** The cached table or the loader's, opened and kept. Callers that ask at the same time share one load. */
  load(key: string, loader: TableLoader): Promise<FreightTable | null>;
  delete(key: string): void;
  clear(): void;
}

/** Makes an empty cache. Keys are free text; put store, table and version in them, then nothing ever goes stale. */
export function tableCache(budgetBytes: number): TableCache {
  const tables = new Map<string, FreightTable>();
  const loading = new Map<string, Promise<FreightTable | null>>();
  let bytes = 0;
  let removed = 0;

  const cache: TableCache = {
    get bytes() {
      return bytes;
    },
    get size() {
      return tables.size;
    },
    get removed() {
      return removed;
    },
    get(key) {
      const table = tables.get(key);
      if (table) {
        tables.delete(key);
        tables.set(key, table);
      }
      return table;
    },
    set(key, table) {
      cache.delete(key);
      if (table.byteLength > budgetBytes) return;
      tables.set(key, table);
      bytes += table.byteLength;
      for (const oldest of tables.keys()) {
        if (bytes <= budgetBytes) break;
        cache.delete(oldest);
      }
    },
    async load(key, loader) {
      const known = cache.get(key) ?? loading.get(key);
      if (known) return known;
      const promise = loadTable(key, loader).finally(() => loading.delete(key));
      loading.set(key, promise);
      const table = await promise;
      if (table) cache.set(key, table);
      return table;
    },
    delete(key) {
      const table = tables.get(key);
      if (!table) return;
      tables.delete(key);
      bytes -= table.byteLength;
      removed++;
    },
    clear() {
      removed += tables.size;
      tables.clear();
      bytes = 0;
    },
  };
  return cache;
}

async function loadTable(key: string, loader: TableLoader): Promise<FreightTable | null> {
  const packed = await loader(key);
  return packed && openTable(packed);
}
