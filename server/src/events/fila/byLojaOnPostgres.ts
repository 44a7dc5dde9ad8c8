import type { Knex } from "knex";
import type { Database } from "../../platform/storage/database.ts";

/**
 * A group-commit writer whose lojas do not wait for each other where they need not: on PostgreSQL every loja has a writer of
 * its own, so that a loja whose queue is locked by a long transaction holds up nobody else. SQLite has one writer anyway, and
 * lojas share flushes to disk.
 */
export function byLojaOnPostgres<Item extends { readonly idLoja: number }>(
  db: Database,
  write: (trx: Knex.Transaction, items: Item[]) => Promise<void>,
): (item: Item) => Promise<void> {
  const writers = new Map<number, (item: Item) => Promise<void>>();
  return (item) => {
    const key = db.dialect === "postgres" ? item.idLoja : 0;
    const writer = writers.get(key) ?? db.groupCommit(write);
    writers.set(key, writer);
    return writer(item);
  };
}
