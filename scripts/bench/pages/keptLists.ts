import { hash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Database } from "../../../server/src/platform/storage/database.ts";
import { openDatabase } from "../../../server/src/platform/storage/openDatabase.ts";
import { startPostgres } from "../../../server/src/test-support/startPostgres.ts";
import { progress } from "../support/benchmark.ts";
import { fillLists } from "./fillLists.ts";

const CACHE = resolve(import.meta.dirname, "../../../node_modules/.cache/bench/lists");
const RECIPE = ["fillLists.ts", "loadInBulk.ts"].map((file) => join(import.meta.dirname, file));

/** A database that is filled once and kept for later runs; a change of what fills it makes another. */
export async function withLists<Result>(
  engine: Database["dialect"],
  rows: number,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const recipe = hash("sha256", RECIPE.map((file) => readFileSync(file, "utf8")).join("")).slice(0, 8);
  const folder = join(CACHE, `${engine}-${rows}-${recipe}`);
  const making = `${folder}.making`;
  if (!existsSync(folder)) {
    progress(`pages: ${rows} rows of each list on ${engine}, once`);
    rmSync(making, { recursive: true, force: true });
    mkdirSync(making, { recursive: true });
    await withServer(engine, making, (url) => make(engine, url, rows));
    renameSync(making, folder);
  }
  return withServer(engine, folder, async (url) => {
    const db = await openDatabase(url);
    try {
      return await work(db);
    } finally {
      await db.close();
    }
  });
}

async function make(engine: Database["dialect"], url: string, rows: number): Promise<void> {
  const migrated = await openDatabase(url);
  await migrated.close();
  if (engine === "postgres")
    await onServer(url, [
      ...Object.entries(HASTE).map(([name, value]) => `ALTER SYSTEM SET ${name} = ${value}`),
      RELOAD,
    ]);
  await fillLists(url, rows);
  // The tables are left as autovacuum does some minutes after a big load.
  if (engine === "postgres")
    await onServer(url, [
      "VACUUM ANALYZE",
      ...Object.keys(HASTE).map((name) => `ALTER SYSTEM RESET ${name}`),
      RELOAD,
    ]);
}

/** Of a server that nobody would miss. */
const HASTE = { fsync: "off", full_page_writes: "off", max_wal_size: "'16GB'", checkpoint_timeout: "'1h'" };
const RELOAD = "SELECT pg_reload_conf()";

async function withServer<Result>(
  engine: Database["dialect"],
  folder: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const server = engine === "postgres" ? await startPostgres(folder) : undefined;
  try {
    return await work(server?.url ?? `sqlite:${join(folder, "frete.db")}`);
  } finally {
    await server?.stop();
  }
}

async function onServer(url: string, statements: readonly string[]): Promise<void> {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
