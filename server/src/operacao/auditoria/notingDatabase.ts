import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/storage/database.ts";
import { noteAto, takeAto } from "./ato.ts";

/**
 * The database of whoever acts for the operator: the first transaction of a change notes it, so neither is there without the other. What
 * is not committed was not noted, and the next transaction does it.
 */
export function notingDatabase(db: Database, clock: Clock): Database {
  return {
    ...db,
    transaction: async (work) => {
      const ato = takeAto();
      if (!ato) return db.transaction(work);
      try {
        return await db.transaction(async (trx) => {
          const made = await work(trx);
          await noteAto(trx, ato, clock.now(), made);
          return made;
        });
      } catch (error) {
        ato.isTaken = false;
        throw error;
      }
    },
  };
}
