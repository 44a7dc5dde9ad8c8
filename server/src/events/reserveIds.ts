import type { Knex } from "knex";
import { selectIn } from "../platform/storage/runIn.ts";
import { sequence } from "../platform/storage/sequence.ts";
import type { EventSwitch, WebhookRow } from "./eventTables.ts";

const findWebhook = selectIn<WebhookRow>((knex, param) =>
  knex("webhook").where({ id_loja: param("idLoja") }),
);

/** Numbers of events that are about to be written. */
interface Reserved {
  /** Stays as it is until the end of the transaction. */
  webhook: WebhookRow;
  /** The first of as many as the receiver wants events. */
  first: number;
}

/**
 * Takes the lock of a loja's event log, and numbers for those events that its receiver wants; undefined when it wants none of them. Who
 * registers another receiver waits for this transaction, or is waited for: the row of the receiver is locked first there, too.
 *
 * @param novos the events, by what lets them through
 */
export async function reserveIds(
  trx: Knex.Transaction,
  idLoja: number,
  novos: ReadonlyMap<EventSwitch, readonly unknown[]>,
): Promise<Reserved | undefined> {
  if (trx.client.dialect === "postgresql") return reserveOnPostgres(trx, idLoja, novos);
  const [webhook] = await findWebhook(trx, { idLoja });
  if (webhook === undefined) return undefined;
  const wanted = [...novos].reduce((sum, [name, some]) => sum + webhook[name] * some.length, 0);
  if (wanted === 0) return undefined;
  return { webhook, first: await sequence(trx, idLoja, "fila", wanted) };
}

/** In one way to the server and back. */
async function reserveOnPostgres(
  trx: Knex.Transaction,
  idLoja: number,
  novos: ReadonlyMap<EventSwitch, readonly unknown[]>,
): Promise<Reserved | undefined> {
  const wanted = [...novos.keys()].map((name) => `${name} * ?::bigint`).join(" + ");
  const { rows } = await trx.raw<{ rows: (WebhookRow & { quantos: number; valor: number })[] }>(
    `WITH receiver AS MATERIALIZED (SELECT * FROM webhook WHERE id_loja = ? FOR SHARE),
      counted AS (SELECT receiver.*, ${wanted} AS quantos FROM receiver),
      counter AS (
        INSERT INTO sequencia (id_loja, nome, valor) SELECT id_loja, 'fila', quantos FROM counted WHERE quantos > 0
        ON CONFLICT (id_loja, nome) DO UPDATE SET valor = sequencia.valor + excluded.valor
        RETURNING valor)
     SELECT counted.*, counter.valor FROM counted, counter`,
    [idLoja, ...[...novos.values()].map(({ length }) => length)],
  );
  const [row] = rows;
  return row && { webhook: row, first: row.valor - row.quantos + 1 };
}
