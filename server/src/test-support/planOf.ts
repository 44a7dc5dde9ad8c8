import type { Knex } from "knex";
import type { BuildStatement, Database, SqlValue } from "../platform/storage/database.ts";

type Prepared = [build: BuildStatement, params: Record<string, SqlValue>];

/** A database that notes every prepared statement it runs, with its values. */
export function spyOnPrepared(db: Database): { db: Database; runs: Prepared[] } {
  const runs: Prepared[] = [];
  const prepare: Database["prepare"] = (build) => {
    const run = db.prepare(build);
    return (params) => {
      runs.push([build, params]);
      return run(params);
    };
  };
  return { db: { ...db, prepare }, runs };
}

/** The steps of an engine's plan; PostgreSQL is kept from reading small tables whole, which is what it likes best. */
export async function planOf(db: Database, [build, params]: Prepared): Promise<string> {
  const sql = build(db.reader, (name) => params[name] as never).toQuery();
  if (db.dialect === "sqlite") {
    const rows: { detail: string }[] = await db.reader.raw(`EXPLAIN QUERY PLAN ${sql}`);
    return rows.map(({ detail }) => detail).join("\n");
  }
  return db.transaction(async (trx) => {
    await trx.raw("SET LOCAL enable_seqscan = off");
    await trx.raw("SET LOCAL enable_bitmapscan = off");
    const { rows } = await trx.raw(`EXPLAIN ${sql}`);
    return rows.map((row: Record<string, string>) => row["QUERY PLAN"]).join("\n");
  });
}

/** How the engine would run a statement with what it knows about the tables, as text. */
export async function planOfStatement(
  { dialect, reader }: Database,
  { sql, bindings }: { sql: string; bindings: readonly unknown[] },
): Promise<string> {
  const explain = dialect === "sqlite" ? "EXPLAIN QUERY PLAN" : "EXPLAIN";
  const text = sql.replaceAll(/\$\d+/g, "?");
  const plan = await reader.raw(`${explain} ${text}`, bindings as Knex.RawBinding[]);
  return JSON.stringify(dialect === "sqlite" ? plan : plan.rows);
}

/** How the engine would run each statement that `work` asks the reader. */
export async function plansOf(db: Database, work: () => Promise<unknown>): Promise<string[]> {
  const run: { sql: string; bindings: readonly unknown[] }[] = [];
  const note = (statement: (typeof run)[number]) => void run.push(statement);
  db.reader.on("query", note);
  await work();
  db.reader.removeListener("query", note);
  return Promise.all(run.map((statement) => planOfStatement(db, statement)));
}
