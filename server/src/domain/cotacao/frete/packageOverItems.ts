import { divHalfUp } from "./arithmetic.ts";
import type { Boxed } from "./cubagem.ts";
import { cubagem } from "./cubagem.ts";

/** Sides in thousandths of a centimetre. */
export interface PackageSides {
  altura: number;
  largura: number;
  profundidade: number;
}

/**
 * One package around all items: the longest long side as depth, the longest middle side as width, and the height
 * that keeps the volume (half up to 0.001 cm) and fits every item. The order of the items does not matter.
 */
export function packageOverItems(items: readonly Boxed[]): PackageSides {
  let long = 0;
  let middle = 0;
  let short = 0;
  for (const { altura, largura, profundidade } of items) {
    const high = Math.max(altura, largura, profundidade);
    const low = Math.min(altura, largura, profundidade);
    long = Math.max(long, high);
    middle = Math.max(middle, altura + largura + profundidade - high - low);
    short = Math.max(short, low);
  }
  const base = BigInt(long) * BigInt(middle);
  const height = base === 0n ? 0 : Number(divHalfUp(cubagem(items), base));
  return { altura: Math.max(short, height), largura: middle, profundidade: long };
}
