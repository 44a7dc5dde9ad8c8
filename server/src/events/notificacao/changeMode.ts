import type { Knex } from "knex";
import { sequence } from "../../platform/storage/sequence.ts";
import type { NotificacaoLojaRow, WebhookRow } from "../eventTables.ts";
import { newReceptor } from "./receptor.ts";
import { cellsOf } from "./receptorRow.ts";
import { wakeAfter } from "./wake.ts";

/**
 * Lets the events of a loja go where its new registration says, in the transaction that stores it: all that was not delivered
 * yet follows (NS-028). A receiver that was disabled or failed begins anew, and what waits for it is due at once (NS-073).
 *
 * @param now epoch milliseconds
 */
export async function changeMode(
  trx: Knex.Transaction,
  idLoja: number,
  modulo: WebhookRow["modulo"],
  now: number,
): Promise<void> {
  // The lock of the loja's event log: no event is being written meanwhile, for one way or the other.
  await sequence(trx, idLoja, "fila", 0);
  const receptores = () => trx("notificacao_loja").where({ id_loja: idLoja });
  const vias = () => trx("notificacao_via").where({ id_loja: idLoja });
  if (modulo === "fila") {
    await receptores().delete();
    await vias().delete();
    return;
  }
  const known: NotificacaoLojaRow | undefined = await receptores().forUpdate().first();
  const registro = await sequence(trx, idLoja, "webhook");
  const cells = { ...cellsOf(newReceptor(registro, known?.falhas)), proxima_em: now };
  if (known === undefined) {
    await trx("notificacao_loja").insert({ id_loja: idLoja, ...cells });
    await trx.raw(
      `INSERT INTO notificacao_via (id_loja, id_pedido, proxima_em, tentativas, dono)
       SELECT DISTINCT id_loja, id_pedido, CAST(? AS BIGINT), 0, CAST(NULL AS TEXT) FROM evento WHERE id_loja = ?`,
      [now, idLoja],
    );
  } else {
    await receptores().update(cells);
    await vias().whereNot("tentativas", 0).update({ tentativas: 0 });
    // What is being sent stays claimed, or it would be sent twice.
    await vias().whereNull("dono").where("proxima_em", ">", now).update({ proxima_em: now });
  }
  wakeAfter(trx);
}
