import { fractions } from "../../platform/random.ts";

/** Dice that fall the same for the same seed. */
export interface Draw {
  /** 0 <= x < 1. */
  fracao(): number;
  /** A whole number from `least` to `most`. */
  inteiro(least: number, most: number): number;
  um<T>(list: readonly T[]): T;
}

export function createDraw(semente: string): Draw {
  const fracao = fractions(semente);
  const inteiro = (least: number, most: number) => least + Math.floor(fracao() * (most - least + 1));
  return { fracao, inteiro, um: (list) => list[inteiro(0, list.length - 1)] as (typeof list)[number] };
}
