import type { Knex } from "knex";
import type { Clock } from "../clock.ts";
import type { Items } from "./groupCommit.ts";
import type { Target } from "./target.ts";

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
  /** Most connections to PostgreSQL at once; default 10. */
  connections?: number | undefined;
  /** Bring the schema up to date? Default yes; no: one that is behind is refused. */
  migrates?: boolean | undefined;
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

/**
 * How PostgreSQL plans a prepared statement: `fresh` for each run with its values (default), or `kept`, one plan for all values. A kept
 * plan saves a third of the work of a look-up by key; for a range or a LIMIT it can be a hundred times slower.
 */
export type PlanUse = "fresh" | "kept";

/** An open database. The same code runs on SQLite and PostgreSQL. */
export interface Database {
  readonly dialect: "sqlite" | "postgres";
  readonly clock: Clock;
  /** Committed data, outside any transaction. On SQLite a second connection that cannot write. */
  readonly reader: Knex;
  /**
   * Runs `work` in one transaction, committed when its promise resolves and rolled back when it rejects.
   * On SQLite writers queue up: one transaction at a time, started with BEGIN IMMEDIATE. What `groupCommit` and `groupInsert` write does
   * not wait for all transactions before it, but for one.
   * When PostgreSQL ends it in favour of another one (deadlock, serialization failure) `work` runs again, so that outside of the
   * database it leaves nothing behind that the next run would not replace.
   */
  transaction<T>(work: (trx: Knex.Transaction) => Promise<T>): Promise<T>;
  /** Compiles a SELECT once and runs it as a cached prepared statement on committed data: for hot reads. */
  prepare<Row>(
    build: BuildStatement<Row>,
    plan?: PlanUse,
  ): (params: Record<string, SqlValue>) => Promise<Row[]>;
  /**
   * Returns a function that writes one item and resolves after its commit. Items that arrive together share one
   * transaction and one flush to disk. When a batch fails its items are tried one by one, so only the bad one rejects.
   *
   * @param items what is known of them: heavy ones share less
   */
  groupCommit<T>(
    write: (trx: Knex.Transaction, items: T[]) => Promise<void>,
    items?: Items<T>,
  ): (item: T) => Promise<void>;
  /**
   * Takes what was deleted out of the file, too, unless the file has more than `largest` bytes; returns whether it did. PostgreSQL's own
   * vacuum does that: nothing happens there.
   */
  compact(largest: number): Promise<boolean>;
  /**
   * The same for items that are rows, each added to every one of these tables: on PostgreSQL one statement writes a batch, without a
   * transaction around it. A batch whose connection was dead is written again, so a table must have a key that refuses a row twice.
   */
  groupInsert<Row extends object>(
    targets: readonly Target<Row>[],
    rows?: Items<Row>,
  ): (row: Row) => Promise<void>;
  /**
   * Returns a function that asks about committed data. On PostgreSQL those who ask within one scope (a loja's code) while a statement
   * is under way share the next one, and its answer: it holds at least what was committed when each of them asked.
   */
  groupRead<Question, Answer>(
    read: (scope: number, questions: readonly Question[]) => Promise<Answer>,
    weigh?: (question: Question) => number,
  ): (scope: number, question: Question) => Promise<Answer>;
  /** Resolves when the database answers within a second. @throws StorageError `unavailable` */
  ping(): Promise<void>;
  /** A write was refused for want of space a short time ago, and none has succeeded since. */
  isFull(): boolean;
  /** Every pool of connections, by what it is for. */
  readonly pools: Readonly<Record<string, Knex>>;
  /** Waits for running writes, flushes and disconnects. */
  close(): Promise<void>;
}

/** What SQLite and PostgreSQL each do their own way; openDatabase adds what is the same on both. */
export type Engine = Pick<
  Database,
  "dialect" | "reader" | "prepare" | "compact" | "ping" | "close" | "pools"
> & {
  /** As that of the database. @param owner a kind of writer: where one writes at a time, kinds take turns by the time that they took */
  transaction<T>(work: (trx: Knex.Transaction) => Promise<T>, owner?: object): Promise<T>;
  /** Makes the function that durably adds a batch of rows to these tables, all or none. */
  insertBatch<Row extends object>(targets: readonly Target<Row>[]): (rows: readonly Row[]) => Promise<void>;
};
