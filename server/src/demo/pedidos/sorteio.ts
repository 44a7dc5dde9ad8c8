/** Numbers that look random and are the same for the same seed (mulberry32). */
export interface Sorteio {
  /** 0 <= x < 1. */
  fracao(): number;
  /** A whole number from `least` to `most`. */
  inteiro(least: number, most: number): number;
  um<T>(list: readonly T[]): T;
}

export function sorteio(semente: number): Sorteio {
  let state = semente >>> 0;
  const fracao = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const inteiro = (least: number, most: number) => least + Math.floor(fracao() * (most - least + 1));
  return { fracao, inteiro, um: (list) => list[inteiro(0, list.length - 1)] as (typeof list)[number] };
}
