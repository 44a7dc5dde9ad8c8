import type { Database } from "../../server/src/platform/storage/database.ts";

/** What the storage keeps for itself, and counters that triggers keep: the loader of a release makes them anew. */
const INTERNAL = /^(knex|sqlite)_|_contagem$/;

/**
 * Every row of a SQLite database as a line of JSON: first `{"table":..,"columns":[..]}`, then an array for each row. Tables that
 * others refer to come first; bytes are `{"base64":..}`.
 */
export async function dumpRows({ reader }: Pick<Database, "reader">): Promise<string[]> {
  const tables: string[] = await reader("sqlite_master")
    .where({ type: "table" })
    .orderBy("rowid")
    .pluck("name");
  const lines: string[] = [];
  for (const table of tables.filter((name) => !INTERNAL.test(name))) {
    const rows: Record<string, unknown>[] = await reader(table);
    const [first] = rows;
    if (first === undefined) continue;
    const columns = Object.keys(first);
    lines.push(JSON.stringify({ table, columns }));
    for (const row of rows) lines.push(JSON.stringify(columns.map((column) => cell(row[column]))));
  }
  return lines;
}

const cell = (value: unknown): unknown =>
  value instanceof Uint8Array ? { base64: Buffer.from(value).toString("base64") } : value;
