import type { Knex } from "knex";
import type { MigrationDialect } from "./migration.ts";

/**
 * Runs CREATE TABLE and CREATE INDEX statements written once, in PostgreSQL's words. For SQLite the types are
 * translated and every table is STRICT, so both engines refuse a value of the wrong type. CREATE CLUSTERED TABLE
 * marks narrow tables that SQLite keeps in the order of their primary key (WITHOUT ROWID).
 */
export async function createTables(
  knex: Knex,
  dialect: MigrationDialect,
  statements: readonly string[],
): Promise<void> {
  for (const statement of statements) {
    await knex.raw(dialect === "postgres" ? forPostgres(statement) : forSqlite(statement));
  }
}

function forPostgres(statement: string): string {
  return statement.replace("CREATE CLUSTERED TABLE", "CREATE TABLE");
}

function forSqlite(statement: string): string {
  const translated = statement
    .trim()
    .replace(/\bBIGINT\b/g, "INTEGER")
    .replace(/\bBYTEA\b/g, "BLOB");
  if (translated.startsWith("CREATE CLUSTERED TABLE"))
    return `${forPostgres(translated)} STRICT, WITHOUT ROWID`;
  return translated.startsWith("CREATE TABLE") ? `${translated} STRICT` : translated;
}
