import type BetterSqlite3 from "better-sqlite3";
import TransactionSqlite from "knex/lib/dialects/sqlite3/execution/sqlite-transaction.js";
import { NotBegun } from "../storageError.ts";

/**
 * A knex transaction that takes the write lock at its start. knex itself sends a deferred BEGIN, with which a
 * transaction that reads before it writes fails at once when another writer was faster. On a read-only
 * connection the transaction stays deferred: a snapshot for several reads.
 */
export class ImmediateTransaction extends TransactionSqlite {
  override async begin(connection: BetterSqlite3.Database): Promise<void> {
    await this.query(connection, connection.readonly ? "BEGIN" : "BEGIN IMMEDIATE");
    if (this._completed) throw new NotBegun();
  }

  /** SQLite rolls back by itself on some errors (disk full); a second ROLLBACK would hide the first error. */
  override rollback(connection: BetterSqlite3.Database, error?: unknown): Promise<unknown> {
    return connection.inTransaction ? super.rollback(connection, error) : this.#reject(error);
  }

  override rollbackTo(connection: BetterSqlite3.Database, error?: unknown): Promise<unknown> {
    return connection.inTransaction ? super.rollbackTo(connection, error) : this.#reject(error);
  }

  async #reject(error: unknown): Promise<void> {
    this._completed = true;
    this._rejecter(error ?? new Error("the transaction was rolled back"));
  }
}
