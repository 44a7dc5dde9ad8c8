import { once } from "node:events";
import { stat } from "node:fs/promises";
import { Worker } from "node:worker_threads";
import type { Knex } from "knex";

/**
 * Writes the database file anew in another thread: what was deleted or changed stays in unused parts of pages until then. Reads go on; writes
 * wait for their connection meanwhile, and are refused as in any outage when that takes too long. It needs as much room as the
 * database, beside it and in the folder of temporary files (`SQLITE_TMPDIR`).
 *
 * @param largest bytes of a file that is written; a larger one is left alone
 * @returns whether it was
 */
export async function compactSqlite(file: string, writer: Knex, largest: number): Promise<boolean> {
  if ((await stat(file)).size > largest) return false;
  const client: Knex.Client = writer.client;
  const connection = await client.acquireConnection();
  const worker = new Worker(new URL("./compactWorker.ts", import.meta.url), { workerData: file });
  try {
    await once(worker, "exit");
  } finally {
    client.releaseConnection(connection);
    await worker.terminate();
  }
  return true;
}
