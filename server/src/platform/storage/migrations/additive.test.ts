import { expect, test } from "vitest";
import { eachDatabase } from "../../../test-support/databases.ts";
import { connectAlone } from "../connectAlone.ts";
import { migrate } from "../migrate.ts";
import { parseDatabaseUrl } from "../parseDatabaseUrl.ts";
import { additive, migrations } from "./index.ts";

/** What an earlier release does not notice: tables, indexes that refuse nothing, columns that it need not fill. */
const ADDS = [
  /^CREATE (UNLOGGED )?TABLE (IF NOT EXISTS )?\w+ \(/i,
  /^CREATE INDEX (IF NOT EXISTS )?\w+ ON /i,
  /^ALTER TABLE \w+ ADD COLUMN \w+ \w+( NOT NULL DEFAULT \S+| DEFAULT \S+)?$/i,
];

const isAddition = (statement: string) =>
  ADDS.some((pattern) => pattern.test(statement.trim().replace(/\s+/g, " ")));

test.each([
  ["CREATE TABLE t (id INTEGER)", true],
  ["CREATE INDEX t_nome ON t (nome)", true],
  ["ALTER TABLE t ADD COLUMN nome TEXT", true],
  ["ALTER TABLE t ADD COLUMN nome INTEGER NOT NULL DEFAULT 0", true],
  ["ALTER TABLE t ADD COLUMN nome TEXT NOT NULL", false],
  ["ALTER TABLE t ADD COLUMN nome TEXT UNIQUE", false],
  ["ALTER TABLE t ADD COLUMN outro INTEGER REFERENCES loja (id)", false],
  ["ALTER TABLE t RENAME COLUMN a TO b", false],
  ["ALTER TABLE t DROP COLUMN a", false],
  ["CREATE UNIQUE INDEX t_nome ON t (nome)", false],
  ["UPDATE t SET a = 1", false],
])("%s: %s", (statement, isOne) => {
  expect(isAddition(statement)).toBe(isOne);
});

eachDatabase((_name, open) => {
  test("R11: a migration that is said to be additive only adds", async () => {
    const names = [...migrations.keys()];
    expect([...additive].filter((name) => !names.includes(name))).toEqual([]);
    const target = parseDatabaseUrl(await open.bareUrl());
    const { knex, close } = await connectAlone(target, { info: () => undefined, warn: () => undefined });
    for (const name of additive) {
      await migrate(knex, target.dialect, { last: names[names.indexOf(name) - 1] });
      const statements: string[] = [];
      const work = knex.transaction(async (trx) => {
        trx.on("query", ({ sql }: { sql: string }) => statements.push(sql));
        await migrations.get(name)?.(trx, target.dialect);
        // Undone: the next round runs it again, and notes it.
        throw new Error("seen");
      });
      await expect(work).rejects.toThrow("seen");
      expect([name, statements.filter((statement) => !isAddition(statement))]).toEqual([name, []]);
    }
    await close();
  });
});
