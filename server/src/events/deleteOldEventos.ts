import { setImmediate } from "node:timers/promises";
import type { Database } from "../platform/storage/database.ts";
import { sequence } from "../platform/storage/sequence.ts";

/** Events of one transaction. */
const BATCH = 500;

/**
 * Deletes a loja's events that were made before an instant and still wait, oldest first, in small transactions. They are looked for in the
 * order of their numbers, up to the first that is younger.
 *
 * @param before epoch milliseconds
 * @returns how many were deleted
 */
export async function deleteOldEventos(db: Database, idLoja: number, before: number): Promise<number> {
  let deleted = 0;
  for (;;) {
    const some = await db.transaction(async (trx) => {
      const oldest = await trx("evento")
        .select("id", "criado_em")
        .where({ id_loja: idLoja })
        .orderBy("id")
        .limit(BATCH);
      const young = oldest.findIndex(({ criado_em }) => criado_em >= before);
      const ids = oldest.slice(0, young === -1 ? undefined : young).map(({ id }) => id);
      if (ids.length === 0) return 0;
      // The lock of the queue: no reader moves what is deleted.
      await sequence(trx, idLoja, "fila", 0);
      await trx("evento_fila").where({ id_loja: idLoja }).whereIn("id_evento", ids).delete();
      return trx("evento").where({ id_loja: idLoja }).whereIn("id", ids).delete();
    });
    deleted += some;
    if (some < BATCH) return deleted;
    await setImmediate();
  }
}
