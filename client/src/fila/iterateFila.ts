/**
 * Goes through a queue whose reads delete what they return: reads batch after batch until one comes empty. Whoever stops
 * in the middle of a batch loses the rest of it.
 */
export async function* iterateFila<T>(
  readBatch: () => Promise<readonly T[]>,
): AsyncGenerator<T, void, undefined> {
  for (;;) {
    const batch = await readBatch();
    if (batch.length === 0) return;
    yield* batch;
  }
}
