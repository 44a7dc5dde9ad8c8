import type BetterSqlite3 from "better-sqlite3";
import { StorageError } from "../storageError.ts";

/**
 * Session settings of every connection. FULL makes an acknowledged commit survive a power cut (WAL alone does
 * not); the log is kept short by `checkpoints`, by SQLite itself only when it has 16,000 pages; the cache is 16 MB, beside the
 * operating system's; what is deleted or moved within a page that is written anyway is overwritten (2: FAST).
 */
export const PRAGMAS = {
  journal_mode: "wal",
  synchronous: 2,
  foreign_keys: 1,
  busy_timeout: 2000,
  wal_autocheckpoint: 16_000,
  cache_size: -16384,
  temp_store: 2,
  secure_delete: 2,
} as const;

/** Values that are read as numbers and set by name: 2 would set 1. */
const NAMED: Record<string, string> = { secure_delete: "FAST" };

/**
 * Sets the pragmas on a new connection and reads each one back.
 * @throws StorageError `internal` naming the pragma that did not take (a network file system refuses WAL)
 */
export function applyPragmas(connection: BetterSqlite3.Database): void {
  // Of a file without tables; one that has some takes it over when it is written anew.
  if (!connection.readonly) connection.pragma("auto_vacuum = INCREMENTAL");
  for (const [name, wanted] of Object.entries(PRAGMAS)) {
    if (!(connection.readonly && name === "journal_mode"))
      connection.pragma(`${name} = ${NAMED[name] ?? wanted}`);
    const actual = connection.pragma(name, { simple: true });
    if (actual !== wanted) {
      throw new StorageError(
        "internal",
        `SQLite pragma ${name} is ${String(actual)}, ${wanted} was asked for`,
      );
    }
  }
}
