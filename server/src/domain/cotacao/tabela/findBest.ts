import { findFaixa } from "./findFaixa.ts";
import type { FaixaHit, FaixaMiss, OpenTabela } from "./types.ts";

/** One table of a branch and method, with the weight it bills (its own cubage factor decides that). */
export interface TabelaCandidate {
  idTabela: number;
  tabela: OpenTabela;
  peso: number;
}

/** What `findBest` chose. */
export interface BestFaixa {
  idTabela: number;
  peso: number;
  hit: FaixaHit;
}

/**
 * Chooses between tables of the same branch and method: a row that contains the weight before a price above the
 * last band, then narrowest CEP range, narrowest band, lowest idTabela. "peso" when some table knows the CEP.
 */
export function findBest(candidates: readonly TabelaCandidate[], cep: number): BestFaixa | FaixaMiss {
  let best: BestFaixa | null = null;
  let miss: FaixaMiss = "cep";
  for (const { idTabela, tabela, peso } of candidates) {
    const hit = findFaixa(tabela, cep, peso);
    if (typeof hit === "string") {
      if (hit === "peso") miss = "peso";
    } else if (best === null || betterHit(hit, idTabela, best.hit, best.idTabela)) {
      best = { idTabela, peso, hit };
    }
  }
  return best ?? miss;
}

/** Whether a hit of table `idA` goes before a hit of table `idB`. */
export function betterHit(a: FaixaHit, idA: number, b: FaixaHit, idB: number): boolean {
  const order =
    Number(a.excesso > 0) - Number(b.excesso > 0) ||
    a.larguraCep - b.larguraCep ||
    a.larguraPeso - b.larguraPeso ||
    idA - idB;
  return order < 0;
}
