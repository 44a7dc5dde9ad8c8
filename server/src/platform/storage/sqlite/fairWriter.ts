import { currentOwner, currentRank, fairQueue } from "../../../http/index.ts";
import { figure } from "../../counters.ts";
import { StorageError } from "../storageError.ts";

const waiting = figure("gauge", "frete_db_writers_waiting", "Transactions that wait for the one that writes");

/** Runs work as soon as it may write. @throws StorageError `unavailable` when that takes too long */
export type Write = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Lets one transaction write at a time, fairly between owners: who has many long ones waiting lets those go before whose have taken less.
 *
 * @param patience milliseconds that a transaction waits for those before it
 */
export function fairWriter(patience: number): Write {
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
      waiting.value = queue.size;
      reject(new StorageError("unavailable", "the database is busy: those who write before take too long"));
    }, patience);
    queue.add(owner, currentRank(), begin);
    waiting.value = queue.size;
    return promise;
  };

  return async (work) => {
    const owner = currentOwner();
    if (isWriting) await turn(owner);
    isWriting = true;
    const started = performance.now();
    try {
      return await work();
    } finally {
      queue.charge(owner, performance.now() - started);
      const next = queue.take();
      waiting.value = queue.size;
      if (next) next();
      else isWriting = false;
    }
  };
}
