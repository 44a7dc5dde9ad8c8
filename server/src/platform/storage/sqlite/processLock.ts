import BetterSqlite3 from "better-sqlite3";
import { StorageError } from "../storageError.ts";

/**
 * Takes the right to be the only process on `file`, and returns the function that gives it back. The lock is an
 * exclusive SQLite lock on `<file>.lock`: the operating system drops it when the process dies, however it dies.
 * @throws StorageError `unavailable` when another process (or an earlier open of this one) holds it
 */
export function lockForThisProcess(file: string): () => void {
  const lock = new BetterSqlite3(`${file}.lock`, { timeout: 0 });
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (cause) {
    lock.close();
    const busy = cause instanceof Error && "code" in cause && String(cause.code).startsWith("SQLITE_BUSY");
    throw new StorageError(
      "unavailable",
      busy
        ? `${file} is in use by another process: SQLite mode is exactly one process. Stop the other one, or use PostgreSQL (FRETE_DATABASE_URL=postgres://...)`
        : `${file}.lock cannot be locked: the folder must be writable and on a local disk`,
      { cause },
    );
  }
  return () => lock.close();
}
