/** Indexes of two equal items of a list, the later one first; undefined when all differ. Takes time linear in the list's size. */
export function repeatedItem(list: readonly unknown[]): { i: number; j: number } | undefined {
  const canonical = (value: unknown): unknown => {
    if (typeof value !== "object" || value === null) return value;
    if (Array.isArray(value)) return value.map(canonical);
    const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
    return Object.fromEntries(entries.map(([key, item]) => [key, canonical(item)]));
  };
  const seen = new Map<string, number>();
  for (let i = 0; i < list.length; i++) {
    const text = JSON.stringify(canonical(list[i]));
    const j = seen.get(text);
    if (j !== undefined) return { i, j };
    seen.set(text, i);
  }
  return undefined;
}
