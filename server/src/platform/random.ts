import { hash, randomFillSync, randomInt } from "node:crypto";

/** Source of chance, passed in like the clock. */
export interface Random {
  /** A whole number from `least` to `most`. */
  integer(least: number, most: number): number;
  /** Hexadecimal digits of that many random bytes. */
  hex(bytes: number): string;
}

/** Random bytes in stock: a few at a time cost ten times as much. */
const stock = Buffer.alloc(4096);
let used = stock.length;

/** Chance that nobody can foresee. */
export const systemRandom: Random = {
  integer: (least, most) => randomInt(least, most + 1),
  hex: (bytes) => {
    if (bytes > stock.length) return randomFillSync(Buffer.alloc(bytes)).toString("hex");
    if (used + bytes > stock.length) {
      randomFillSync(stock);
      used = 0;
    }
    used += bytes;
    return stock.toString("hex", used - bytes, used);
  },
};

/** The same numbers for the same seed, for tests that compare whole answers; never for keys of real data. */
export function seededRandom(seed: string): Random {
  const fraction = fractions(seed);
  const integer: Random["integer"] = (least, most) => least + Math.floor(fraction() * (most - least + 1));
  return {
    integer,
    hex: (bytes) =>
      Array.from({ length: bytes }, () => integer(0, 255).toString(16).padStart(2, "0")).join(""),
  };
}

/** Numbers in [0, 1), the same for the same seed (mulberry32: enough for demonstrations and simulations). */
export function fractions(seed: string): () => number {
  let state = Number.parseInt(hash("sha256", seed).slice(0, 8), 16);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
