import type { Knex } from "knex";
import type { Database } from "./database.ts";

/**
 * A group-commit writer whose lojas do not wait for each other where they need not: on PostgreSQL every loja has a writer of
 * its own, so that a loja whose rows are locked by a long transaction holds up nobody else. SQLite has one writer anyway:
 * lojas share flushes to disk, by what each was given.
 *
 * @param weigh how much writing an item is, of which a plain one has 1
 */
export function byLojaOnPostgres<Item extends { readonly idLoja: number }>(
  db: Pick<Database, "dialect" | "groupCommit">,
  write: (trx: Knex.Transaction, items: Item[]) => Promise<void>,
  weigh?: (item: Item) => number,
): (item: Item) => Promise<void> {
  const writers = new Map<number, (item: Item) => Promise<void>>();
  return (item) => {
    const key = db.dialect === "postgres" ? item.idLoja : 0;
    const writer = writers.get(key) ?? db.groupCommit(write, { weigh, ownerOf: ({ idLoja }) => idLoja });
    writers.set(key, writer);
    return writer(item);
  };
}

/** Writes a batch loja by loja, always in the same order: two transactions never wait for each other. */
export async function eachLoja<Item extends { readonly idLoja: number }>(
  items: readonly Item[],
  write: (idLoja: number, items: Item[]) => Promise<void>,
): Promise<void> {
  const byLoja = Map.groupBy(items, ({ idLoja }) => idLoja);
  for (const [idLoja, some] of [...byLoja].sort(([a], [b]) => a - b)) await write(idLoja, some);
}
