/**
 * Makes a function that runs work of which only `limit` pieces may be under way at a time; the others wait, first come first
 * served. It gives back what the work gives, and fails with what it fails with.
 */
export function turns(limit: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = limit;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free++;
    }
  };
}
