import { findBand } from "./findBand.ts";
import type { BandHit, BandMiss, FreightTable } from "./types.ts";

/** One table of a branch and method, with the weight it bills (its own cubage factor decides that). */
export interface TableCandidate {
  idTabela: number;
  table: FreightTable;
  peso: number;
}

/** What `findBest` chose. */
export interface BestBand {
  idTabela: number;
  peso: number;
  hit: BandHit;
}

/**
 * Chooses between tables of the same branch and method: a row that contains the weight before a price above the
 * last band, then narrowest CEP range, narrowest band, lowest idTabela. "peso" when some table knows the CEP.
 */
export function findBest(candidates: readonly TableCandidate[], cep: number): BestBand | BandMiss {
  let best: BestBand | null = null;
  let miss: BandMiss = "cep";
  for (const { idTabela, table, peso } of candidates) {
    const hit = findBand(table, cep, peso);
    if (typeof hit === "string") {
      if (hit === "peso") miss = "peso";
    } else if (best === null || betterHit(hit, idTabela, best.hit, best.idTabela)) {
      best = { idTabela, peso, hit };
    }
  }
  return best ?? miss;
}

/** Whether a hit of table `idA` goes before a hit of table `idB`. */
export function betterHit(a: BandHit, idA: number, b: BandHit, idB: number): boolean {
  const order =
    Number(a.excesso > 0) - Number(b.excesso > 0) ||
    a.larguraCep - b.larguraCep ||
    a.larguraPeso - b.larguraPeso ||
    idA - idB;
  return order < 0;
}
