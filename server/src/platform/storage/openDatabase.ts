import { join } from "node:path";
import { systemClock } from "../clock.ts";
import type { Database, DatabaseOptions, StorageLog } from "./database.ts";
import { groupCommit } from "./groupCommit.ts";
import { groupRead } from "./groupRead.ts";
import { noticeFull } from "./noticeFull.ts";
import { type DatabaseTarget, parseDatabaseUrl } from "./parseDatabaseUrl.ts";

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
  const engine = await openEngine(target, log, options);
  const { noticed, isFull } = noticeFull();
  const transaction: Database["transaction"] = (work) => noticed(() => engine.transaction(work));
  const flushes = new Set<Promise<void>>();
  const track = (flush: Promise<void>) => {
    flushes.add(flush);
    flush.finally(() => flushes.delete(flush));
  };
  let closing: Promise<void> | undefined;
  const { insertBatch, ...shown } = engine;
  return {
    ...shown,
    transaction,
    isFull,
    clock: options.clock ?? systemClock,
    groupCommit: (write, items) => {
      const owner = {};
      return groupCommit(
        (batch) => noticed(() => engine.transaction((trx) => write(trx, batch), owner)),
        track,
        items,
      );
    },
    groupInsert: (targets, items) => {
      const insert = insertBatch(targets);
      return groupCommit((rows) => noticed(() => insert(rows)), track, items);
    },
    // SQLite reads within this process: there is no way to its answer that could be shared.
    groupRead: (read, weigh) =>
      engine.dialect === "sqlite" ? (scope, question) => read(scope, [question]) : groupRead(read, weigh),
    close: () => {
      closing ??= Promise.all(flushes).then(() => engine.close());
      return closing;
    },
  };
}

/** Only the driver that is used is loaded: it saves memory and start-up time. */
async function openEngine(
  target: DatabaseTarget,
  log: StorageLog,
  { migrates = true, connections }: DatabaseOptions,
) {
  if (target.dialect === "sqlite") {
    const { openSqlite } = await import("./sqlite/openSqlite.ts");
    return openSqlite(target.file, log, migrates);
  }
  const { openPostgres } = await import("./postgres/openPostgres.ts");
  return openPostgres(target.url, log, { migrates, connections });
}
