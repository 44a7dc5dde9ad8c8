import { workerData } from "node:worker_threads";
import BetterSqlite3 from "better-sqlite3";

/** Runs in its own thread: writes the database anew, so that no page keeps what was deleted, and empties the log of writes. */
const database = new BetterSqlite3(workerData as string, { timeout: 60_000 });
try {
  // From then on unused pages leave the file without that.
  database.pragma("auto_vacuum = INCREMENTAL");
  database.exec("VACUUM");
  database.pragma("wal_checkpoint(TRUNCATE)");
} finally {
  database.close();
}
