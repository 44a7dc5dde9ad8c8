/**
 * Goes through a queue whose reads delete what they return: reads batch after batch until one comes empty. Whoever stops
 * in the middle of a batch loses the rest of it.
 */
export async function* percorrerFila<T>(
  lerLote: () => Promise<readonly T[]>,
): AsyncGenerator<T, void, undefined> {
  for (;;) {
    const lote = await lerLote();
    if (lote.length === 0) return;
    yield* lote;
  }
}
