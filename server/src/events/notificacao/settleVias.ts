import type { Knex } from "knex";
import type { EventoMortoRow } from "../eventTables.ts";
import { judge } from "./judge.ts";
import type { Settled } from "./notificacaoStore.ts";
import type { Circumstances, Receptor } from "./receptor.ts";
import { removeOnPostgres } from "./viasOnPostgres.ts";

/**
 * Records what came of attempts of a loja whose receiver is locked, and returns the receiver as it is then. A result whose
 * claim was lost, because its lease ended and another took it, changes nothing.
 */
export async function settleVias(
  trx: Knex.Transaction,
  idLoja: number,
  receptor: Receptor,
  settled: readonly Settled[],
  circumstances: Circumstances,
): Promise<Receptor> {
  const idsPedido = settled.map(({ claim }) => claim.evento.id_pedido);
  const vias = await trx("notificacao_via").where({ id_loja: idLoja }).whereIn("id_pedido", idsPedido);
  const via = new Map(vias.map((row) => [row.id_pedido, row]));
  const done: { id: number; idPedido: number }[] = [];
  const dead: EventoMortoRow[] = [];
  let current = receptor;
  for (const { claim, result } of settled) {
    const { evento, registro, dono } = claim;
    const row = via.get(evento.id_pedido);
    if (row?.dono !== dono) continue;
    const judged = judge(current, { registro, tentativas: row.tentativas, result }, circumstances);
    current = judged.receptor;
    const { fate } = judged;
    if (fate.kind === "waiting") {
      await trx("notificacao_via")
        .where({ id_loja: idLoja, id_pedido: evento.id_pedido })
        .update({ tentativas: fate.tentativas, proxima_em: fate.proximaEm, dono: null });
      continue;
    }
    done.push({ id: evento.id, idPedido: evento.id_pedido });
    if (fate.kind === "dead") {
      const { tentativas, motivo } = fate;
      dead.push({ ...evento, tentativas, motivo, morto_em: circumstances.now });
    }
  }
  if (dead.length > 0) await bury(trx, idLoja, dead);
  if (done.length > 0) await removeDelivered(trx, idLoja, done, circumstances.now);
  return current;
}

/** Keeps the events that were given up, as they are now; not one that the loja has deleted meanwhile. */
async function bury(trx: Knex.Transaction, idLoja: number, dead: readonly EventoMortoRow[]): Promise<void> {
  const ids = dead.map(({ id }) => id);
  const left = await trx("evento").where({ id_loja: idLoja }).whereIn("id", ids);
  const current = new Map(left.map((evento) => [evento.id, evento]));
  const rows = dead.flatMap((row) => {
    const evento = current.get(row.id);
    return evento === undefined ? [] : [{ ...row, dados: evento.dados }];
  });
  if (rows.length > 0) await trx("evento_morto").insert(rows);
}

/** Removes events, the first of their lanes: the next one is due at once; a lane without one goes. */
async function removeDelivered(
  trx: Knex.Transaction,
  idLoja: number,
  eventos: readonly { id: number; idPedido: number }[],
  now: number,
): Promise<void> {
  if (trx.client.dialect === "postgresql") return removeOnPostgres(trx, idLoja, eventos, now);
  const ids = eventos.map(({ id }) => id);
  const idsPedido = eventos.map(({ idPedido }) => idPedido);
  await trx("evento_fila").where({ id_loja: idLoja }).whereIn("id_evento", ids).delete();
  await trx("evento").where({ id_loja: idLoja }).whereIn("id", ids).delete();
  const left = await trx("evento")
    .distinct("id_pedido")
    .where({ id_loja: idLoja })
    .whereIn("id_pedido", idsPedido)
    .pluck("id_pedido");
  const empty = idsPedido.filter((id) => !left.includes(id));
  const lanes = (ids: readonly number[]) =>
    trx("notificacao_via").where({ id_loja: idLoja }).whereIn("id_pedido", ids);
  if (left.length > 0) await lanes(left).update({ tentativas: 0, proxima_em: now, dono: null });
  if (empty.length > 0) await lanes(empty).delete();
}
