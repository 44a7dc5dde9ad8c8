import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "../storage/database.ts";
import { claimMark } from "../storage/marks.ts";
import { StorageError } from "../storage/storageError.ts";
import { guardFolder } from "./guardFolder.ts";

/** The same text in the folder and in the database says that they belong together. */
const FILE = ".frete";
const MARK = "arquivos.pasta";

/**
 * Makes sure that all processes on one PostgreSQL keep files in one folder, and that a folder has the files of one database: the first
 * process marks both. A bucket is the same for everybody, and SQLite has one process.
 *
 * @throws StorageError when the folder is another one than the database's, saying what to do
 */
export async function claimFolder(
  filesUrl: string,
  db: Pick<Database, "dialect" | "transaction">,
): Promise<void> {
  if (db.dialect === "sqlite" || filesUrl.startsWith("s3://")) return;
  const path = join(filesUrl, FILE);
  await db.transaction(async (trx) => {
    const own = randomBytes(16).toString("hex");
    // Holds the row: of processes that start together the second finds what the first has written.
    const ofDatabase = await claimMark(trx, MARK, own);
    const ofFolder = await readMarkOf(path);
    if (ofFolder === ofDatabase) return;
    if (ofFolder !== undefined)
      throw new StorageError(
        "internal",
        `${filesUrl} has the files of another database: give each a folder of its own (FRETE_FILES). If that database is no more, delete ${path} and write ${ofDatabase} to it`,
      );
    if (ofDatabase !== own)
      throw new StorageError(
        "internal",
        `the files of this database are in another folder than ${filesUrl}: all processes need one that each of them sees, or a bucket (FRETE_FILES=s3://...). If this is that folder, or it is lost, write ${ofDatabase} to ${path}`,
      );
    await guardFolder(async () => {
      await mkdir(filesUrl, { recursive: true });
      await writeFile(path, `${own}\n`);
    });
  });
}

async function readMarkOf(path: string): Promise<string | undefined> {
  return guardFolder(async () => {
    try {
      return (await readFile(path, "utf8")).trim();
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
      throw error;
    }
  });
}
