import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/storage/database.ts";
import { deleteBefore } from "../../platform/storage/deleteBefore.ts";
import type { NotificacaoConfig } from "./configuracao.ts";

/**
 * What has to be done now and then: deletes events that were given up long ago, and brings back what a clock that was set back
 * has left due beyond every wait there is. Loja by loja, so that no transaction is long.
 */
export async function keepNotificacoes(
  db: Database,
  clock: Clock,
  { deadAge, schedule, jitter, lease }: NotificacaoConfig,
): Promise<void> {
  const farthest = Math.max(...schedule) * (1 + jitter) + lease;
  const lojas = await db.reader("webhook").pluck("id_loja");
  for (const id_loja of lojas) {
    await deleteBefore(db, "evento_morto", id_loja, "morto_em", clock.now() - deadAge);
    await db.transaction(async (trx) => {
      const now = clock.now();
      const receptor = await trx("notificacao_loja").where({ id_loja }).forUpdate().first();
      if (receptor === undefined) return;
      const late = (table: string, column: string) =>
        trx(table)
          .where({ id_loja })
          .where(column, ">", now + farthest);
      await late("notificacao_via", "proxima_em").update({ proxima_em: now, dono: null });
      await late("notificacao_loja", "aguarda_ate").update({ aguarda_ate: 0 });
      await late("notificacao_loja", "sonda_em").update({ sonda_em: 0 });
      await late("notificacao_loja", "proxima_em").update({ proxima_em: now });
    });
  }
}
