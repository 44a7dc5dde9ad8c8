import { hash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Database } from "../../../server/src/platform/storage/database.ts";
import { openDatabase } from "../../../server/src/platform/storage/openDatabase.ts";
import { startPostgres } from "../../../server/src/test-support/startPostgres.ts";
import { progress } from "../support/benchmark.ts";
import { fillLists } from "./fillLists.ts";

const CACHE = resolve(import.meta.dirname, "../../../node_modules/.cache/bench/lists");

/** A database that is filled once and kept for later runs; a change of what fills it makes another. */
export async function withLists<Result>(
  engine: Database["dialect"],
  rows: number,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const recipe = hash("sha256", readFileSync(join(import.meta.dirname, "fillLists.ts"), "utf8")).slice(0, 8);
  const folder = join(CACHE, `${engine}-${rows}-${recipe}`);
  const making = `${folder}.making`;
  if (!existsSync(folder)) {
    progress(`pages: ${rows} rows of each list on ${engine}, once`);
    rmSync(making, { recursive: true, force: true });
    mkdirSync(making, { recursive: true });
    await opened(engine, making, async (db, url) => {
      await fillLists(url, db, rows);
      if (engine === "postgres") await vacuum(url);
    });
    renameSync(making, folder);
  }
  return opened(engine, folder, work);
}

async function opened<Result>(
  engine: Database["dialect"],
  folder: string,
  work: (db: Database, url: string) => Promise<Result>,
): Promise<Result> {
  const server = engine === "postgres" ? await startPostgres(folder) : undefined;
  const url = server?.url ?? `sqlite:${join(folder, "frete.db")}`;
  try {
    const db = await openDatabase(url);
    try {
      return await work(db, url);
    } finally {
      await db.close();
    }
  } finally {
    await server?.stop();
  }
}

/** Leaves the tables as autovacuum does some minutes after a big load. */
async function vacuum(url: string): Promise<void> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("VACUUM ANALYZE");
  await client.end();
}
