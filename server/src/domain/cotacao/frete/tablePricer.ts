import { findBands } from "../tabela/findBands.ts";
import { betterHit } from "../tabela/findBest.ts";
import type { BandHit, BandMiss, FreightTable } from "../tabela/types.ts";
import { billedWeight } from "./billedWeight.ts";
import type { CartTotals } from "./cartTotals.ts";
import type { FeePair } from "./feeIndex.ts";
import { type FreightBreakdown, freightPrice } from "./freightPrice.ts";
import type { PreparedBranch, PreparedPair, PreparedStore, PreparedTable } from "./prepareStore.ts";
import type { TableLookup } from "./quotation.ts";

/** Price of one table for one cart and CEP. */
export interface TablePrice {
  table: PreparedTable;
  hit: BandHit;
  detalhe: FreightBreakdown;
}

/**
 * Prices the tables of one quotation, each at most once however many branches share it. The answer for a pair is
 * its best table's price, or why there is none.
 */
export function tablePricer(
  store: PreparedStore,
  branches: readonly PreparedBranch[],
  tables: TableLookup,
  cep: number,
  totals: CartTotals,
): (pair: PreparedPair) => TablePrice | BandMiss | "tabela" {
  const weights = store.terms.map((terms) => billedWeight(totals.totalPeso, totals.volume, terms));
  const weightOf = ({ terms }: PreparedTable) => weights[terms] as number;
  const opened = new Array<FreightTable | undefined>(store.tables.length).fill(undefined);
  for (const { pairs } of branches) {
    for (const pair of pairs) {
      for (const { place, settings } of pair.tables) opened[place] ??= tables(settings.id);
    }
  }
  const hits = findBands(opened, store.tables.map(weightOf), cep);
  const prices = new Array<TablePrice | undefined>(store.tables.length);
  const fees = new Array<FeePair | undefined>(store.carriers.length);

  return (pair) => {
    let best: PreparedTable | null = null;
    let bestHit: BandHit | null = null;
    let miss: BandMiss | "tabela" = "tabela";
    for (const table of pair.tables) {
      const hit = hits[table.place];
      if (hit === undefined) continue;
      if (typeof hit === "string") {
        if (hit === "peso" || miss === "tabela") miss = hit;
      } else if (!best || !bestHit || betterHit(hit, table.settings.id, bestHit, best.settings.id)) {
        best = table;
        bestHit = hit;
      }
    }
    if (!best || !bestHit) return miss;
    let price = prices[best.place];
    if (!price) {
      fees[pair.carrier] ??= store.feesFor(pair.transportadora.id, cep);
      const fee = fees[pair.carrier] as FeePair;
      const detalhe = freightPrice(best.settings, bestHit, weightOf(best), totals.valorNF, fee);
      price = { table: best, hit: bestHit, detalhe };
      prices[best.place] = price;
    }
    return price;
  };
}
