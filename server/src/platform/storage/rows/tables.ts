import type { Knex } from "knex";
import type { MigrationDialect } from "../migrations/migration.ts";

/** A table as the database itself describes it. */
export interface Table {
  name: string;
  /** By name, so that they stand in the same order on both engines. */
  columns: string[];
  /** Columns of the primary key, in its order. */
  key: string[];
  /** Those of them that hold text. */
  texts: string[];
}

interface ColumnRow {
  table: string;
  column: string;
  isText: number | boolean;
  /** From 1; 0: not in the primary key. */
  place: number;
}

const SQLITE = `SELECT m.name AS "table", c.name AS "column", c.type = 'TEXT' AS "isText", c.pk AS place
  FROM sqlite_master m JOIN pragma_table_info(m.name) c
  WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%' AND m.name NOT LIKE 'knex%' AND m.name <> 'marca'`;

/** Without tables that do not survive a crash either (UNLOGGED). */
const POSTGRES = `SELECT c.relname AS "table", a.attname AS "column", a.atttypid = 'text'::regtype AS "isText",
    COALESCE(array_position(i.indkey::int2[], a.attnum), -1) + 1 AS place
  FROM pg_class c
  JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  LEFT JOIN pg_index i ON i.indrelid = c.oid AND i.indisprimary
  WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p'
    AND c.relname NOT LIKE 'knex%' AND c.relname <> 'marca'`;

/** Which table refers to which by a foreign key. */
const REFERENCES = {
  sqlite: `SELECT m.name AS "table", f."table" AS target FROM sqlite_master m JOIN pragma_foreign_key_list(m.name) f
    WHERE m.type = 'table'`,
  postgres: `SELECT conrelid::regclass::text AS "table", confrelid::regclass::text AS target FROM pg_constraint
    WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
};

/** Tables of this name are filled by triggers, from the rows of others. */
const DERIVED = /_contagem$/;

/** Every table with rows of the service that follow from no others, in an order in which one refers only to those before it, the same on both engines. */
export async function listTables(knex: Knex, dialect: MigrationDialect): Promise<Table[]> {
  const ask = async <Answer>(sql: string): Promise<Answer[]> => {
    const answer = await knex.raw(sql);
    return dialect === "sqlite" ? answer : answer.rows;
  };
  const all = await ask<ColumnRow>(dialect === "sqlite" ? SQLITE : POSTGRES);
  const rows = all.filter(({ table }) => !DERIVED.test(table));
  const references = await ask<{ table: string; target: string }>(REFERENCES[dialect]);
  const byName = Map.groupBy(rows, ({ table }) => table);
  return inOrder([...byName.keys()], references).map((name) => toTable(name, byName.get(name) ?? []));
}

function toTable(name: string, columns: readonly ColumnRow[]): Table {
  const key = columns.filter(({ place }) => place > 0).sort((one, other) => one.place - other.place);
  return {
    name,
    columns: columns.map(({ column }) => column).sort(),
    key: key.map(({ column }) => column),
    texts: key.filter(({ isText }) => Boolean(isText)).map(({ column }) => column),
  };
}

/** By name, but behind whatever a table refers to. */
function inOrder(
  names: readonly string[],
  references: readonly { table: string; target: string }[],
): string[] {
  const ordered = new Set<string>();
  const add = (name: string) => {
    for (const { table, target } of references)
      if (table === name && target !== name && !ordered.has(target)) add(target);
    ordered.add(name);
  };
  for (const name of names.toSorted()) add(name);
  return [...ordered];
}

/** The names of the migrations that have run, in their order. */
export async function listMigrations(knex: Knex): Promise<string[]> {
  return knex("knex_migrations").orderBy("id").pluck("name");
}
