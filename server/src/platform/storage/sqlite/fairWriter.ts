import { currentOwner, currentRank, fairQueue, nextTurn } from "../../../http/index.ts";
import { StorageError } from "../storageError.ts";

/** Who may write when. */
export interface FairWriter {
  /** How many wait. */
  readonly waiting: number;
  /** Runs work as soon as it may write. @throws StorageError `unavailable` when that takes too long, and what the work throws */
  write<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Lets one transaction write at a time, fairly between owners: who has many long ones waiting lets those go before whose have taken less.
 *
 * @param patience milliseconds that a transaction waits for those before it
 */
export function fairWriter(patience: number): FairWriter {
  const queue = fairQueue<() => void>();
  let isWriting = false;

  const turn = (owner: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const begin = () => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      queue.remove(owner, begin);
      reject(new StorageError("unavailable", "the database is busy: those who write before take too long"));
    }, patience);
    queue.add(owner, currentRank(), begin);
    return promise;
  };

  return {
    get waiting() {
      return queue.size;
    },
    write: async (work) => {
      const owner = currentOwner();
      if (isWriting) {
        await turn(owner);
        // One transaction after the other would be one piece of work.
        await nextTurn();
      }
      isWriting = true;
      const started = performance.now();
      try {
        return await work();
      } finally {
        queue.charge(owner, performance.now() - started);
        const next = queue.take();
        if (next) next();
        else isWriting = false;
      }
    },
  };
}
