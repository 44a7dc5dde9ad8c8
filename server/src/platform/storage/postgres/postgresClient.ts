import ClientPostgres from "knex/lib/dialects/postgres/index.js";
import type pg from "pg";
import { pauseOfTurn } from "../../../http/index.ts";
import { outsideRequests } from "../../outsideRequests.ts";
import type { StorageError } from "../storageError.ts";
import { toStorageError } from "../toStorageError.ts";
import { turnForLarge } from "../turnForLarge.ts";
import { CheckedTransaction } from "./checkedTransaction.ts";
import { cut } from "./cut.ts";
import { lostConnection } from "./lostConnection.ts";
import { isPooled } from "./session.ts";

/** knex's PostgreSQL client with StorageError for every failure. */
export class PostgresClient extends ClientPostgres {
  override transaction(...args: unknown[]): never {
    return new CheckedTransaction(this, ...args) as never;
  }

  /** Many answers may come in one turn of the event loop: what is made of them is done in several. */
  override async query(connection: unknown, query: unknown): Promise<unknown> {
    try {
      if (isPooled(connection as object)) withoutName(query);
      const answer = await super.query(connection, query);
      const pause = turnForLarge((answer as { response?: pg.QueryResult }).response?.rows) ?? pauseOfTurn();
      if (pause) await pause;
      return answer;
    } catch (error) {
      throw discardIfDead(connection, toStorageError(error));
    }
  }

  /** A connection outlives the request that was the first to need it: what it tells later is not about that one. */
  override acquireRawConnection(): Promise<unknown> {
    return outsideRequests(() => super.acquireRawConnection());
  }

  override async acquireConnection(): Promise<unknown> {
    try {
      return await super.acquireConnection();
    } catch (error) {
      throw toStorageError(error);
    }
  }
}

/** A name that the pooler has lost, or that another process has taken, would end the transaction that the statement is part of. */
function withoutName(query: unknown): void {
  const { options } = query as { options?: { name?: string } };
  if (options) delete options.name;
}

/**
 * Marks a dead connection, so that the pool does not hand it out again; returns the error. One that did not answer in time is cut: what
 * is sent behind the statement, the ROLLBACK first, would wait as long again.
 */
export function discardIfDead(connection: unknown, error: StorageError): StorageError {
  const isSilent = error.cause instanceof Error && error.cause.message.endsWith("Query read timeout");
  if (isSilent) cut(connection as pg.Client);
  if (isSilent || lostConnection(error))
    Object.assign(connection as object, { __knex__disposed: error.message });
  return error;
}
