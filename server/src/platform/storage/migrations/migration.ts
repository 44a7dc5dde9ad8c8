import type { Knex } from "knex";

export type MigrationDialect = "sqlite" | "postgres";

/** One step of the schema. Immutable once released: a change is a new migration. */
export type Migration = (knex: Knex, dialect: MigrationDialect) => Promise<void>;
