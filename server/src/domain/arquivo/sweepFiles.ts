import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { HOUR } from "../../platform/durations.ts";
import { fileKey, type StoredFile } from "../../platform/files/fileStore.ts";
import type { Services } from "../../platform/services.ts";

/** A file without an entry is left alone for so long: the entry is written after the file. */
const MIN_AGE = HOUR;
const BATCH = 500;

/**
 * Removes stored files that no entry names: those of a message that was refused or never committed, and those that could not
 * be deleted with their entry (ANX-012). Temporary files that a crash left behind go too.
 *
 * @param minAge files younger than this are kept, milliseconds
 * @returns how many files were removed
 */
export async function sweepFiles(
  { db, files, log }: Pick<Services, "db" | "files" | "log">,
  minAge = MIN_AGE,
): Promise<number> {
  const before = Date.now() - minAge;
  let removed = await sweepIncoming(files.incoming, before);
  let batch: StoredFile[] = [];
  const flush = async () => {
    const pairs = batch.map(({ key }) => {
      const [idLoja, chave] = key.split("/");
      return [Number(idLoja), chave as string];
    });
    const named = await db
      .reader("anexo")
      .select("id_loja", "chave")
      .whereIn(["id_loja", "chave"], pairs as [number, string][]);
    const kept = new Set(named.map(({ id_loja, chave }) => fileKey(id_loja, chave)));
    for (const { key } of batch) {
      if (kept.has(key)) continue;
      await files.store.remove(key).then(
        () => removed++,
        (error: unknown) => log.warn({ err: error, key }, "a file without an entry could not be removed"),
      );
    }
    batch = [];
  };
  for await (const file of files.store.list()) {
    if (file.storedAt >= before) continue;
    batch.push(file);
    if (batch.length === BATCH) await flush();
  }
  if (batch.length > 0) await flush();
  return removed;
}

/**
 * Removes the temporary files that a crash has left in a folder.
 *
 * @param before epoch milliseconds; files changed since then are kept
 * @returns how many files were removed
 */
export async function sweepIncoming(folder: string, before = Date.now() - MIN_AGE): Promise<number> {
  let removed = 0;
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (!found || found.mtimeMs >= before) continue;
    await rm(path, { force: true });
    removed++;
  }
  return removed;
}
