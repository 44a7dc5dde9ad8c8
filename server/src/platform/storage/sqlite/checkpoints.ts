import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type BetterSqlite3 from "better-sqlite3";
import type { Knex } from "knex";
import type { StorageLog } from "../database.ts";

/** Pages of the log from which on they are moved: 16 MiB. */
const PAGES = 4000;

/** Moves what commits have written from the log to the database file. */
export interface Checkpoints {
  /** To be called after a commit: begins to move when the log has become long. */
  look(): void;
  /** Resolves when nothing is being moved. */
  close(): Promise<void>;
}

/**
 * Makes what keeps the log of writes short. SQLite would do that within the commit that makes the log too long: 16 MiB are written to their
 * places and to disk while nobody is answered. Another thread does it, and what is committed meanwhile, which is little, is moved by the
 * writer, so that the log begins anew. Should that thread fail, SQLite's own bound holds (`wal_autocheckpoint`).
 *
 * @param hot a connection of this thread
 */
export function openCheckpoints(
  file: string,
  writer: Knex,
  hot: BetterSqlite3.Database,
  log: StorageLog,
): Checkpoints {
  // Tells how long the log is, and moves nothing.
  const length = hot.prepare<[], { log: number; checkpointed: number }>("PRAGMA wal_checkpoint(NOOP)");
  let worker: Worker | undefined;
  let moving: Promise<void> | undefined;

  const move = async () => {
    try {
      if (!worker) {
        worker = new Worker(new URL("./checkpointWorker.ts", import.meta.url), { workerData: file });
        worker.unref();
      }
      const told = once(worker, "message");
      worker.postMessage(null);
      const [error] = (await told) as [Error | null];
      if (error) throw error;
      await writer.raw("PRAGMA wal_checkpoint(PASSIVE)");
    } catch (error) {
      log.warn({ err: error }, "the log of writes could not be moved to the database file");
    } finally {
      moving = undefined;
    }
  };

  return {
    look: () => {
      if (moving) return;
      const now = length.get();
      if (now && now.log - now.checkpointed >= PAGES) moving = move();
    },
    close: async () => {
      await moving;
      await worker?.terminate();
    },
  };
}
