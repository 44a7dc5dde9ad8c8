import { type RangeMap, resolveRanges } from "../../../brasil/geografia/resolveRanges.ts";
import type { Fee } from "./store.ts";

/** The fees of a carrier for a CEP; null where none applies. */
export interface FeePair {
  tda: Fee | null;
  trt: Fee | null;
}

/**
 * Indexes active fees. Of each kind the first that matches counts: the lowest id among those of the carrier and
 * those for all carriers.
 */
export function feeIndex(fees: readonly Fee[]): (idTransportadora: number, cep: number) => FeePair {
  const groups = new Map<string, Fee[]>();
  for (const fee of fees) {
    if (!fee.ativa) continue;
    const key = `${fee.tipo}/${fee.idTransportadora ?? "*"}`;
    const group = groups.get(key);
    if (group) group.push(fee);
    else groups.set(key, [fee]);
  }
  const maps = new Map<string, RangeMap<Fee>>();
  for (const [key, group] of groups)
    maps.set(
      key,
      resolveRanges(group, (a, b) => a.id - b.id),
    );
  const first = (tipo: string, carrier: number, cep: number): Fee | null => {
    const own = maps.get(`${tipo}/${carrier}`)?.find(cep) ?? null;
    const all = maps.get(`${tipo}/*`)?.find(cep) ?? null;
    return own && all ? (own.id < all.id ? own : all) : (own ?? all);
  };
  return (carrier, cep) => ({ tda: first("TDA", carrier, cep), trt: first("TRT", carrier, cep) });
}
