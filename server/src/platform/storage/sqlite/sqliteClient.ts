import type BetterSqlite3 from "better-sqlite3";
import ClientBetterSqlite3 from "knex/lib/dialects/better-sqlite3/index.js";
import { type Breathe, lockedBreather } from "../../../http/breather.ts";
import { ended } from "../storageError.ts";
import { toStorageError } from "../toStorageError.ts";
import { turnForLarge } from "../turnForLarge.ts";
import { ImmediateTransaction } from "./immediateTransaction.ts";
import { SqliteQueryCompiler } from "./sqliteQueryCompiler.ts";
import { cachedStatement } from "./statementCache.ts";

interface KnexQuery {
  sql: string;
  bindings?: unknown[];
  response?: unknown;
  context?: { lastID: number | bigint; changes: number };
}

/** knex's better-sqlite3 client with cached statements, BEGIN IMMEDIATE, inserts of many rows and StorageError for every failure. */
export class SqliteClient extends ClientBetterSqlite3 {
  override transaction(...args: unknown[]): never {
    return new ImmediateTransaction(this, ...args) as never;
  }

  override queryCompiler(builder: unknown, bindings?: unknown): SqliteQueryCompiler {
    return new SqliteQueryCompiler(this, builder, bindings);
  }

  /** A statement runs at once, and what awaits it goes on in the same turn of the event loop: a long transaction lets others in between. */
  override async query(connection: unknown, query: unknown): Promise<unknown> {
    const pause = this.transacting && breathOf(connection as object, query)();
    if (pause) await pause;
    try {
      const answer = await super.query(connection, query);
      const turn = this.transacting ? undefined : turnForLarge((answer as KnexQuery).response);
      if (turn) await turn;
      return answer;
    } catch (error) {
      throw toStorageError(error);
    }
  }

  override async acquireConnection(): Promise<unknown> {
    try {
      return await super.acquireConnection();
    } catch (error) {
      throw toStorageError(error);
    }
  }

  override async _query(connection: BetterSqlite3.Database, query: KnexQuery): Promise<KnexQuery> {
    if (this.transacting && !connection.inTransaction && !query.sql.startsWith("BEGIN")) {
      throw ended();
    }
    const statement = cachedStatement(connection, query.sql);
    const bindings = this._formatBindings(query.bindings);
    if (statement.reader) {
      query.response = statement.all(bindings);
      return query;
    }
    try {
      const result = statement.run(bindings);
      query.response = result;
      query.context = { lastID: result.lastInsertRowid, changes: result.changes };
      return query;
    } catch (error) {
      // A COMMIT that fails leaves the transaction open; the connection must not go back to the pool like that.
      if (query.sql.startsWith("COMMIT") && connection.inTransaction) connection.exec("ROLLBACK");
      throw error;
    }
  }
}

const breaths = new WeakMap<object, Breathe>();

/** What lets others in between the statements of the transaction of a connection. */
function breathOf(connection: object, query: unknown): Breathe {
  const known = breaths.get(connection);
  if (known && !String((query as KnexQuery).sql ?? query).startsWith("BEGIN")) return known;
  const made = lockedBreather();
  breaths.set(connection, made);
  return made;
}
