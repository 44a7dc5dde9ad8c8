import BetterSqlite3 from "better-sqlite3";
import pg from "pg";
import type { FileStore } from "../platform/files/fileStore.ts";
import { StorageError } from "../platform/storage/storageError.ts";

/** Lets the n-th call of the drivers and of the file store fail, as a full disk does. */
export interface Faults {
  /** The next call that fails, counted from 1; 0: none. */
  arm(nth: number): void;
  /** Did one fail since it was armed? */
  readonly hasFailed: boolean;
  /** Everything works again, for good. */
  restore(): void;
}

/** A transaction that cannot be taken back is another fault than one that cannot go on; requests are counted in memory meanwhile. */
const NEVER_FAILS = /^\s*(?:ROLLBACK|BEGIN|PRAGMA|SET)\b|limite_requisicao/i;
/** Not `remove`: a file that stays behind is swept away later, and nobody waits for that. */
const FILE_METHODS = ["put", "get"] as const;
const SQLITE_METHODS = ["run", "all", "get", "iterate"] as const;

// biome-ignore lint/suspicious/noExplicitAny: what is wrapped has calls of many shapes
type Call = (...args: any[]) => any;

/** Puts faults below everything that this project has written about storage: into the drivers of both engines, and into `store`. */
export function failNth(store: FileStore): Faults {
  let left = 0;
  let hasFailed = false;
  const isDue = (sql = "") => {
    if (left === 0 || NEVER_FAILS.test(sql) || --left > 0) return false;
    hasFailed = true;
    return true;
  };
  const undo: (() => void)[] = [];
  const wrap = (holder: object, name: string, make: (original: Call) => Call) => {
    const own = Object.getOwnPropertyDescriptor(holder, name);
    Object.assign(holder, { [name]: make(Reflect.get(holder, name) as Call) });
    undo.push(() => (own ? Object.defineProperty(holder, name, own) : Reflect.deleteProperty(holder, name)));
  };

  const memory = new BetterSqlite3(":memory:");
  const statements = Object.getPrototypeOf(memory.prepare("SELECT 1")) as object;
  memory.close();
  for (const name of SQLITE_METHODS)
    wrap(
      statements,
      name,
      (original) =>
        function (this: BetterSqlite3.Statement, ...args) {
          if (isDue(this.source)) throw new BetterSqlite3.SqliteError("disk is full", "SQLITE_FULL");
          return original.apply(this, args);
        },
    );
  wrap(
    pg.Client.prototype,
    "query",
    (original) =>
      function (this: pg.Client, query, ...rest) {
        const sql: string = typeof query === "string" ? query : query.text;
        if (!isDue(sql)) return original.call(this, query, ...rest);
        const error = Object.assign(new Error("disk is full"), { code: "53100" });
        const callback = rest.find((each) => typeof each === "function") as Call | undefined;
        // A COMMIT that fails has ended the transaction; after any other statement it is rolled back.
        const ended: Promise<unknown> = sql.startsWith("COMMIT")
          ? original.call(this, "ROLLBACK")
          : Promise.resolve();
        if (!callback) return ended.then(() => Promise.reject(error));
        void ended.then(() => callback(error));
      },
  );
  for (const name of FILE_METHODS)
    wrap(store, name, (original) => async (...args) => {
      if (isDue()) throw new StorageError("full", "no space left");
      return original.apply(store, args);
    });

  return {
    arm: (nth) => {
      left = nth;
      hasFailed = false;
    },
    get hasFailed() {
      return hasFailed;
    },
    restore: () => {
      left = 0;
      for (const step of undo.splice(0)) step();
    },
  };
}
