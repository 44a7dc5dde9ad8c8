import type { Knex } from "knex";
import { rowWriter } from "../../platform/storage/rowWriter.ts";
import type { Target } from "../../platform/storage/target.ts";
import type { NotificacaoViaRow } from "../eventTables.ts";
import { notBefore } from "./receptor.ts";
import { receptorOf } from "./receptorRow.ts";
import { wakeAfter } from "./wake.ts";

/** An order whose events wait already keeps its place. */
export const VIA: Target<NotificacaoViaRow> = {
  table: "notificacao_via",
  columns: {
    id_loja: "bigint",
    id_pedido: "bigint",
    proxima_em: "bigint",
    tentativas: "bigint",
    dono: "text",
  },
  taken: { key: ["id_loja", "id_pedido"], and: "kept" },
};
const write = rowWriter(VIA);

/**
 * Lets events of a loja be notified, as part of the transaction that writes them, which holds the lock of the loja's event log; nothing
 * happens for a loja that reads its queue. Events of a disabled receiver wait (NS-073).
 *
 * @param vias the orders that the events are of, 0 for events of the loja, with when they are due (epoch ms)
 */
export async function enqueueVias(
  trx: Knex.Transaction,
  idLoja: number,
  vias: ReadonlyMap<number, number>,
): Promise<void> {
  await write(trx, await openVias(trx, idLoja, vias));
}

/** The same for who writes the rows of the lanes, which are returned, beside others. */
export async function openVias(
  trx: Knex.Transaction,
  idLoja: number,
  vias: ReadonlyMap<number, number>,
): Promise<NotificacaoViaRow[]> {
  if (vias.size === 0) return [];
  const row = await trx("notificacao_loja").where({ id_loja: idLoja }).forUpdate().first();
  if (row === undefined) return [];
  if (row.desativado_em === null) {
    const due = Math.max(Math.min(...vias.values()), notBefore(receptorOf(row)));
    if (row.proxima_em === null || due < row.proxima_em)
      await trx("notificacao_loja").where({ id_loja: idLoja }).update({ proxima_em: due });
    wakeAfter(trx);
  }
  return [...vias].map(([id_pedido, proxima_em]) => ({
    id_loja: idLoja,
    id_pedido,
    proxima_em,
    tentativas: 0,
    dono: null,
  }));
}
