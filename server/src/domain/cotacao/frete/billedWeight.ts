import { divHalfUp } from "./arithmetic.ts";

/** How a table turns volume into weight: kg per m3 and the cubed weight up to which only the real one counts. */
export interface CubagemTerms {
  /** Thousandths of kg/m3. */
  fatorCubagem: number;
  /** Thousandths of kg. */
  isencaoCubagemAte: number;
}

/** Cubed weight in thousandths of kg, half up, from the exact volume in 1e-15 m3. */
export function cubedWeight(volume: bigint, fatorCubagem: number): number {
  return Number(divHalfUp(volume * BigInt(fatorCubagem), 1_000_000_000_000_000n));
}

/** Weight to be priced (thousandths of kg): the real one within the exemption, else the larger of both. */
export function billedWeight(pesoReal: number, volume: bigint, terms: CubagemTerms): number {
  const pesoCubado = cubedWeight(volume, terms.fatorCubagem);
  return pesoCubado <= terms.isencaoCubagemAte ? pesoReal : Math.max(pesoReal, pesoCubado);
}
