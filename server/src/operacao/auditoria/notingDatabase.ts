import type { Knex } from "knex";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/storage/database.ts";
import { type Ato, noteAto, takeAto } from "./ato.ts";

/**
 * The database of whoever acts for the operator: the first transaction of a change notes it, one that it shares with others too, so
 * neither is there without the other. What is not committed was not noted, and the next transaction does it.
 */
export function notingDatabase(db: Database, clock: Clock): Database {
  return {
    ...db,
    transaction: async (work) => {
      const ato = takeAto();
      if (!ato) return db.transaction(work);
      return given(
        ato,
        db.transaction(async (trx) => {
          const made = await work(trx);
          await noteAto(trx, ato, clock.now(), made);
          return made;
        }),
      );
    },
    groupCommit: <T>(
      write: (trx: Knex.Transaction, items: T[]) => Promise<void>,
      weigh?: (item: T) => number,
    ) => {
      const commit = db.groupCommit<{ item: T; ato: Ato | undefined }>(
        async (trx, noted) => {
          await write(
            trx,
            noted.map(({ item }) => item),
          );
          for (const { ato } of noted) if (ato) await noteAto(trx, ato, clock.now());
        },
        weigh && (({ item }) => weigh(item)),
      );
      return (item: T) => {
        const ato = takeAto();
        return given(ato, commit({ item, ato }));
      };
    },
  };
}

/** What was not committed does not note the change either. */
async function given<T>(ato: Ato | undefined, committed: Promise<T>): Promise<T> {
  try {
    return await committed;
  } catch (error) {
    if (ato) ato.isTaken = false;
    throw error;
  }
}
