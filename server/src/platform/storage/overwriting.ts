import type { Knex } from "knex";
import type { Database } from "./database.ts";

/**
 * Does work that takes personal data out: on SQLite pages that are no longer used are overwritten, too, which costs the writing of each.
 * PostgreSQL's vacuum sees to it there.
 */
export async function overwriting<T>(
  { dialect }: Pick<Database, "dialect">,
  trx: Knex.Transaction,
  work: () => Promise<T>,
): Promise<T> {
  if (dialect !== "sqlite") return work();
  await trx.raw("PRAGMA secure_delete = ON");
  try {
    return await work();
  } finally {
    await trx.raw("PRAGMA secure_delete = FAST");
  }
}
