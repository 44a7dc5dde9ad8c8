import { type Span, SpanKind, SpanStatusCode } from "@opentelemetry/api";
import type { Database } from "../storage/database.ts";
import { preparable } from "../storage/preparable.ts";
import { errorName, type Spans } from "./spans.ts";

/** Characters of a statement that a span shows. */
const LONGEST_STATEMENT = 1000;

/** A statement as knex tells of it; it has no values in it. */
interface Query {
  sql: string;
  __knexQueryUid: string;
}

/** A database whose statements, transactions and waits for shared commits are spans of the request that they are done for. */
export function tracedDatabase(db: Database, spans: Spans): Database {
  const system = { "db.system.name": db.dialect === "postgres" ? "postgresql" : "sqlite" };
  const attributesOf = (sql: string) => ({ ...system, "db.query.text": sql.slice(0, LONGEST_STATEMENT) });
  const open = new Map<string, Span>();
  const end = ({ __knexQueryUid: id }: Query, error?: unknown) => {
    const span = open.get(id);
    if (!span) return;
    open.delete(id);
    if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR, message: errorName(error) });
    span.end();
  };
  for (const pool of new Set([db.reader, ...Object.values(db.pools)])) {
    pool.on("query", ({ sql, __knexQueryUid: id }: Query) => {
      const parent = spans.current();
      if (!parent) return;
      const options = { kind: SpanKind.CLIENT, attributes: attributesOf(sql), parent };
      open.set(id, spans.begin(verbOf(sql), options).span);
    });
    pool.on("query-response", (_rows: unknown, query: Query) => end(query));
    pool.on("query-error", (error: unknown, query: Query) => end(query, error));
  }
  return {
    ...db,
    transaction: (work) => spans.around("transaction", system, () => db.transaction(work)),
    prepare: (build, plan) => {
      const { sql } = preparable(db.reader, build);
      const run = db.prepare(build, plan);
      return (params) => spans.around(verbOf(sql), attributesOf(sql), () => run(params));
    },
    groupCommit: (write, items) => {
      const commit = db.groupCommit(write, items);
      return (item) => spans.around("group commit", system, () => commit(item));
    },
    groupInsert: (targets, rows) => {
      const insert = db.groupInsert(targets, rows);
      return (row) => spans.around("group commit", system, () => insert(row));
    },
    groupRead: (read, weigh) => {
      const ask = db.groupRead(read, weigh);
      return (scope, question) => spans.around("group read", system, () => ask(scope, question));
    },
  };
}

const verbOf = (sql: string) => /^\w+/.exec(sql.trimStart())?.[0].toUpperCase() ?? "SQL";
