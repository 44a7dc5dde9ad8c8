import type BetterSqlite3 from "better-sqlite3";
import type { Knex } from "knex";
import { PRAGMAS } from "./pragmas.ts";
import type { WriterQueue } from "./writerQueue.ts";

/** Pages of one step: some milliseconds in which nobody is answered. */
const PAGES = 100;

/**
 * Gives unused pages back to the file system, in small transactions between which others write, and empties the log of writes unless
 * somebody reads from it. A process that ends in the middle leaves fewer unused pages. A file of a release that did not make its files for
 * that keeps them.
 */
export async function freePages(writer: Knex, write: WriterQueue): Promise<void> {
  let unused = await countUnused(writer);
  for (let before = Number.POSITIVE_INFINITY; unused > 0 && unused < before; ) {
    before = unused;
    unused = await write(freePages, async () => {
      await takeOut(writer);
      return countUnused(writer);
    });
  }
  await write(freePages, async () => {
    // A reader, a backup say, keeps the log: waiting for it would keep this process from everything else.
    await writer.raw("PRAGMA busy_timeout = 0");
    try {
      await writer.raw("PRAGMA wal_checkpoint(TRUNCATE)");
    } finally {
      await writer.raw(`PRAGMA busy_timeout = ${PRAGMAS.busy_timeout}`);
    }
  });
}

async function countUnused(writer: Knex): Promise<number> {
  const [row] = (await writer.raw("PRAGMA freelist_count")) as { freelist_count: number }[];
  return row?.freelist_count ?? 0;
}

/** Not by a statement of knex, which takes one page: it gives a row for each. */
async function takeOut(writer: Knex): Promise<void> {
  const connection: BetterSqlite3.Database = await writer.client.acquireConnection();
  try {
    connection.exec(`PRAGMA incremental_vacuum(${PAGES})`);
  } finally {
    await writer.client.releaseConnection(connection);
  }
}
