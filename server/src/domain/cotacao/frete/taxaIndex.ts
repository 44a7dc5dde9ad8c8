import { type RangeMap, resolveRanges } from "../../../brasil/geografia/resolveRanges.ts";
import type { Taxa } from "./lojaData.ts";

/** The fees of a carrier for a CEP; null where none applies. */
export interface TaxaPair {
  tda: Taxa | null;
  trt: Taxa | null;
}

/**
 * Indexes active fees. Of each kind the first that matches counts: the lowest id among those of the carrier and
 * those for all carriers.
 */
export function taxaIndex(taxas: readonly Taxa[]): (idTransportadora: number, cep: number) => TaxaPair {
  const groups = new Map<string, Taxa[]>();
  for (const taxa of taxas) {
    if (!taxa.ativa) continue;
    const key = `${taxa.tipo}/${taxa.idTransportadora ?? "*"}`;
    const group = groups.get(key);
    if (group) group.push(taxa);
    else groups.set(key, [taxa]);
  }
  const maps = new Map<string, RangeMap<Taxa>>();
  for (const [key, group] of groups)
    maps.set(
      key,
      resolveRanges(group, (a, b) => a.id - b.id),
    );
  const first = (tipo: string, transportadora: number, cep: number): Taxa | null => {
    const own = maps.get(`${tipo}/${transportadora}`)?.find(cep) ?? null;
    const all = maps.get(`${tipo}/*`)?.find(cep) ?? null;
    return own && all ? (own.id < all.id ? own : all) : (own ?? all);
  };
  return (transportadora, cep) => ({
    tda: first("TDA", transportadora, cep),
    trt: first("TRT", transportadora, cep),
  });
}
