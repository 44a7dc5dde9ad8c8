import { fairQueue } from "../../http/index.ts";
import { figure } from "../counters.ts";
import { outsideRequests } from "../outsideRequests.ts";
import { lostARace } from "./lostARace.ts";
import { StorageError } from "./storageError.ts";

const LARGEST_BATCH = 200;
/** A batch is full when its items weigh so much together: who else writes waits for one batch. */
const LARGEST_WEIGHT = 1_000;

const commits = figure(
  "counter",
  "frete_db_group_commits_total",
  "Transactions that items of requests shared",
);
const items = figure("counter", "frete_db_group_commit_items_total", "Items that were written in them");
const seconds = figure("counter", "frete_db_group_commit_seconds_total", "Time that they took");

/** What is known of the items of a writer. */
export interface Items<T> {
  /** How much writing an item is, of which a plain one has 1. */
  weigh?: ((item: T) => number) | undefined;
  /** Whose an item is: owners share batches by what they were given. Items of one owner are written in their order. */
  ownerOf?: ((item: T) => unknown) | undefined;
}

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
 * `track` hears of each flush, so that closing the database can wait for it.
 */
export function groupCommit<T>(
  write: (items: T[]) => Promise<void>,
  track: (flush: Promise<void>) => void,
  { weigh = () => 1, ownerOf = () => undefined }: Items<T> = {},
): (item: T) => Promise<void> {
  const waiting = fairQueue<Waiting<T>>();
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
        const failed = isUnavailable(error) ? [...batch, ...takeAll()] : batch;
        for (const { reject } of failed) reject(error);
      }
    }
  };

  const takeAll = () => Array.from({ length: waiting.size }, () => waiting.take() as Waiting<T>);

  const takeBatch = (): Waiting<T>[] => {
    const batch: Waiting<T>[] = [];
    let weight = 0;
    while (waiting.size > 0 && batch.length < LARGEST_BATCH && weight < LARGEST_WEIGHT) {
      const next = waiting.take() as Waiting<T>;
      const own = weigh(next.item);
      waiting.charge(ownerOf(next.item), own);
      weight += own;
      batch.push(next);
    }
    return batch;
  };

  const flush = async (): Promise<void> => {
    while (waiting.size > 0) {
      // One turn of the event loop collects the requests that have arrived in the meantime.
      await new Promise(setImmediate);
      await settle(takeBatch());
    }
    running = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.add(ownerOf(item), { item, resolve, reject });
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
