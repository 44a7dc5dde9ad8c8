import { join } from "node:path";
import { systemClock } from "../clock.ts";
import type { Database, DatabaseOptions, StorageLog } from "./database.ts";
import { groupCommit } from "./groupCommit.ts";
import { parseDatabaseUrl } from "./parseDatabaseUrl.ts";
import { openPostgres } from "./postgres/openPostgres.ts";
import { openSqlite } from "./sqlite/openSqlite.ts";

const silent: StorageLog = { info: () => undefined, warn: () => undefined };

/**
 * Opens the database and brings its schema up to date. `url` is `sqlite:<file>` or `postgres://...`;
 * without one the file `frete.db` in `options.dataDir` is used.
 * @throws StorageError with a text for the person at the terminal
 */
export async function openDatabase(
  url: string | undefined,
  options: DatabaseOptions = {},
): Promise<Database> {
  const target = parseDatabaseUrl(url || `sqlite:${join(options.dataDir ?? "data", "frete.db")}`);
  const log = options.log ?? silent;
  const engine =
    target.dialect === "sqlite" ? await openSqlite(target.file, log) : await openPostgres(target.url, log);
  const flushes = new Set<Promise<void>>();
  let closing: Promise<void> | undefined;
  return {
    ...engine,
    clock: options.clock ?? systemClock,
    groupCommit: (write) =>
      groupCommit(engine.transaction, write, (flush) => {
        flushes.add(flush);
        flush.finally(() => flushes.delete(flush));
      }),
    close: () => {
      closing ??= Promise.all(flushes).then(() => engine.close());
      return closing;
    },
  };
}
