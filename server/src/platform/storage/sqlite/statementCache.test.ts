import BetterSqlite3 from "better-sqlite3";
import { beforeEach, expect, test } from "vitest";
import { cachedStatement, cachedStatementCount } from "./statementCache.ts";

let connection: BetterSqlite3.Database;
beforeEach(() => {
  connection = new BetterSqlite3(":memory:");
  connection.exec("CREATE TABLE t (a)");
});

test("compiles a statement once per connection", () => {
  const statement = cachedStatement(connection, "SELECT a FROM t");
  expect(cachedStatement(connection, "SELECT a FROM t")).toBe(statement);
  expect(cachedStatement(new BetterSqlite3(":memory:"), "SELECT 1")).not.toBe(statement);
});

test("keeps the 500 most recently used", () => {
  const first = cachedStatement(connection, "SELECT 0");
  const second = cachedStatement(connection, "SELECT 1");
  for (let count = 2; count < 501; count++) {
    cachedStatement(connection, "SELECT 0");
    cachedStatement(connection, `SELECT ${count}`);
  }
  expect(cachedStatementCount(connection)).toBe(500);
  expect(cachedStatement(connection, "SELECT 0")).toBe(first);
  expect(cachedStatement(connection, "SELECT 1")).not.toBe(second);
});

test.each(["PRAGMA user_version", "SAVEPOINT trx1", "CREATE TABLE u (a)"])("does not keep %s", (sql) => {
  cachedStatement(connection, sql);
  expect(cachedStatementCount(connection)).toBe(0);
});

test("a kept statement follows the schema: SELECT * has the new column", () => {
  connection.exec("INSERT INTO t VALUES (1)");
  expect(cachedStatement(connection, "SELECT * FROM t").all()).toEqual([{ a: 1 }]);
  cachedStatement(connection, "ALTER TABLE t ADD COLUMN b DEFAULT 2").run();
  expect(cachedStatement(connection, "SELECT * FROM t").all()).toEqual([{ a: 1, b: 2 }]);
});
