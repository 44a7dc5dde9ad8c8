import type { Knex } from "knex";
import type { Database } from "./database.ts";

/** A text as its database hands it over: SQLite its bytes in UTF-8, PostgreSQL a string. */
export type AsStored = string | Buffer;

/**
 * Selects a column of text for an answer that is the text itself. From SQLite it comes as bytes: a text of 8 KB takes 5 us to be made a
 * string of, which is made bytes again when it is sent.
 */
export const asStored = (db: Database, knex: Knex, column: string): Knex.Raw<AsStored> =>
  db.dialect === "sqlite" ? knex.raw("CAST(?? AS BLOB) AS ??", [column, column]) : knex.raw("??", [column]);
