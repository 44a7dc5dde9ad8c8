import type { Knex } from "knex";
import { chunks } from "../../platform/storage/chunks.ts";
import type { NotificacaoViaRow } from "../eventTables.ts";
import { notBefore } from "./receptor.ts";
import { receptorOf } from "./receptorRow.ts";
import { wakeAfter } from "./wake.ts";

/**
 * Lets new events of a loja be notified, as part of the transaction that writes them, which holds the lock of the loja's event
 * log; nothing happens for a loja that reads its queue. Events of a disabled receiver wait (NS-073).
 *
 * @param vias the orders that the events are of, 0 for events of the loja, with when they are due (epoch ms)
 */
export async function enqueueVias(
  trx: Knex.Transaction,
  idLoja: number,
  vias: ReadonlyMap<number, number>,
): Promise<void> {
  if (vias.size === 0) return;
  const row = await trx("notificacao_loja").where({ id_loja: idLoja }).forUpdate().first();
  if (row === undefined) return;
  const rows = [...vias].map(
    ([id_pedido, proxima_em]): NotificacaoViaRow => ({
      id_loja: idLoja,
      id_pedido,
      proxima_em,
      tentativas: 0,
      dono: null,
    }),
  );
  for (const some of chunks(rows))
    await trx("notificacao_via").insert(some).onConflict(["id_loja", "id_pedido"]).ignore();
  if (row.desativado_em !== null) return;
  const due = Math.max(Math.min(...vias.values()), notBefore(receptorOf(row)));
  if (row.proxima_em === null || due < row.proxima_em)
    await trx("notificacao_loja").where({ id_loja: idLoja }).update({ proxima_em: due });
  wakeAfter(trx);
}
