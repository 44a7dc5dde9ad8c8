import { copyFile } from "node:fs/promises";
import { afterAll, describe, inject } from "vitest";
import type { Database, DatabaseOptions } from "../platform/storage/database.ts";
import { openDatabase } from "../platform/storage/openDatabase.ts";
import { type Engine, newPostgresDatabase, newSqliteFile, sqliteUrl, type Undo } from "./newDatabase.ts";
import type { Shared } from "./sharedDatabases.ts";

export type { Undo } from "./newDatabase.ts";

/** Opens a new, empty, migrated database at every call; it is closed and removed after the suite. */
export interface OpenTestDatabase {
  (options?: DatabaseOptions): Promise<Database>;
  /** The url of a new, empty, migrated database, for tests that open it themselves or in another process. */
  url(): Promise<string>;
  /** The same without any table, for tests of how the tables come into being. */
  bareUrl(): Promise<string>;
}

/**
 * Runs a suite twice: on SQLite files in a temporary folder and on a real PostgreSQL server.
 *
 *     eachDatabase((name, open) => {
 *       let db: Database;
 *       beforeAll(async () => { db = await open({ clock }); });
 *       test("...", ...);
 *     });
 */
export function eachDatabase(suite: (name: Engine, open: OpenTestDatabase) => void): void {
  describe.each(["sqlite", "postgres"] as const)("%s", (name) => {
    const undo: Undo[] = [];
    afterAll(async () => {
      for (const step of undo.splice(0).reverse()) await step();
    });
    const url = () => migratedDatabaseUrl(name, undo);
    const open = async (options?: DatabaseOptions) => {
      const database = await openDatabase(await url(), options);
      undo.push(() => database.close());
      return database;
    };
    suite(name, Object.assign(open, { url, bareUrl: () => bareDatabaseUrl(name, undo) }));
  });
}

/** Makes a database without any table and returns its url; `undo` gets the step that removes it. */
export async function bareDatabaseUrl(name: Engine, undo: Undo[]): Promise<string> {
  if (name === "sqlite") return sqliteUrl(await newSqliteFile(undo));
  return newPostgresDatabase((await shared("postgres")).server, undo);
}

/** The same with all tables: a copy, which takes a tenth of the time that migrating does. */
export async function migratedDatabaseUrl(name: Engine, undo: Undo[]): Promise<string> {
  const { server, template } = await shared(name);
  if (name === "postgres") return newPostgresDatabase(server, undo, template);
  const file = await newSqliteFile(undo);
  await copyFile(template, file);
  return sqliteUrl(file);
}

async function shared(name: Engine): Promise<Shared> {
  const answer = await fetch(`${inject("sharedDatabases")}/${name}`);
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Shared;
}
