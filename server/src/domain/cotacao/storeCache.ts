import type { Database } from "../../platform/storage/database.ts";
import { neededTables, type PreparedStore, prepareStore, type TableLookup } from "./frete/index.ts";
import { readStoreConfiguration } from "./readStoreConfiguration.ts";
import { type FreightTable, type TableCache, tableCache } from "./tabela/index.ts";

/** Memory for opened freight tables: 256 MiB hold about five million CEP ranges of ten bands. */
const TABLE_BYTES = 256 * 1024 * 1024;
/** Stores whose configuration is kept; the least recently quoted goes first. */
const MAX_STORES = 1_000;
/** Selections of branches of one store whose tables are remembered together. */
const MAX_SETS = 50;
/** How often a snapshot is read anew when an operator's change comes in between. */
const TRIES = 3;

/** A store ready to quote: what `quote` takes. */
export interface QuotableStore {
  store: PreparedStore;
  tables: TableLookup;
  /** Items that a quotation may have: a setting of the store (NS-079). */
  maxVolumes: number;
}

interface Snapshot {
  versao: number;
  maxVolumes: number;
  store: PreparedStore;
  versaoFaixas: ReadonlyMap<number, number>;
}

type OpenedTables = ReadonlyMap<number, FreightTable>;

/**
 * Keeps stores ready to quote. The caller's token look-up brings the store's version with every request, so a kept snapshot
 * is used only while it is current: a change by the operator shows in the next quotation of every process.
 */
export interface StoreCache {
  /** The store at this version or a newer one, with the tables that these branches may use opened. */
  open(idLoja: number, versao: number, filiaisOrigem: string | null): Promise<QuotableStore>;
}

/** Makes an empty cache over a database. */
export function storeCache(db: Database, tables: TableCache = tableCache(TABLE_BYTES)): StoreCache {
  const snapshots = new Map<number, Promise<Snapshot>>();
  const complete = completeSets(tables);
  const findBands = db.prepare<{ dados: Uint8Array }>((knex, param) =>
    knex("tabela_faixas")
      .select("dados")
      .where({ id_loja: param("idLoja"), id_tabela: param("idTabela"), versao: param("versao") }),
  );

  return {
    async open(idLoja, versao, filiaisOrigem) {
      let wanted = versao;
      for (let tries = 0; tries < TRIES; tries++) {
        const snapshot = await current(idLoja, wanted);
        const opened = await openTables(idLoja, snapshot, filiaisOrigem);
        if (opened) {
          const { store, maxVolumes } = snapshot;
          return { store, maxVolumes, tables: (idTabela) => opened.get(idTabela) };
        }
        // An import replaced the bands after the snapshot was read: there is a newer version to read.
        wanted = snapshot.versao + 1;
      }
      throw new Error(`store ${idLoja}: bands of a freight table are missing`);
    },
  };

  async function current(idLoja: number, versao: number): Promise<Snapshot> {
    for (let tries = 1; ; tries++) {
      const kept = snapshots.get(idLoja);
      const snapshot = await kept;
      if (kept && snapshot && (snapshot.versao >= versao || tries > TRIES)) {
        snapshots.delete(idLoja);
        snapshots.set(idLoja, kept);
        return snapshot;
      }
      // Several requests may find the snapshot old at once: only the first reads it anew.
      if (snapshots.get(idLoja) === kept) snapshots.set(idLoja, read(idLoja));
      while (snapshots.size > MAX_STORES) snapshots.delete(snapshots.keys().next().value as number);
    }
  }

  function read(idLoja: number): Promise<Snapshot> {
    const reading = readStoreConfiguration(db.reader, idLoja).then(({ data, ...rest }) => ({
      ...rest,
      store: prepareStore(data),
    }));
    reading.catch(() => snapshots.delete(idLoja));
    return reading;
  }

  /** The opened tables by code; undefined when the bands of one have been replaced meanwhile. */
  async function openTables(
    idLoja: number,
    snapshot: Snapshot,
    filiaisOrigem: string | null,
  ): Promise<OpenedTables | undefined> {
    const known = complete.of(snapshot).get(filiaisOrigem);
    if (known) return known;
    const { store, versaoFaixas } = snapshot;
    const opened = new Map<number, FreightTable>();
    let isComplete = true;
    for (const { id } of neededTables(store, filiaisOrigem)) {
      const versao = versaoFaixas.get(id) ?? 0;
      if (versao === 0) continue;
      const key = `${idLoja}/${id}/${versao}`;
      const load = async () => (await findBands({ idLoja, idTabela: id, versao }))[0]?.dados ?? null;
      const cached = tables.get(key);
      const table = cached ?? (await tables.load(key, load));
      if (!table) return undefined;
      if (!cached) isComplete = false;
      opened.set(id, table);
    }
    if (isComplete) complete.of(snapshot).set(filiaisOrigem, opened);
    return opened;
  }
}

/**
 * Sets of tables that were all found in the cache, until a table leaves it: asking for each one of a store with 1000 tables
 * costs 170 us per quotation. What is remembered is dropped as a whole, so it never keeps a removed table in memory.
 */
function completeSets(tables: TableCache) {
  let removed = tables.removed;
  let sets = new WeakMap<Snapshot, Map<string | null, OpenedTables>>();
  return {
    of(snapshot: Snapshot): Map<string | null, OpenedTables> {
      if (tables.removed !== removed) {
        removed = tables.removed;
        sets = new WeakMap();
      }
      const known = sets.get(snapshot);
      if (known && known.size < MAX_SETS) return known;
      const fresh = new Map<string | null, OpenedTables>();
      sets.set(snapshot, fresh);
      return fresh;
    },
  };
}
