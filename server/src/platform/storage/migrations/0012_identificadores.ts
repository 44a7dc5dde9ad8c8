import type { Migration } from "./migration.ts";

/** Every identifier takes 64 bits on PostgreSQL too; SQLite's integers always did. */
export const identificadores: Migration = async (knex, dialect) => {
  if (dialect === "sqlite") return;
  const { rows } = await knex.raw(`SELECT table_name AS "table", array_agg(column_name::text) AS columns
    FROM information_schema.columns
    WHERE table_schema = current_schema() AND data_type = 'integer' AND column_name ~ '^(id|codigo)(_|$)'
      AND table_name NOT LIKE 'knex%'
    GROUP BY table_name ORDER BY table_name`);
  for (const { table, columns } of rows as { table: string; columns: string[] }[]) {
    const changes = columns.map((column) => knex.raw("ALTER COLUMN ?? TYPE BIGINT", [column]).toQuery());
    await knex.raw(`ALTER TABLE ?? ${changes.join(", ")}`, [table]);
  }
};
