import type { Knex } from "knex";
import type { Clock } from "../clock.ts";

/** The two methods of pino this layer calls. */
export interface StorageLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** How to open a database. */
export interface DatabaseOptions {
  /** Folder of `frete.db` when no url is given; default `./data`. */
  dataDir?: string;
  /** Default: silent. */
  log?: StorageLog;
  /** Default: the machine's clock. */
  clock?: Clock;
}

/** Values that both drivers accept in a statement. */
export type SqlValue = string | number | boolean | null | Uint8Array;

/** Stands for a value that is given at each run of a prepared statement: `never` fits wherever knex takes a value. */
export type Param = (name: string) => never;

/** A SELECT that knex has built. */
export interface Statement<Row> extends PromiseLike<Row[]> {
  toSQL(): Knex.Sql;
  /** The statement with its values in it. */
  toQuery(): string;
}

/** Builds one SELECT with knex; called once, at preparation. */
export type BuildStatement<Row = unknown> = (knex: Knex, param: Param) => Statement<Row>;

/** An open database. The same code runs on SQLite and PostgreSQL. */
export interface Database {
  readonly dialect: "sqlite" | "postgres";
  readonly clock: Clock;
  /** Committed data, outside any transaction. On SQLite a second connection that cannot write. */
  readonly reader: Knex;
  /**
   * Runs `work` in one transaction, committed when its promise resolves and rolled back when it rejects.
   * On SQLite writers queue up: one transaction at a time, started with BEGIN IMMEDIATE.
   */
  transaction<T>(work: (trx: Knex.Transaction) => Promise<T>): Promise<T>;
  /** Compiles a SELECT once and runs it as a cached prepared statement on committed data: for hot reads. */
  prepare<Row>(build: BuildStatement<Row>): (params: Record<string, SqlValue>) => Promise<Row[]>;
  /**
   * Returns a function that writes one item and resolves after its commit. Items that arrive together share one
   * transaction and one flush to disk. When a batch fails its items are tried one by one, so only the bad one rejects.
   */
  groupCommit<T>(write: (trx: Knex.Transaction, items: T[]) => Promise<void>): (item: T) => Promise<void>;
  /**
   * Takes what was deleted out of the file, too, unless the file has more than `largest` bytes; returns whether it did. PostgreSQL's own
   * vacuum does that: nothing happens there.
   */
  compact(largest: number): Promise<boolean>;
  /** Resolves when the database answers within a second. @throws StorageError `unavailable` */
  ping(): Promise<void>;
  /** Waits for running writes, flushes and disconnects. */
  close(): Promise<void>;
}

/** What SQLite and PostgreSQL each do their own way; openDatabase adds what is the same on both. */
export type Engine = Pick<
  Database,
  "dialect" | "reader" | "transaction" | "prepare" | "compact" | "ping" | "close"
>;
