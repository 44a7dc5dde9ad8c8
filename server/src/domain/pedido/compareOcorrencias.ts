import type { Ocorrencia } from "./pedido.ts";

/**
 * The order of occurrences (NS-011): by instant as it is told, to the second, then by id. An order's own entries have the first
 * ids, so a carrier's occurrence of the second of the creation comes after them.
 */
export function compareOcorrencias(
  a: Pick<Ocorrencia, "id" | "data">,
  b: Pick<Ocorrencia, "id" | "data">,
): number {
  return Math.floor(a.data / 1000) - Math.floor(b.data / 1000) || a.id - b.id;
}
