/** A list with what was sent: in the place of what has its key, or behind it. One request may hold 100,000 prices of a product. */
export function replaceBy<T>(keyOf: (item: T) => string, before: T[] = [], sent: readonly T[] = []): T[] {
  if (sent.length === 0) return before;
  return [...new Map([...before, ...sent].map((each) => [keyOf(each), each])).values()];
}
