import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migratedDatabaseUrl, type Undo } from "../../../test-support/databases.ts";

const SCRIPT = readFileSync(join(import.meta.dirname, "../../../../citus/distribute.sql"), "utf8");

/** Tables that stay on the coordinator: bookkeeping, and counters that need not be exact. */
const LOCAL = ["knex_migrations", "knex_migrations_lock", "limite_requisicao", "marca"];

const distributed = new Map(
  SCRIPT.matchAll(/create_distributed_table\('(\w+)', '(\w+)'/g).map(([, table, column]) => [
    table as string,
    column as string,
  ]),
);
const everywhere = Array.from(SCRIPT.matchAll(/create_reference_table\('(\w+)'\)/g), ([, table]) => table);
const dropped = Array.from(SCRIPT.matchAll(/DROP CONSTRAINT (\w+)/g), ([, name]) => name);

const undo: Undo[] = [];
let client: pg.Client;
beforeAll(async () => {
  client = new pg.Client({ connectionString: await migratedDatabaseUrl("postgres", undo) });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  for (const step of undo.reverse()) await step();
});

async function ask<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  return (await client.query<Row>(sql)).rows;
}

const OURS = "= current_schema()::regnamespace";

test("every table has its place in a cluster: with its store, everywhere, or on the coordinator", async () => {
  const rows = await ask<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace ${OURS} ORDER BY 1`,
  );
  const placed = [...distributed.keys(), ...everywhere, ...LOCAL];
  expect(placed.toSorted()).toEqual(rows.map(({ name }) => name));
});

test("what is unique of a distributed table is unique within a store", async () => {
  const rows = await ask<{ table: string; index: string; columns: string[] }>(
    `SELECT t.relname AS table, c.relname AS index,
            ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = t.oid AND attnum = ANY (i.indkey)) AS columns
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_class t ON t.oid = i.indrelid
     WHERE i.indisunique AND t.relnamespace ${OURS}`,
  );
  const wrong = rows.filter(({ table, columns }) => {
    const column = distributed.get(table);
    return column !== undefined && !columns.includes(column);
  });
  expect(wrong).toEqual([]);
});

test("foreign keys stay within a store, and no reference table refers to one", async () => {
  const rows = await ask<{ name: string; table: string; target: string; pairs: string[] }>(
    `SELECT k.conname AS name, k.conrelid::regclass::text AS table, k.confrelid::regclass::text AS target,
            ARRAY(SELECT a.attname || '=' || b.attname FROM unnest(k.conkey, k.confkey) AS p (f, t)
                  JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = p.f
                  JOIN pg_attribute b ON b.attrelid = k.confrelid AND b.attnum = p.t) AS pairs
     FROM pg_constraint k WHERE k.contype = 'f' AND k.connamespace ${OURS}`,
  );
  const wrong = rows.filter(
    ({ name, table, target, pairs }) =>
      !dropped.includes(name) && !pairs.includes(`${distributed.get(table)}=${distributed.get(target)}`),
  );
  expect([rows.length > 20, wrong]).toEqual([true, []]);
});
