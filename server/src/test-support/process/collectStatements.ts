import { writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";

/**
 * Keeps the text of every statement that the program started with `--import` of this file sends to PostgreSQL, each once, in a file of
 * the folder FRETE_TEST_STATEMENTS.
 */
const seen = new Set<string>();
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function collecting(this: pg.Client, ...args: unknown[]) {
  const [first] = args as [string | { text: string }];
  seen.add(typeof first === "string" ? first : first.text);
  return (query as (...all: unknown[]) => unknown).apply(this, args);
} as typeof query;
process.on("exit", () => {
  const folder = process.env.FRETE_TEST_STATEMENTS;
  if (folder && seen.size > 0) writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify([...seen]));
});
