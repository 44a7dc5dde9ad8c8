import type BetterSqlite3 from "better-sqlite3";
import { LRUCache } from "lru-cache";

const LIMIT = 500;
const LONGEST_TEXT = 20_000;
const CACHEABLE = /^\s*(select|insert|update|delete|with|begin|commit|rollback$)/i;

const caches = new WeakMap<BetterSqlite3.Database, LRUCache<string, BetterSqlite3.Statement>>();

/**
 * The compiled statement for `sql` on this connection, compiled only the first time. Holds the 500 most recently
 * used; statements with changing text (savepoints, pragmas) and very long ones are not kept. SQLite itself
 * compiles a kept statement anew after a change of the schema.
 */
export function cachedStatement(connection: BetterSqlite3.Database, sql: string): BetterSqlite3.Statement {
  let cache = caches.get(connection);
  if (cache === undefined) {
    cache = new LRUCache({ max: LIMIT });
    caches.set(connection, cache);
  }
  const known = cache.get(sql);
  if (known !== undefined) return known;
  const statement = connection.prepare(sql);
  if (sql.length <= LONGEST_TEXT && CACHEABLE.test(sql)) cache.set(sql, statement);
  return statement;
}

/** How many statements the connection holds. */
export function cachedStatementCount(connection: BetterSqlite3.Database): number {
  return caches.get(connection)?.size ?? 0;
}
