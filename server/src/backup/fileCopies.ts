import { createReadStream } from "node:fs";
import { join } from "node:path";
import type { Knex } from "knex";
import { type FileStore, fileKey } from "../platform/files/fileStore.ts";
import { readLines } from "../platform/readLines.ts";
import { BackupError } from "./backupError.ts";
import { counter, measure, writeDurably } from "./folder.ts";
import type { Manifest } from "./manifest.ts";

/** A file of an order in a backup, a line of `files.jsonl`. */
export interface FileEntry {
  key: string;
  /** Media type. */
  type: string;
  bytes: number;
  sha256: string;
}

/** Entries that are read from the database at a time. */
const PAGE = 500;

const indexOf = (folder: string) => join(folder, "files.jsonl");
/** Where the copy of a file is. */
export const copyOf = (folder: string, key: string): string => join(folder, "files", key);

/**
 * Copies the files that a snapshot names. One that is not there was removed since, if nothing names it any more, or is lost.
 *
 * @param isNamed whether committed data still name a file
 */
export async function copyFiles(
  folder: string,
  trx: Knex.Transaction,
  store: FileStore,
  isNamed: (idLoja: number, id: number) => Promise<boolean>,
  onFile: () => void,
): Promise<{ files: Manifest["files"]; removed: ReadonlySet<string> }> {
  const removed = new Set<string>();
  const missing: string[] = [];
  let count = 0;
  let bytes = 0;
  async function* entries() {
    for await (const { id_loja, id, chave, tipo } of namedFiles(trx)) {
      const key = fileKey(id_loja, chave);
      const source = await store.get(key);
      if (source === undefined) {
        if (await isNamed(id_loja, id)) missing.push(key);
        else removed.add(`${id_loja}/${id}`);
        continue;
      }
      const counted = counter();
      await writeDurably(copyOf(folder, key), source, counted);
      const measured = counted.result();
      count++;
      bytes += measured.bytes;
      onFile();
      yield `${JSON.stringify({ key, type: tipo, ...measured } satisfies FileEntry)}\n`;
    }
  }
  const counted = counter();
  await writeDurably(indexOf(folder), entries(), counted);
  return { files: { count, bytes, sha256: counted.result().sha256, missing }, removed };
}

/** The files that a database names, by store and number. */
async function* namedFiles(knex: Knex) {
  let after = [0, 0];
  for (;;) {
    const rows = await knex("anexo")
      .select("id_loja", "id", "chave", "tipo")
      .whereRaw("(id_loja, id) > (?, ?)", after)
      .orderBy(["id_loja", "id"])
      .limit(PAGE);
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = [last.id_loja, last.id];
  }
}

/**
 * The files of a backup, each read and compared with what was written down of it.
 *
 * @throws BackupError naming the file that is not as it was
 */
export async function* checkedFiles(folder: string, { files }: Manifest): AsyncGenerator<FileEntry> {
  const index = indexOf(folder);
  const found = await measure(index).catch((error: Error) => {
    throw new BackupError(`${index} cannot be read: ${error.message}`);
  });
  if (found.sha256 !== files.sha256)
    throw new BackupError(`${index} is damaged: its checksum is not the manifest's`);
  for await (const lines of readLines(createReadStream(index)))
    for (const { text } of lines) {
      const entry: FileEntry = JSON.parse(text ?? "");
      const path = copyOf(folder, entry.key);
      const { sha256 } = await measure(path).catch((error: Error) => {
        throw new BackupError(`${path} cannot be read: ${error.message}`);
      });
      if (sha256 !== entry.sha256)
        throw new BackupError(`${path} is damaged: its checksum is not the backup's`);
      yield entry;
    }
}
