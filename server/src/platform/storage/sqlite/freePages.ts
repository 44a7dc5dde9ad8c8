import type BetterSqlite3 from "better-sqlite3";
import type { Knex } from "knex";
import type { WriterQueue } from "./writerQueue.ts";

/** Pages of one step: some milliseconds in which nobody is answered. */
const PAGES = 200;

/**
 * Gives unused pages back to the file system, in small transactions between which others write, and empties the log of writes unless
 * somebody reads from it. A process that ends in the middle leaves fewer unused pages. A file of a release that did not make its files for
 * that keeps them.
 */
export async function freePages(writer: Knex, write: WriterQueue): Promise<void> {
  const step = async () => {
    const connection: BetterSqlite3.Database = await writer.client.acquireConnection();
    try {
      const unused = () => connection.pragma("freelist_count", { simple: true }) as number;
      const before = unused();
      if (before === 0) return false;
      // Not by `run`, which takes one page: it gives a row for each.
      connection.exec(`PRAGMA incremental_vacuum(${PAGES})`);
      return unused() < before;
    } finally {
      await writer.client.releaseConnection(connection);
    }
  };
  let isTaken = false;
  while (await write(freePages, step)) isTaken = true;
  if (isTaken) await writer.raw("PRAGMA wal_checkpoint(TRUNCATE)");
}
