/** What waits, by owner. */
export interface FairQueue<T> {
  readonly size: number;
  /** @param rank of what one owner has waiting the least is first, and of two the same the earlier one */
  add(owner: string, rank: number, item: T): void;
  /** Takes out the first of the owner that has been given the least; undefined when nobody waits. */
  take(): T | undefined;
  /** Takes an item out that waits no longer. */
  remove(owner: string, item: T): void;
  /** Counts what an owner was given, in any unit. */
  charge(owner: string, amount: number): void;
}

/**
 * Makes a queue that is fair between owners: whoever has been given the least is next, and what one owner has waiting is served by
 * its rank. Who comes anew begins with what the least of those who wait have been given; all is forgotten when nobody waits.
 */
export function fairQueue<T>(): FairQueue<T> {
  const waiting = new Map<string, { rank: number; item: T }[]>();
  const given = new Map<string, number>();
  let size = 0;

  const least = (): string | undefined => {
    let found: string | undefined;
    for (const owner of waiting.keys())
      if (found === undefined || amountOf(owner) < amountOf(found)) found = owner;
    return found;
  };
  const amountOf = (owner: string) => given.get(owner) ?? 0;

  return {
    get size() {
      return size;
    },
    add: (owner, rank, item) => {
      size++;
      const own = waiting.get(owner);
      if (own) {
        const behind = own.findLastIndex((other) => other.rank <= rank);
        return void own.splice(behind + 1, 0, { rank, item });
      }
      const first = least();
      if (first !== undefined) given.set(owner, Math.max(amountOf(owner), amountOf(first)));
      waiting.set(owner, [{ rank, item }]);
    },
    take: () => {
      const owner = least();
      if (owner === undefined) return undefined;
      const own = waiting.get(owner) ?? [];
      const first = own.shift();
      // At the end of the map: of two who were given the same, the other one is next.
      waiting.delete(owner);
      if (own.length > 0) waiting.set(owner, own);
      if (--size === 0) given.clear();
      return first?.item;
    },
    remove: (owner, item) => {
      const own = waiting.get(owner);
      const index = own?.findIndex((each) => each.item === item) ?? -1;
      if (!own || index < 0) return;
      own.splice(index, 1);
      if (own.length === 0) waiting.delete(owner);
      if (--size === 0) given.clear();
    },
    charge: (owner, amount) => {
      if (size > 0) given.set(owner, amountOf(owner) + amount);
    },
  };
}
