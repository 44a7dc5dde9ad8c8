import type { Clock } from "../../platform/clock.ts";
import { DAY } from "../../platform/durations.ts";
import type { Database } from "../../platform/storage/database.ts";
import { deleteInBatches } from "../../platform/storage/deleteInBatches.ts";
import { allLojas } from "../loja/findLoja.ts";

/** Unread records leave the queue after this time (COT-043). */
const QUEUE_AGE = DAY;

/**
 * Deletes what has passed its age, loja by loja. How long quotations are kept is a setting of the loja (NS-034).
 */
export async function purgeCotacoes(db: Database, clock: Clock): Promise<void> {
  for (const { id: idLoja, limites } of await allLojas(db.reader)) {
    const older = (table: "cotacao" | "cotacao_fila", age: number) =>
      deleteInBatches(db, table, ["criada_em", "codigo"], (rows) =>
        rows.where({ id_loja: idLoja }).where("criada_em", "<", clock.now() - age),
      );
    await older("cotacao_fila", QUEUE_AGE);
    await older("cotacao", limites.diasCotacao * DAY);
  }
}
