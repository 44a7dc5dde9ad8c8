import type { Knex } from "knex";
import { enqueueVias } from "../../events/notificacao/enqueueVias.ts";
import { countRows } from "../../platform/storage/countRows.ts";
import { insertSelected } from "../../platform/storage/insertSelected.ts";
import { sequence } from "../../platform/storage/sequence.ts";

/**
 * Puts events that were given up back among those that wait: for the receiver with all their attempts before them, or behind the
 * queue that the loja reads. Returns how many.
 *
 * @param id one event; undefined: all of the loja
 * @param now epoch milliseconds
 */
export async function replayEventos(
  trx: Knex.Transaction,
  idLoja: number,
  id: number | undefined,
  now: number,
): Promise<number> {
  // The lock of the loja's event log: what is counted here is what is moved.
  await sequence(trx, idLoja, "fila", 0);
  const dead = () =>
    trx("evento_morto").where(id === undefined ? { id_loja: idLoja } : { id_loja: idLoja, id });
  const count = await countRows(dead());
  if (count === 0) return 0;
  const posicao = await sequence(trx, idLoja, "fila", count);
  const columns = ["id_loja", "id", "tipo", "id_pedido", "criado_em", "dados"] as const;
  await insertSelected(trx, "evento", columns, dead().select(columns));
  const place = trx.raw("CAST(? AS BIGINT) + ROW_NUMBER() OVER (ORDER BY id)", [posicao - 1]);
  const places = dead().select("id_loja", place, "id");
  await insertSelected(trx, "evento_fila", ["id_loja", "posicao", "id_evento"], places);
  const idsPedido: number[] = await dead().distinct("id_pedido").pluck("id_pedido");
  await enqueueVias(trx, idLoja, new Map(idsPedido.map((idPedido) => [idPedido, now])));
  // Lanes that there were already: what is first in them may be another event now, and an attempt under way does not count for it.
  const lanes = () =>
    trx("notificacao_via").where({ id_loja: idLoja }).whereIn("id_pedido", dead().select("id_pedido"));
  await lanes().whereNotNull("dono").update({ tentativas: -1 });
  await lanes().whereNull("dono").update({ tentativas: 0 });
  await lanes().whereNull("dono").where("proxima_em", ">", now).update({ proxima_em: now });
  await dead().delete();
  return count;
}
