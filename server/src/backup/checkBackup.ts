import { checkedFiles } from "./fileCopies.ts";
import { type Manifest, readManifest } from "./manifest.ts";
import { readTable } from "./tableFiles.ts";
import type { OnProgress } from "./takeBackup.ts";

/**
 * Reads a whole backup and compares every table and file with what was written down of it.
 *
 * @throws BackupError saying what is damaged
 */
export async function checkBackup(
  folder: string,
  onProgress: OnProgress = () => undefined,
): Promise<Manifest> {
  const manifest = await readManifest(folder);
  for (const entry of manifest.tables) {
    let rows = 0;
    for await (const page of readTable(folder, entry)) {
      rows += page.length;
      onProgress(`check ${entry.name}`, rows);
    }
  }
  let files = 0;
  for await (const _file of checkedFiles(folder, manifest)) onProgress("check files", ++files);
  return manifest;
}
