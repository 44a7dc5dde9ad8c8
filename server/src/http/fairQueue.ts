/** What waits, by owner. */
export interface FairQueue<T> {
  readonly size: number;
  add(owner: unknown, item: T): void;
  /** Takes out the first of the owner that has been given the least; undefined when nobody waits. */
  take(): T | undefined;
  /** Counts what an owner was given, in any unit. */
  charge(owner: unknown, amount: number): void;
}

/**
 * Makes a queue that is fair between owners: whoever has been given the least is next, and what one owner has waiting is served as it
 * came. Who comes anew begins with what the least of those who wait have been given, and is before them; all is forgotten when nobody waits.
 */
export function fairQueue<T>(): FairQueue<T> {
  const waiting = new Map<unknown, T[]>();
  const given = new Map<unknown, number>();
  let size = 0;

  const amountOf = (owner: unknown) => given.get(owner) ?? 0;
  /** Of those who wait; undefined when nobody does. */
  const leastGiven = (): { owner: unknown; amount: number } | undefined => {
    let least: { owner: unknown; amount: number } | undefined;
    for (const owner of waiting.keys()) {
      const amount = amountOf(owner);
      // Of two who were given the same the one that came last: it was given as much by having just come.
      if (least === undefined || amount <= least.amount) least = { owner, amount };
    }
    return least;
  };

  return {
    get size() {
      return size;
    },
    add: (owner, item) => {
      size++;
      const own = waiting.get(owner);
      if (own) return void own.push(item);
      const least = leastGiven();
      if (least) given.set(owner, Math.max(amountOf(owner), least.amount));
      waiting.set(owner, [item]);
    },
    take: () => {
      const least = leastGiven();
      if (!least) return undefined;
      const { owner } = least;
      const own = waiting.get(owner) ?? [];
      const first = own.shift();
      if (own.length === 0) waiting.delete(owner);
      if (--size === 0) given.clear();
      return first;
    },
    charge: (owner, amount) => {
      if (size > 0) given.set(owner, amountOf(owner) + amount);
    },
  };
}
