import { figure } from "../counters.ts";
import { outsideRequests } from "../outsideRequests.ts";
import { lostARace } from "./lostARace.ts";
import { StorageError } from "./storageError.ts";

const LARGEST_BATCH = 200;
/** What the items of a batch may weigh together, unless one alone weighs more: who else writes waits for one batch. */
const LARGEST_WEIGHT = 1_000;

const commits = figure(
  "counter",
  "frete_db_group_commits_total",
  "Transactions that items of requests shared",
);
const items = figure("counter", "frete_db_group_commit_items_total", "Items that were written in them");
const seconds = figure("counter", "frete_db_group_commit_seconds_total", "Time that they took");

interface Waiting<T> {
  item: T;
  resolve(): void;
  reject(error: unknown): void;
}

/**
 * Makes a writer whose items share transactions: a batch holds what arrived while the batch before it was being
 * committed. `write` commits all items or none, and must not depend on which items come together. When a batch is refused its items are
 * written one by one; when the database itself is unavailable or full, all of them reject, and when it is unavailable
 * those who wait behind them too.
 * `weigh` tells how much writing an item is, of which a plain one has 1; `track` hears of each flush, so that closing the database can wait for it.
 */
export function groupCommit<T>(
  write: (items: T[]) => Promise<void>,
  track: (flush: Promise<void>) => void,
  weigh: (item: T) => number = () => 1,
): (item: T) => Promise<void> {
  let waiting: Waiting<T>[] = [];
  let running = false;

  const commit = async (batch: Waiting<T>[]) => {
    const started = performance.now();
    await write(batch.map(({ item }) => item));
    commits.value++;
    items.value += batch.length;
    seconds.value += (performance.now() - started) / 1000;
  };

  const settle = async (batch: Waiting<T>[]): Promise<void> => {
    try {
      await commit(batch);
      for (const { resolve } of batch) resolve();
    } catch (error) {
      if (batch.length > 1 && !blamesTheDatabase(error)) {
        for (const one of batch) await settle([one]);
      } else {
        // Those who came meanwhile have waited for this answer, and would wait for the same.
        const failed = isUnavailable(error) ? [...batch, ...waiting.splice(0)] : batch;
        for (const { reject } of failed) reject(error);
      }
    }
  };

  const sizeOfBatch = () => {
    let weight = 0;
    const size = waiting.findIndex(({ item }, index) => {
      weight += weigh(item);
      return index > 0 && (index === LARGEST_BATCH || weight > LARGEST_WEIGHT);
    });
    return size < 0 ? waiting.length : size;
  };

  const flush = async (): Promise<void> => {
    while (waiting.length > 0) {
      // One turn of the event loop collects the requests that have arrived in the meantime.
      await new Promise(setImmediate);
      const size = sizeOfBatch();
      const batch = waiting.slice(0, size);
      waiting = waiting.slice(size);
      await settle(batch);
    }
    running = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (running) return;
      running = true;
      track(outsideRequests(flush));
    });
}

function blamesTheDatabase(error: unknown): boolean {
  if (!(error instanceof StorageError)) return false;
  return error.kind === "full" || isUnavailable(error);
}

/** The database does not answer, or not any more. */
function isUnavailable(error: unknown): boolean {
  return error instanceof StorageError && error.kind === "unavailable" && !lostARace(error);
}
