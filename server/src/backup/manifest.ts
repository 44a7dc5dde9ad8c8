import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { BackupError } from "./backupError.ts";
import { writeDurably } from "./folder.ts";

/** The form of backups that this release writes and reads. */
const FORMAT = 1;
const NAME = "manifest.json";

/** What a file of rows holds. */
export interface TableEntry {
  name: string;
  columns: string[];
  rows: number;
  /** Of its lines of JSON, uncompressed, hexadecimal. */
  sha256: string;
}

/** What a backup holds, and how it is known to be whole. Written last: a folder without it is none. */
export interface Manifest {
  format: number;
  /** When its snapshot was taken, ISO 8601. */
  takenAt: string;
  /** Engine that it was taken from; it may be restored to the other one. */
  dialect: "sqlite" | "postgres";
  /** The schema: migrations by name, in their order. */
  migrations: string[];
  /** In the order in which they are written: a table refers to those before it. */
  tables: TableEntry[];
  files: {
    count: number;
    bytes: number;
    /** Of `files.jsonl`. */
    sha256: string;
    /** Keys of files that the storage did not have although the database names them. */
    missing: string[];
  };
  /** Codes of the keys in FRETE_SECRET_KEY that sealed secrets need; they tell nothing of the keys, which are not in the backup. */
  keys: string[];
}

/** Writes the manifest, which makes the folder a backup. */
export async function writeManifest(folder: string, manifest: Omit<Manifest, "format">): Promise<void> {
  const text = `${JSON.stringify({ format: FORMAT, ...manifest }, null, 2)}\n`;
  await writeDurably(join(folder, NAME), [text]);
}

/** @throws BackupError when the folder is no backup, or of a form that this release does not read */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, NAME), "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(
      error.code === "ENOENT"
        ? `${folder} is no whole backup: it has no ${NAME}, which is written last`
        : `${join(folder, NAME)} cannot be read: ${error.message}`,
    );
  });
  let manifest: Manifest;
  try {
    manifest = JSON.parse(text);
  } catch {
    throw new BackupError(`${join(folder, NAME)} is not JSON: the backup is damaged`);
  }
  if (manifest.format !== FORMAT)
    throw new BackupError(
      `the backup has form ${manifest.format}, this release reads ${FORMAT}: use the release that wrote it, or a later one`,
    );
  return manifest;
}
