/** Rows per statement. */
const CHUNK = 200;

/** The items in groups that fit one statement. */
export function chunks<T>(items: readonly T[], size = CHUNK): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
