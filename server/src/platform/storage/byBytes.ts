/** Items and bytes that are in memory together, unless one item alone has more. */
const ITEMS = 200;
const BYTES = 512 * 1024;

/** Stored documents in groups that may be opened together: any number of them may be large, and few are. */
export function byBytes<T>(items: readonly T[], sizeOf: (item: T) => number): T[][] {
  const groups: T[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const item of items) {
    const size = sizeOf(item);
    if (bytes + size > BYTES || groups.at(-1)?.length === ITEMS) {
      groups.push([]);
      bytes = 0;
    }
    bytes += size;
    groups.at(-1)?.push(item);
  }
  return groups;
}
