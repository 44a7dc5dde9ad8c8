import type { Faixa } from "./types.ts";

/**
 * Order of the rows of one table: by CEP range, then band, then what they cost. The order of the file never
 * matters: two rows with the same range and band are decided by the lower price, then the shorter time.
 */
export function compareRows(a: Faixa, b: Faixa): number {
  return (
    a.cepInicio - b.cepInicio ||
    a.cepFim - b.cepFim ||
    a.pesoInicio - b.pesoInicio ||
    a.pesoFim - b.pesoFim ||
    a.valor - b.valor ||
    a.prazo - b.prazo ||
    (a.kgExcedente ?? Number.MAX_SAFE_INTEGER) - (b.kgExcedente ?? Number.MAX_SAFE_INTEGER)
  );
}
