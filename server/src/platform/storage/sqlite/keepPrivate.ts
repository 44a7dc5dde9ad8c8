import { chmodSync, closeSync, existsSync, openSync } from "node:fs";

/**
 * Creates a file that only its owner reads, or makes one such that is there already: it holds names, tax numbers and hashes of tokens.
 * SQLite gives the files beside a database (`-wal`, `-shm`) the rights of the database.
 */
export function keepPrivate(file: string): void {
  try {
    closeSync(openSync(file, "a", 0o600));
    for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) chmodSync(each, 0o600);
  } catch {
    // Opening the database says what is wrong with the folder; another owner's file keeps the rights that its owner gave it.
  }
}
