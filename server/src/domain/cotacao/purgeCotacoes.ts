import type { Clock } from "../../platform/clock.ts";
import { DAY } from "../../platform/durations.ts";
import type { Database } from "../../platform/storage/database.ts";
import { allLojas } from "../loja/findLoja.ts";

/** Unread records leave the queue after this time (COT-043). */
const QUEUE_AGE = DAY;

/**
 * Deletes what has passed its age, loja by loja so that no transaction is long. How long quotations are kept is a setting
 * of the loja (NS-034).
 */
export async function purgeCotacoes(db: Database, clock: Clock): Promise<void> {
  for (const { id: idLoja, limites } of await allLojas(db.reader)) {
    await db.transaction(async (trx) => {
      const older = (tabela: string, age: number) =>
        trx(tabela)
          .where({ id_loja: idLoja })
          .where("criada_em", "<", clock.now() - age)
          .delete();
      await older("cotacao_fila", QUEUE_AGE);
      await older("cotacao", limites.diasCotacao * DAY);
    });
  }
}
