/** A list with what was sent: in the place of what has its key, or behind it. One request may hold 100,000 prices of a product. */
export function replaceBy<T>(keyOf: (item: T) => string, before: T[] = [], sent: readonly T[] = []): T[] {
  if (sent.length === 0) return before;
  const byKey = new Map<string, T>();
  for (const each of before) byKey.set(keyOf(each), each);
  for (const each of sent) byKey.set(keyOf(each), each);
  return [...byKey.values()];
}
