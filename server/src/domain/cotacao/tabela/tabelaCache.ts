import { LRUCache } from "lru-cache";
import { cacheFigures, figure } from "../../../platform/counters.ts";
import { openTabela } from "./openTabela.ts";
import type { OpenTabela } from "./types.ts";

/** Brings the packed bytes of a key, or null when there is no such table. */
export type TabelaLoader = (key: string) => Promise<Uint8Array | null> | Uint8Array | null;

/** Opened freight tables, the least recently used thrown out first when the bytes exceed the budget. */
export interface TabelaCache {
  /** Bytes held now; never above the budget. */
  readonly bytes: number;
  readonly size: number;
  /** How many tables have left the cache: while it stays the same, what was in is still in. */
  readonly removed: number;
  get(key: string): OpenTabela | undefined;
  /** Keeps a table; one larger than the whole budget is not kept. */
  set(key: string, tabela: OpenTabela): void;
  /** The cached table or the loader's, opened and kept. Callers that ask at the same time share one load. */
  load(key: string, loader: TabelaLoader): Promise<OpenTabela | null>;
  clear(): void;
}

const { hits, misses } = cacheFigures("tabela");
const held = figure("gauge", "frete_cache_bytes", "Bytes that a cache holds", { cache: "tabela" });

/** Makes an empty cache. Keys are free text; put store, table and version in them, then nothing ever goes stale. */
export function tabelaCache(budgetBytes: number): TabelaCache {
  let removed = 0;
  const tabelas = new LRUCache<string, OpenTabela>({
    maxSize: budgetBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
    dispose: () => {
      removed++;
    },
  });
  const keep = (key: string, tabela: OpenTabela) => {
    tabelas.set(key, tabela);
    held.value = tabelas.calculatedSize;
  };
  const loading = new Map<string, Promise<OpenTabela | null>>();

  return {
    get bytes() {
      return tabelas.calculatedSize;
    },
    get size() {
      return tabelas.size;
    },
    get removed() {
      return removed;
    },
    get: (key) => {
      const known = tabelas.get(key);
      if (known) hits.value++;
      return known;
    },
    set: keep,
    async load(key, loader) {
      const known = tabelas.get(key) ?? loading.get(key);
      if (known) return known;
      misses.value++;
      const promise = loadTable(key, loader).finally(() => loading.delete(key));
      loading.set(key, promise);
      const tabela = await promise;
      if (tabela) keep(key, tabela);
      return tabela;
    },
    clear: () => tabelas.clear(),
  };
}

async function loadTable(key: string, loader: TabelaLoader): Promise<OpenTabela | null> {
  const packed = await loader(key);
  return packed && openTabela(packed);
}
