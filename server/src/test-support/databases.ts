import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, describe, inject } from "vitest";
import type { Database, DatabaseOptions } from "../platform/storage/database.ts";
import { openDatabase } from "../platform/storage/openDatabase.ts";

/** Opens a new, empty, migrated database at every call; it is closed and removed after the suite. */
export interface OpenTestDatabase {
  (options?: DatabaseOptions): Promise<Database>;
  /** The url of a new database without any table, for tests that open it themselves or in another process. */
  newUrl(): Promise<string>;
}

/** A step that takes back what was made for a test; run them last made, first undone. */
export type Undo = () => Promise<unknown>;

/**
 * Runs a suite twice: on SQLite files in a temporary folder and on a real PostgreSQL server.
 *
 *     eachDatabase((name, open) => {
 *       let db: Database;
 *       beforeAll(async () => { db = await open({ clock }); });
 *       test("...", ...);
 *     });
 */
export function eachDatabase(suite: (name: "sqlite" | "postgres", open: OpenTestDatabase) => void): void {
  describe.each(["sqlite", "postgres"] as const)("%s", (name) => {
    const undo: Undo[] = [];
    afterAll(async () => {
      for (const step of undo.splice(0).reverse()) await step();
    });
    const newUrl = () => newDatabaseUrl(name, undo);
    const open = async (options?: DatabaseOptions) => {
      const database = await openDatabase(await newUrl(), options);
      undo.push(() => database.close());
      return database;
    };
    suite(name, Object.assign(open, { newUrl }));
  });
}

/** Makes an empty database of one engine and returns its url; `undo` gets the step that removes it. */
export function newDatabaseUrl(name: "sqlite" | "postgres", undo: Undo[]): Promise<string> {
  return name === "sqlite" ? newSqliteUrl(undo) : newPostgresUrl(undo);
}

async function newSqliteUrl(undo: Undo[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "frete-sqlite-"));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  return `sqlite:${join(folder, "frete.db")}`;
}

async function newPostgresUrl(undo: Undo[]): Promise<string> {
  const answer = await fetch(inject("postgresServer"));
  if (!answer.ok) throw new Error(await answer.text());
  const url = new URL(await answer.text());
  const admin = url.href;
  const database = `frete_test_${crypto.randomUUID().replaceAll("-", "")}`;
  await runOn(admin, `CREATE DATABASE ${database} ENCODING 'UTF8' TEMPLATE template0`);
  undo.push(() => runOn(admin, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`));
  url.pathname = `/${database}`;
  return url.href;
}

async function runOn(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
