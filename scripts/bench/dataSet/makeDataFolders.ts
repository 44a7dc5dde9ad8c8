import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../../server/src/platform/storage/openDatabase.ts";
import { fillDatabase } from "./fillDatabase.ts";

/** Folders with a database each, equal at the start; gone after `remove`. */
export interface DataFolders {
  /** A copy of the database in a folder of its own: peers must not share one. */
  copy(): string;
  remove(): void;
}

/** Fills one SQLite database on disk, to be copied for every peer. */
export async function makeDataFolders(
  fill: (folder: string) => Promise<void> = async (folder) => {
    const db = await openDatabase(`sqlite:${join(folder, "frete.db")}`);
    await fillDatabase(db);
    await db.close();
  },
): Promise<DataFolders> {
  const root = mkdtempSync(join(tmpdir(), "frete-bench-"));
  const original = join(root, "original");
  await fill(original);
  let copies = 0;
  return {
    copy: () => {
      const folder = join(root, `copy-${++copies}`);
      cpSync(original, folder, { recursive: true });
      return folder;
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
