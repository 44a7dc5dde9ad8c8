import type { Knex } from "knex";
import { requireRow } from "../../platform/storage/requireRow.ts";
import type { EventoRow } from "../eventTables.ts";
import type { Claim } from "./notificacaoStore.ts";
import { claimOnPostgres } from "./viasOnPostgres.ts";

/** What a claim is made with. */
export interface ClaimRequest {
  now: number;
  /** How many lanes at most. */
  lanes: number;
  registro: number;
  dono: string;
  /** Milliseconds. */
  lease: number;
}

/**
 * Claims the first events of lanes that are due, the longest due first, of a loja whose receiver is locked. A lane whose events
 * the loja has deleted is removed.
 */
export async function claimVias(
  trx: Knex.Transaction,
  idLoja: number,
  { now, lanes, registro, dono, lease }: ClaimRequest,
): Promise<Claim[]> {
  if (trx.client.dialect === "postgresql") {
    const due = dueVias(trx, idLoja, now, lanes).select("proxima_em");
    const claimed = await claimOnPostgres(trx, idLoja, due, { dono, until: now + lease });
    return claimed.map(({ webhook, ...evento }) => ({ evento, webhook, registro, dono }));
  }
  const due = await dueVias(trx, idLoja, now, lanes).pluck("id_pedido");
  if (due.length === 0) return [];
  const eventos = await firstEventos(trx, idLoja, due);
  const found = eventos.map(({ id_pedido }) => id_pedido);
  const empty = due.filter((id) => !found.includes(id));
  const vias = (ids: readonly number[]) =>
    trx("notificacao_via").where({ id_loja: idLoja }).whereIn("id_pedido", ids);
  if (empty.length > 0) await vias(empty).delete();
  if (found.length === 0) return [];
  await vias(found).update({ dono, proxima_em: now + lease });
  await vias(found).where("tentativas", "<", 0).update({ tentativas: 0 });
  const row = await trx("webhook").where({ id_loja: idLoja }).first();
  const webhook = requireRow(row, `webhook of loja ${idLoja}`);
  return eventos.map((evento) => ({ evento, webhook, registro, dono }));
}

/** Orders of a loja whose lanes are due, the longest due first. */
export function dueVias(knex: Knex, idLoja: number, now: number, limit: number) {
  return knex("notificacao_via")
    .select("id_pedido")
    .where({ id_loja: idLoja })
    .where("proxima_em", "<=", now)
    .orderBy(["proxima_em", "id_pedido"])
    .limit(limit);
}

/** The first event of each of some orders, in the order given. */
async function firstEventos(
  trx: Knex.Transaction,
  idLoja: number,
  idsPedido: readonly number[],
): Promise<EventoRow[]> {
  const rows = await trx("evento")
    .where({ id_loja: idLoja })
    .whereIn("id", (first) =>
      first
        .from("evento")
        .min("id")
        .where({ id_loja: idLoja })
        .whereIn("id_pedido", [...idsPedido])
        .groupBy("id_pedido"),
    );
  return rows.sort((a, b) => idsPedido.indexOf(a.id_pedido) - idsPedido.indexOf(b.id_pedido));
}
