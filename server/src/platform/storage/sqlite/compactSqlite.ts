import { fork } from "node:child_process";
import { once } from "node:events";
import { stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Knex } from "knex";
import type { StorageLog } from "../database.ts";
import { StorageError } from "../storageError.ts";
import { freePages } from "./freePages.ts";
import type { WriterQueue } from "./writerQueue.ts";

/** Milliseconds that writers wait for it: less than after which they are refused. */
const PATIENCE = 3000;
/** How often is looked whether somebody waits. */
const LOOK = 50;

/**
 * Takes unused pages out of the database file, and writes it anew in another process: copies of what was moved from one page to another may
 * be in unused parts of pages until then. Reads go on; writes
 * wait for a few seconds, and then it is given up: a VACUUM that ends in the middle leaves the file as it was. It needs as
 * much room as the database, beside it and in the folder of temporary files (`SQLITE_TMPDIR`).
 *
 * @param largest bytes of a file that is written; a larger one is left alone
 * @returns whether it was
 * @throws StorageError when it failed, for want of space say
 */
export async function compactSqlite(
  { file, writer, write, log }: { file: string; writer: Knex; write: WriterQueue; log: StorageLog },
  largest: number,
  patience = PATIENCE,
): Promise<boolean> {
  await freePages(writer, write);
  if ((await stat(file)).size > largest) return false;
  return write(compactSqlite, async () => {
    const child = fork(fileURLToPath(new URL("./compactProcess.ts", import.meta.url)), [file], {
      // Nothing of how this process was started, the port of a debugger say.
      execArgv: [],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    let waited = 0;
    const looking = setInterval(() => {
      waited = write.waiting > 0 ? waited + LOOK : 0;
      if (waited > patience) child.kill("SIGKILL");
    }, LOOK);
    const [code, signal] = (await once(child, "exit").finally(() => clearInterval(looking))) as [
      number | null,
      NodeJS.Signals | null,
    ];
    if (code === 0) return true;
    // What it has written to the log belongs to nothing: the log is cut.
    await writer.raw("PRAGMA wal_checkpoint(TRUNCATE)");
    if (signal === null) throw new StorageError("internal", "the database could not be written anew");
    log.warn({ file }, "the database is written anew another time: others write to it");
    return false;
  });
}
