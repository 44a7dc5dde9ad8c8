/**
 * What went wrong, in words a caller can act on:
 * - `unavailable`: transient (connection lost, database locked, pool exhausted, deadlock); try again later (HTTP 503)
 * - `conflict`: a unique key exists already; `table` and `columns` name it
 * - `reference`: a foreign key points to nothing, or is still pointed at
 * - `missing`: the row the operation is about does not exist
 * - `full`: no space left (HTTP 507)
 * - `internal`: everything else, a fault of this program
 */
export type StorageErrorKind = "unavailable" | "conflict" | "reference" | "missing" | "full" | "internal";

/**
 * The only error the storage layer throws. Its message never holds SQL or values; the driver's error, which
 * may, is the `cause` and is for the log only.
 */
export class StorageError extends Error {
  override readonly name = "StorageError";
  readonly kind: StorageErrorKind;
  /** Table of a `conflict` or `reference`, when the engine tells it. */
  readonly table: string | undefined;
  /** Columns of the unique key of a `conflict`, when the engine tells them. */
  readonly columns: readonly string[];

  constructor(
    kind: StorageErrorKind,
    message: string,
    options: { cause?: unknown; table?: string | undefined; columns?: readonly string[] } = {},
  ) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.kind = kind;
    this.table = options.table;
    this.columns = options.columns ?? [];
  }
}

/**
 * Keeps knex from running the work of a transaction whose BEGIN failed, which it does otherwise. The caller gets the
 * error of the BEGIN, not this one.
 */
export class NotBegun extends Error {}

/** SQLite rolls back by itself on some errors (disk full): what comes behind must not be written outside the transaction. */
export const ended = (): StorageError =>
  new StorageError("internal", "the transaction has ended already: the database rolled it back");
