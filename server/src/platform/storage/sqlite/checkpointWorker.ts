import { parentPort, workerData } from "node:worker_threads";
import BetterSqlite3 from "better-sqlite3";

/** Runs in its own thread: at each message, moves what commits have written from the log to the database, as far as nobody waits for it. */
const database = new BetterSqlite3(workerData as string, { timeout: 0 });
parentPort?.on("message", () => {
  try {
    database.pragma("wal_checkpoint(PASSIVE)");
    parentPort?.postMessage(null);
  } catch (error) {
    parentPort?.postMessage(error);
  }
});
