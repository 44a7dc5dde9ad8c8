import { fairQueue } from "../../../http/index.ts";
import { StorageError } from "../storageError.ts";

/** Milliseconds that a writer waits for those before it. */
const PATIENCE = 5000;

/** Who waits to write. */
interface Waiting {
  begin(): void;
  /** Has given up. */
  isGone: boolean;
}

/** The queue of those who write. */
export interface WriterQueue {
  /** Runs `work` when nobody else of this queue works. @param owner who is served: owners take turns by the time that they held it */
  <T>(owner: unknown, work: () => Promise<T>): Promise<T>;
  /** How many wait. */
  readonly waiting: number;
}

/**
 * Makes the queue of those who write to an embedded database, which takes one at a time. It is fair between kinds of writers: what many
 * requests share, a commit of quotations say, waits for one change of a large order and not for all that one store sent at once.
 *
 * @returns what throws StorageError `unavailable` when others write for too long
 */
export function writerQueue(patience = PATIENCE): WriterQueue {
  const queue = fairQueue<Waiting>();
  let isTaken = false;

  const turn = (owner: unknown) =>
    new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        waiting.isGone = true;
        reject(new StorageError("unavailable", "others wrote to the database for too long"));
      };
      const timer = setTimeout(giveUp, patience);
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const waiting: Waiting = { begin, isGone: false };
      queue.add(owner, waiting);
    });

  const next = () => {
    for (let waiting = queue.take(); waiting; waiting = queue.take())
      if (!waiting.isGone) return waiting.begin();
    isTaken = false;
  };

  const write = async <T>(owner: unknown, work: () => Promise<T>): Promise<T> => {
    if (isTaken) await turn(owner);
    isTaken = true;
    const since = performance.now();
    try {
      return await work();
    } finally {
      queue.charge(owner, performance.now() - since);
      next();
    }
  };
  return Object.defineProperty(write, "waiting", { get: () => queue.size }) as WriterQueue;
}
