import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";

export type Engine = "sqlite" | "postgres";

/** A step that takes back what was made for a test; run them last made, first undone. */
export type Undo = () => Promise<unknown>;

export const sqliteUrl = (file: string) => `sqlite:${file}`;

/** The path of a database file in a new folder; `undo` gets the step that removes it. */
export async function newSqliteFile(undo: Undo[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "frete-sqlite-"));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  return join(folder, "frete.db");
}

/** Makes a database on a PostgreSQL server, a copy of `template`, and returns its url; `undo` gets the step that removes it. */
export async function newPostgresDatabase(
  server: string,
  undo: Undo[],
  template = "template0",
): Promise<string> {
  const database = `frete_test_${crypto.randomUUID().replaceAll("-", "")}`;
  await runOn(server, `CREATE DATABASE ${database} ENCODING 'UTF8' TEMPLATE ${template}`);
  undo.push(() => runOn(server, `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`));
  const url = new URL(server);
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
