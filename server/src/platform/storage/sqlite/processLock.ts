import BetterSqlite3 from "better-sqlite3";
import { StorageError } from "../storageError.ts";

/**
 * Takes the right to be the only process on `file`, and returns the function that gives it back. The lock is an
 * exclusive SQLite lock on `<file>.lock`: the operating system drops it when the process dies, however it dies.
 * @throws StorageError `unavailable` when another process (or an earlier open of this one) holds it
 */
export function lockForThisProcess(file: string): () => void {
  let lock: BetterSqlite3.Database | undefined;
  try {
    lock = new BetterSqlite3(`${file}.lock`, { timeout: 0 });
    lock.exec("BEGIN EXCLUSIVE");
  } catch (cause) {
    lock?.close();
    const busy = cause instanceof Error && "code" in cause && String(cause.code).startsWith("SQLITE_BUSY");
    throw new StorageError(
      "unavailable",
      busy
        ? `${file} is in use by another process: SQLite mode is exactly one process. Stop the other one, or use PostgreSQL (FRETE_DATABASE_URL=postgres://...)`
        : `${file}.lock cannot be locked: its folder must be on a local disk, and both writable for the user of the service`,
      { cause },
    );
  }
  const held = lock;
  return () => held.close();
}
