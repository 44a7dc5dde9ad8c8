import type { Knex } from "knex";
import { arrayLiteral } from "../../platform/storage/inList.ts";
import type { EventoRow, WebhookRow } from "../eventTables.ts";

/** The first event of a lane, and the receiver that it goes to. */
export type FirstEvento = EventoRow & { webhook: WebhookRow };

/**
 * What `claimVias` does, on PostgreSQL in one way to the server and back instead of five: a loja's rounds follow each other, so that each
 * way bounds how many events it is notified of in a second.
 */
export async function claimOnPostgres(
  trx: Knex.Transaction,
  idLoja: number,
  due: Knex.QueryBuilder,
  { dono, until }: { dono: string; until: number },
): Promise<FirstEvento[]> {
  const { rows } = await trx.raw<{ rows: (FirstEvento & { place: number })[] }>(
    `WITH due AS MATERIALIZED (?),
      firsts AS MATERIALIZED (
        SELECT due.id_pedido AS via, due.proxima_em, evento.* FROM due LEFT JOIN LATERAL (
          SELECT * FROM evento WHERE evento.id_loja = ? AND evento.id_pedido = due.id_pedido ORDER BY id LIMIT 1
        ) AS evento ON true),
      empty AS (
        DELETE FROM notificacao_via USING firsts
        WHERE firsts.id IS NULL AND notificacao_via.id_loja = ? AND notificacao_via.id_pedido = firsts.via),
      taken AS (
        UPDATE notificacao_via SET dono = ?, proxima_em = ?, tentativas = GREATEST(tentativas, 0) FROM firsts
        WHERE firsts.id IS NOT NULL AND notificacao_via.id_loja = ? AND notificacao_via.id_pedido = firsts.via)
     SELECT firsts.id_loja, firsts.id, firsts.tipo, firsts.id_pedido, firsts.criado_em, firsts.dados,
       row_to_json(webhook) AS webhook
     FROM firsts JOIN webhook ON webhook.id_loja = firsts.id_loja
     ORDER BY firsts.proxima_em, firsts.via`,
    [due, idLoja, idLoja, dono, until, idLoja],
  );
  return rows;
}

/** What `removeDelivered` does, in one way to the server and back instead of five. */
export async function removeOnPostgres(
  trx: Knex.Transaction,
  idLoja: number,
  eventos: readonly { id: number; idPedido: number }[],
  now: number,
): Promise<void> {
  const ids = arrayLiteral(eventos.map(({ id }) => id));
  const vias = arrayLiteral(eventos.map(({ idPedido }) => idPedido));
  await trx.raw(
    `WITH waiting AS (DELETE FROM evento_fila WHERE id_loja = ? AND id_evento = ANY(?::bigint[])),
      gone AS (DELETE FROM evento WHERE id_loja = ? AND id = ANY(?::bigint[])),
      more AS MATERIALIZED (
        SELECT via FROM unnest(?::bigint[]) AS via WHERE EXISTS (
          SELECT 1 FROM evento WHERE id_loja = ? AND id_pedido = via AND id <> ALL(?::bigint[]))),
      next AS (
        UPDATE notificacao_via SET tentativas = 0, proxima_em = ?, dono = NULL
        WHERE id_loja = ? AND id_pedido IN (SELECT via FROM more))
     DELETE FROM notificacao_via
     WHERE id_loja = ? AND id_pedido = ANY(?::bigint[]) AND id_pedido NOT IN (SELECT via FROM more)`,
    [idLoja, ids, idLoja, ids, vias, idLoja, ids, now, idLoja, idLoja, vias],
  );
}
