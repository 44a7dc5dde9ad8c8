import type { Knex } from "knex";
import type { FileStore } from "../platform/files/fileStore.ts";
import type { Database } from "../platform/storage/database.ts";
import { StorageError } from "../platform/storage/storageError.ts";

/** Counts the statements of transactions and the writes of files, and lets one of them fail. */
export interface Failing {
  db: Database;
  /** The same store of files, failing too. */
  wrap(store: FileStore): FileStore;
  /** The next calls are counted from 1, and the one with this number fails; 0: none does. */
  failAt(place: number): void;
  /** How many calls there were since. */
  readonly calls: number;
}

/** A database of which a test chooses the call that fails, as if the connection were lost at it. */
export function failing(db: Database): Failing {
  let calls = 0;
  let place = 0;
  const call = () => {
    calls++;
    if (calls === place) throw new StorageError("unavailable", `call ${place} was made to fail`);
  };
  const watched = <T>(work: (trx: Knex.Transaction) => Promise<T>) => {
    return (trx: Knex.Transaction) => {
      // Before a statement is sent, knex tells of it: what its listener throws is what the statement fails with.
      trx.on("query", ({ sql }: { sql: string }) => {
        if (!/^(COMMIT|ROLLBACK|BEGIN|SAVEPOINT|RELEASE)/i.test(sql)) call();
      });
      return work(trx);
    };
  };
  return {
    db: {
      ...db,
      transaction: (work) => db.transaction(watched(work)),
      groupCommit: (write) => db.groupCommit((trx, items) => watched((each) => write(each, items))(trx)),
    },
    wrap: (store) => ({
      ...store,
      put: async (...file) => {
        call();
        await store.put(...file);
      },
      remove: async (key) => {
        call();
        await store.remove(key);
      },
    }),
    failAt: (next) => {
      calls = 0;
      place = next;
    },
    get calls() {
      return calls;
    },
  };
}
