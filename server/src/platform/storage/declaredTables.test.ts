import { expect, test } from "vitest";
import { eachDatabase } from "../../test-support/databases.ts";
import type { Database } from "./database.ts";
import { type Column, declaredTables, type TableColumns } from "./declaredTables.testing.ts";

/** Tables that no statement of the server names. */
const OTHERS = /^(sqlite_|knex_|limite_requisicao$)/;

const KINDS: Record<string, Column["kind"]> = {
  integer: "number",
  bigint: "number",
  text: "string",
  bytea: "Uint8Array",
  blob: "Uint8Array",
};

const COLUMNS = {
  sqlite: `SELECT t.name AS "table", c.name AS "column", c.type, NOT c."notnull" AS nullable
    FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table'`,
  postgres: `SELECT table_name AS "table", column_name AS "column", data_type AS type, is_nullable = 'YES' AS nullable
    FROM information_schema.columns WHERE table_schema = 'public'`,
};

const declared = declaredTables();

eachDatabase((_name, open) => {
  test("row types declare every table and column of a migrated database as it is, and no other", async () => {
    expect(declared).toEqual(await migratedTables(await open()));
  });
});

async function migratedTables({ reader, dialect }: Database): Promise<TableColumns> {
  const answer = await reader.raw(COLUMNS[dialect]);
  const columns: { table: string; column: string; type: string; nullable: number | boolean }[] =
    dialect === "sqlite" ? answer : answer.rows;
  const tables: TableColumns = {};
  for (const { table, column, type, nullable } of columns) {
    if (OTHERS.test(table)) continue;
    const kind = KINDS[type.toLowerCase()] ?? "other";
    tables[table] = { ...tables[table], [column]: { kind, isNullable: Boolean(nullable) } };
  }
  return tables;
}
