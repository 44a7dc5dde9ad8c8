import type { Clock } from "../../platform/clock.ts";
import { DAY } from "../../platform/durations.ts";
import type { Database } from "../../platform/storage/database.ts";
import { deleteBefore } from "../../platform/storage/deleteBefore.ts";
import { allLojas } from "../loja/findLoja.ts";

/** Unread records leave the queue after this time (COT-043). */
const QUEUE_AGE = DAY;

/**
 * Deletes what has passed its age, loja by loja and in batches, so that no transaction is long. How long quotations are kept is a setting
 * of the loja (NS-034).
 */
export async function purgeCotacoes(db: Database, clock: Clock): Promise<void> {
  for (const { id, limites } of await allLojas(db.reader)) {
    await deleteBefore(db, "cotacao_fila", id, "criada_em", clock.now() - QUEUE_AGE);
    await deleteBefore(db, "cotacao", id, "criada_em", clock.now() - limites.diasCotacao * DAY);
  }
}
