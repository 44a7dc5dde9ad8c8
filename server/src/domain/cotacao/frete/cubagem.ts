import { divHalfUp } from "./arithmetic.ts";

/** Sides of one unit in thousandths of a centimetre, and how many units. */
export interface Boxed {
  quantidade: number;
  altura: number;
  largura: number;
  profundidade: number;
}

/**
 * Volume of all units in (0.001 cm)^3, that is 1e-15 m3: three sides of numeric(9,3) reach 1e27, so it is a BigInt
 * (computed once per quotation).
 */
export function cubagem(items: readonly Boxed[]): bigint {
  let volume = 0n;
  for (const { quantidade, altura, largura, profundidade } of items) {
    const base = altura * largura;
    const units = profundidade * quantidade;
    const exact = base <= Number.MAX_SAFE_INTEGER && units <= Number.MAX_SAFE_INTEGER;
    volume += exact
      ? BigInt(base) * BigInt(units)
      : BigInt(altura) * BigInt(largura) * BigInt(profundidade) * BigInt(quantidade);
  }
  return volume;
}

/** Cubage of the record: ten-thousandths of a m3, half up (carrinho.totalCubagem, COT-009). */
export function recordCubagem(volume: bigint): number {
  return Number(divHalfUp(volume, 100_000_000_000n));
}
