/** Numbers from 0 to 1 that a seed fixes, so that a sample can be drawn again. */
function chance(seed: string): () => number {
  let state = 0;
  for (const character of seed) state = (Math.imul(state, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** So many items drawn at random by a seed, each once, in the order of the list. */
export function sample<Item>(items: readonly Item[], count: number, seed: string): Item[] {
  const chosen = new Set(shuffled(indexesOf(items), seed).slice(0, count));
  return items.filter((_, index) => chosen.has(index));
}

/** All items in an order at random, by a seed. */
export function shuffled<Item>(items: readonly Item[], seed: string): Item[] {
  const draw = chance(seed);
  const indexes = indexesOf(items);
  for (let last = indexes.length - 1; last > 0; last--) {
    const other = Math.floor(draw() * (last + 1));
    [indexes[last], indexes[other]] = [indexes[other] as number, indexes[last] as number];
  }
  return indexes.map((index) => items[index] as Item);
}

const indexesOf = (items: readonly unknown[]): number[] => items.map((_, index) => index);
