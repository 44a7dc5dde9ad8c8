import Database from "better-sqlite3";
import { expect, test } from "vitest";
import { keepPlan } from "./keepPlan.ts";

test.each([
  ["select `a` from `t` where `b` = ?", "select `a` from `t` where `b` = likely(?)"],
  ["select ? in (?, ?)", "select likely(?) in (likely(?), likely(?))"],
  ["select 'who?', 'it''s ?' from `t?` limit ?", "select 'who?', 'it''s ?' from `t?` limit likely(?)"],
  ['select "a?", "b""?" where ? = 1', 'select "a?", "b""?" where likely(?) = 1'],
])("%s", (sql, kept) => {
  expect(keepPlan(sql)).toBe(kept);
});

test("values and indexes mean the same as without", () => {
  const db = new Database(":memory:");
  db.exec("CREATE TABLE t (a TEXT, b INTEGER, PRIMARY KEY (a, b)); INSERT INTO t VALUES ('1', 1), ('2', 2)");
  const sql = "SELECT a, b FROM t WHERE a = ? AND b IN (?, ?) ORDER BY b LIMIT ? OFFSET ?";
  const values = ["2", "2", 7, 5, 0];
  expect(db.prepare(keepPlan(sql)).all(...values)).toEqual([{ a: "2", b: 2 }]);
  expect(db.prepare(keepPlan(sql)).all(...values)).toEqual(db.prepare(sql).all(...values));
  const plan = db.prepare(`EXPLAIN QUERY PLAN ${keepPlan(sql)}`).all(...values);
  expect(plan).toMatchObject([
    { detail: "SEARCH t USING COVERING INDEX sqlite_autoindex_t_1 (a=? AND b=?)" },
  ]);
  db.close();
});
