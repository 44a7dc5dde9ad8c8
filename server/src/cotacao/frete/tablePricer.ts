import { findBand } from "../tabela/findBand.ts";
import { betterHit } from "../tabela/findBest.ts";
import type { BandHit, BandMiss } from "../tabela/types.ts";
import { billedWeight } from "./billedWeight.ts";
import type { CartTotals } from "./cartTotals.ts";
import type { FeePair } from "./feeIndex.ts";
import { type FreightBreakdown, freightPrice } from "./freightPrice.ts";
import type { PreparedPair, PreparedStore, PreparedTable } from "./prepareStore.ts";
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
  tables: TableLookup,
  cep: number,
  totals: CartTotals,
): (pair: PreparedPair) => TablePrice | BandMiss | "tabela" {
  const weights = store.terms.map((terms) => billedWeight(totals.totalPeso, totals.volume, terms));
  const hits = new Array<BandHit | BandMiss | "tabela" | undefined>(store.tables.length);
  const prices = new Array<TablePrice | undefined>(store.tables.length);
  const fees = new Array<FeePair | undefined>(store.carriers.length);

  const hitOf = (prepared: PreparedTable) => {
    let hit = hits[prepared.place];
    if (hit === undefined) {
      const table = tables(prepared.settings.id);
      hit = table ? findBand(table, cep, weights[prepared.terms] as number) : "tabela";
      hits[prepared.place] = hit;
    }
    return hit;
  };

  return (pair) => {
    let best: PreparedTable | null = null;
    let bestHit: BandHit | null = null;
    let miss: BandMiss | "tabela" = "tabela";
    for (const table of pair.tables) {
      const hit = hitOf(table);
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
      let fee = fees[pair.carrier];
      if (!fee) {
        fee = store.feesFor(pair.transportadora.id, cep);
        fees[pair.carrier] = fee;
      }
      const detalhe = freightPrice(
        best.settings,
        bestHit,
        weights[best.terms] as number,
        totals.valorNF,
        fee,
      );
      price = { table: best, hit: bestHit, detalhe };
      prices[best.place] = price;
    }
    return price;
  };
}
