import { betterHit } from "../tabela/findBest.ts";
import { findFaixas } from "../tabela/findFaixas.ts";
import type { FaixaHit, FaixaMiss, OpenTabela } from "../tabela/types.ts";
import { billedWeight } from "./billedWeight.ts";
import type { CarrinhoTotals } from "./carrinhoTotals.ts";
import type { TabelaLookup } from "./cotacao.ts";
import { type FreteBreakdown, fretePrice } from "./fretePrice.ts";
import type { PreparedFilial, PreparedLoja, PreparedPair, PreparedTabela } from "./prepareLoja.ts";
import type { TaxaPair } from "./taxaIndex.ts";

/** Price of one table for one cart and CEP. */
export interface TabelaPrice {
  tabela: PreparedTabela;
  hit: FaixaHit;
  detalhe: FreteBreakdown;
}

/**
 * Prices the tables of one quotation, each at most once however many branches share it. The answer for a pair is
 * its best table's price, or why there is none.
 */
export function tabelaPricer(
  loja: PreparedLoja,
  filiais: readonly PreparedFilial[],
  tabelas: TabelaLookup,
  cep: number,
  totals: CarrinhoTotals,
): (pair: PreparedPair) => TabelaPrice | FaixaMiss | "tabela" {
  const weights = loja.terms.map((terms) => billedWeight(totals.totalPeso, totals.volume, terms));
  const weightOf = ({ terms }: PreparedTabela) => weights[terms] as number;
  const opened = new Array<OpenTabela | undefined>(loja.tabelas.length).fill(undefined);
  for (const { pairs } of filiais) {
    for (const pair of pairs) {
      for (const { place, settings } of pair.tabelas) opened[place] ??= tabelas(settings.id);
    }
  }
  const hits = findFaixas(opened, loja.tabelas.map(weightOf), cep);
  const prices = new Array<TabelaPrice | undefined>(loja.tabelas.length);
  const taxas = new Array<TaxaPair | undefined>(loja.transportadoras.length);

  return (pair) => {
    let best: PreparedTabela | null = null;
    let bestHit: FaixaHit | null = null;
    let miss: FaixaMiss | "tabela" = "tabela";
    for (const tabela of pair.tabelas) {
      const hit = hits[tabela.place];
      if (hit === undefined) continue;
      if (typeof hit === "string") {
        if (hit === "peso" || miss === "tabela") miss = hit;
      } else if (!best || !bestHit || betterHit(hit, tabela.settings.id, bestHit, best.settings.id)) {
        best = tabela;
        bestHit = hit;
      }
    }
    if (!best || !bestHit) return miss;
    let price = prices[best.place];
    if (!price) {
      taxas[pair.transportadoraPlace] ??= loja.taxasFor(pair.transportadora.id, cep);
      const taxa = taxas[pair.transportadoraPlace] as TaxaPair;
      const detalhe = fretePrice(best.settings, bestHit, weightOf(best), totals.valorNF, taxa);
      price = { tabela: best, hit: bestHit, detalhe };
      prices[best.place] = price;
    }
    return price;
  };
}
