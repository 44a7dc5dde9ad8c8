import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../platform/storage/openDatabase.ts";
import { type Engine, newPostgresDatabase, newSqliteFile, sqliteUrl, type Undo } from "./newDatabase.ts";
import { givenPostgres } from "./startPostgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Address that answers `/sqlite` and `/postgres` with what is shared of that engine, which it makes when first asked. */
    sharedDatabases: string;
  }
}

/** What all test files have together of one engine. */
export interface Shared {
  /** The url of the PostgreSQL server; nothing on SQLite. */
  server: string;
  /** A migrated, empty database to copy: a file, or the name of a database of the server. */
  template: string;
}

/**
 * Global set-up of a test run: a migrated database of each engine, which tests copy instead of migrating each their own, and
 * the PostgreSQL server. Each is made when a test file first asks for it, so runs without database tests cost nothing, and
 * removed at the end of the run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const undo: Undo[] = [];
  const shared: Partial<Record<Engine, Promise<Shared>>> = {};
  const desk = createServer(({ url }, response) => {
    const engine = url === "/sqlite" ? "sqlite" : "postgres";
    shared[engine] ??= engine === "sqlite" ? shareSqlite(undo) : sharePostgres(undo);
    shared[engine].then(
      (answer) => response.end(JSON.stringify(answer)),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((listening) => desk.listen(0, "127.0.0.1", listening));
  project.provide("sharedDatabases", `http://127.0.0.1:${(desk.address() as AddressInfo).port}`);
  return async () => {
    desk.close();
    desk.closeAllConnections();
    await Promise.allSettled(Object.values(shared));
    for (const step of undo.reverse()) await step();
  };
}

async function shareSqlite(undo: Undo[]): Promise<Shared> {
  const template = await newSqliteFile(undo);
  await migrated(sqliteUrl(template));
  return { server: "", template };
}

async function sharePostgres(undo: Undo[]): Promise<Shared> {
  const { url: server, stop } = await givenPostgres();
  undo.push(stop);
  const url = await newPostgresDatabase(server, undo);
  await migrated(url);
  return { server, template: new URL(url).pathname.slice(1) };
}

const migrated = async (url: string) => (await openDatabase(url)).close();
