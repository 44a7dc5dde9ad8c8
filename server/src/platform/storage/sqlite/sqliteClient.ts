import type BetterSqlite3 from "better-sqlite3";
import ClientBetterSqlite3 from "knex/lib/dialects/better-sqlite3/index.js";
import { pauseOfTurn } from "../../../http/index.ts";
import { StorageError } from "../storageError.ts";
import { toStorageError } from "../toStorageError.ts";
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

  /** A statement runs at once, and what awaits it goes on in the same turn of the event loop: many in a row let others in between. */
  override async query(connection: unknown, query: unknown): Promise<unknown> {
    const pause = this.transacting && pauseOfTurn();
    if (pause) await pause;
    try {
      return await super.query(connection, query);
    } catch (error) {
      throw toStorageError(error);
    }
  }

  /** Those who read follow each other on one connection, and nobody keeps it while it waits for its turn. */
  override async acquireConnection(): Promise<unknown> {
    await pauseOfTurn();
    try {
      return await super.acquireConnection();
    } catch (error) {
      throw toStorageError(error);
    }
  }

  override async _query(connection: BetterSqlite3.Database, query: KnexQuery): Promise<KnexQuery> {
    if (this.transacting && !connection.inTransaction && !query.sql.startsWith("BEGIN")) {
      throw new StorageError("internal", "the transaction has ended already: the database rolled it back");
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
