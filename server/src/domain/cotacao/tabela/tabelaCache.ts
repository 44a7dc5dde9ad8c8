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
  delete(key: string): void;
  clear(): void;
}

/** Makes an empty cache. Keys are free text; put loja, table and version in them, then nothing ever goes stale. */
export function tabelaCache(budgetBytes: number): TabelaCache {
  const tabelas = new Map<string, OpenTabela>();
  const loading = new Map<string, Promise<OpenTabela | null>>();
  let bytes = 0;
  let removed = 0;

  const cache: TabelaCache = {
    get bytes() {
      return bytes;
    },
    get size() {
      return tabelas.size;
    },
    get removed() {
      return removed;
    },
    get(key) {
      const tabela = tabelas.get(key);
      if (tabela) {
        tabelas.delete(key);
        tabelas.set(key, tabela);
      }
      return tabela;
    },
    set(key, tabela) {
      cache.delete(key);
      if (tabela.byteLength > budgetBytes) return;
      tabelas.set(key, tabela);
      bytes += tabela.byteLength;
      for (const oldest of tabelas.keys()) {
        if (bytes <= budgetBytes) break;
        cache.delete(oldest);
      }
    },
    async load(key, loader) {
      const known = cache.get(key) ?? loading.get(key);
      if (known) return known;
      const promise = loadTable(key, loader).finally(() => loading.delete(key));
      loading.set(key, promise);
      const tabela = await promise;
      if (tabela) cache.set(key, tabela);
      return tabela;
    },
    delete(key) {
      const tabela = tabelas.get(key);
      if (!tabela) return;
      tabelas.delete(key);
      bytes -= tabela.byteLength;
      removed++;
    },
    clear() {
      removed += tabelas.size;
      tabelas.clear();
      bytes = 0;
    },
  };
  return cache;
}

async function loadTable(key: string, loader: TabelaLoader): Promise<OpenTabela | null> {
  const packed = await loader(key);
  return packed && openTabela(packed);
}
