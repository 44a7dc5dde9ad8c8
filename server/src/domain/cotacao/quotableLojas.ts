import type { Loja } from "@frete/contract/operacao";
import type { Knex } from "knex";
import type { Database } from "../../platform/storage/database.ts";
import { versionCache } from "../loja/versionCache.ts";
import { neededTabelas, type PreparedLoja, prepareLoja, type TabelaLookup } from "./frete/index.ts";
import { readLojaConfiguration } from "./readLojaConfiguration.ts";
import { type OpenTabela, type TabelaCache, tabelaCache } from "./tabela/index.ts";

/** Memory for opened freight tables: 256 MiB hold about five million CEP ranges of ten bands. */
const TABLE_BYTES = 256 * 1024 * 1024;
/** Selections of branches of one loja whose tables are remembered together. */
const MAX_SETS = 50;
/** How often a snapshot is read anew when an operator's change comes in between. */
const TRIES = 3;

/** A loja ready to quote: what `quote` takes. */
export interface QuotableLoja {
  loja: PreparedLoja;
  tabelas: TabelaLookup;
  /** Items that a quotation may have: a setting of the loja (NS-079). */
  maxVolumes: number;
}

interface Snapshot {
  versao: number;
  maxVolumes: number;
  loja: PreparedLoja;
  versaoFaixas: ReadonlyMap<number, number>;
}

type OpenedTables = ReadonlyMap<number, OpenTabela>;

/** Keeps lojas ready to quote, and the freight tables that they use opened. */
export interface QuotableLojas {
  /** The loja at this version or a newer one, with the tables that these branches may use opened. */
  open(idLoja: number, versao: number, filiaisOrigem: string | null): Promise<QuotableLoja>;
}

/** Makes an empty cache over a database. */
export function quotableLojas(db: Database, tabelas: TabelaCache = tabelaCache(TABLE_BYTES)): QuotableLojas {
  const openSnapshot = versionCache(db, "cotacao", readSnapshot);
  const complete = completeSets(tabelas);
  const findBands = db.prepare(
    (knex, param) =>
      knex("tabela_faixas")
        .select("dados")
        .where({ id_loja: param("idLoja"), id_tabela: param("idTabela"), versao: param("versao") }),
    "kept",
  );

  return {
    async open(idLoja, versao, filiaisOrigem) {
      let wanted = versao;
      for (let tries = 0; tries < TRIES; tries++) {
        const snapshot = await openSnapshot(idLoja, wanted);
        const opened = await openTables(idLoja, snapshot, filiaisOrigem);
        if (opened) {
          const { loja, maxVolumes } = snapshot;
          return { loja, maxVolumes, tabelas: (idTabela) => opened.get(idTabela) };
        }
        // An import replaced the bands after the snapshot was read: there is a newer version to read.
        wanted = snapshot.versao + 1;
      }
      throw new Error(`loja ${idLoja}: bands of a freight table are missing`);
    },
  };

  /** The opened tables by code; undefined when the bands of one have been replaced meanwhile. */
  async function openTables(
    idLoja: number,
    snapshot: Snapshot,
    filiaisOrigem: string | null,
  ): Promise<OpenedTables | undefined> {
    const known = complete.of(snapshot).get(filiaisOrigem);
    if (known) return known;
    const { loja, versaoFaixas } = snapshot;
    const opened = new Map<number, OpenTabela>();
    let isComplete = true;
    for (const { id } of neededTabelas(loja, filiaisOrigem)) {
      const versao = versaoFaixas.get(id) ?? 0;
      if (versao === 0) continue;
      const key = `${idLoja}/${id}/${versao}`;
      const load = async () => (await findBands({ idLoja, idTabela: id, versao }))[0]?.dados ?? null;
      const cached = tabelas.get(key);
      const tabela = cached ?? (await tabelas.load(key, load));
      if (!tabela) return undefined;
      if (!cached) isComplete = false;
      opened.set(id, tabela);
    }
    if (isComplete) complete.of(snapshot).set(filiaisOrigem, opened);
    return opened;
  }
}

async function readSnapshot(loja: Loja, reader: Knex): Promise<Snapshot> {
  const { data, versaoFaixas } = await readLojaConfiguration(loja, reader);
  return { versao: loja.versao, maxVolumes: loja.limites.volumes, loja: prepareLoja(data), versaoFaixas };
}

/**
 * Sets of tables that were all found in the cache, until a table leaves it: asking for each one of a loja with 1000 tables
 * costs 170 us per quotation. What is remembered is dropped as a whole, so it never keeps a removed table in memory.
 */
function completeSets(tabelas: TabelaCache) {
  let removed = tabelas.removed;
  let sets = new WeakMap<Snapshot, Map<string | null, OpenedTables>>();
  return {
    of(snapshot: Snapshot): Map<string | null, OpenedTables> {
      if (tabelas.removed !== removed) {
        removed = tabelas.removed;
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
