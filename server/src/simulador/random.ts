import { hash } from "node:crypto";

/** A source of numbers in [0, 1), the same for the same text. */
export function randomOf(text: string): () => number {
  let state = Number.parseInt(hash("sha256", text).slice(0, 8), 16);
  // mulberry32: 32 bits of state are plenty for a dozen draws.
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
