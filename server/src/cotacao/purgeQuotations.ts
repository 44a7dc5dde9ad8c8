import type { Clock } from "../clock.ts";
import type { Database } from "../storage/database.ts";

const DAY = 86_400_000;
/** Unread records leave the queue after this time (COT-043). */
const QUEUE_AGE = DAY;
/** Quotations are kept so long (NS-034). */
const QUOTATION_AGE = 180 * DAY;

/** Deletes what has passed its age, store by store so that no transaction is long. */
export async function purgeQuotations(db: Database, clock: Clock): Promise<void> {
  const lojas: number[] = await db.reader("loja").pluck("id");
  for (const idLoja of lojas) {
    await db.transaction(async (trx) => {
      const older = (table: string, age: number) =>
        trx(table)
          .where({ id_loja: idLoja })
          .where("criada_em", "<", clock.now() - age)
          .delete();
      await older("cotacao_fila", QUEUE_AGE);
      await older("cotacao", QUOTATION_AGE);
    });
  }
}
