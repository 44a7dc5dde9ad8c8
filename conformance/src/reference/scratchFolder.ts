import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { memoryFolder } from "../../../server/src/test-support/memoryFolder.ts";

/** Many times what the data of a run of the whole kit take, 40 MB: several runs may have theirs at once. */
const NEEDED = 1024 ** 3;

/** A new folder for data that nobody needs once the process is over. */
export interface ScratchFolder {
  path: string;
  /** Removes it; the end of this process does so too. */
  remove: () => void;
}

/**
 * Makes a folder in memory where there is room, unless TMPDIR names another place: of a run of the kit a quarter is else spent
 * on waiting for the disk, and on a busy one more than half.
 * @param prefix what its name begins with
 */
export function scratchFolder(prefix: string): ScratchFolder {
  const { TMPDIR = memoryFolder(NEEDED) ?? tmpdir() } = process.env;
  const path = mkdtempSync(join(TMPDIR, prefix));
  const remove = () => {
    process.off("exit", remove);
    rmSync(path, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once("exit", remove);
  return { path, remove };
}
