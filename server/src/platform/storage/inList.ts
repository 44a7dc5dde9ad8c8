import type { Knex } from "knex";
import type { Database } from "./database.ts";

/**
 * A condition `column IN (list)` for prepared statements: the list is one parameter, a JSON array of texts, so that the
 * statement is the same whatever its length.
 */
export function inList(
  db: Pick<Database, "dialect">,
  knex: Knex,
  column: string,
  param: Knex.Value,
): Knex.Raw {
  return db.dialect === "sqlite"
    ? knex.raw("?? IN (SELECT value FROM json_each(?))", [column, param])
    : knex.raw("?? IN (SELECT json_array_elements_text(CAST(? AS json)))", [column, param]);
}
