import type { Evento } from "@frete/contract/loja";
import type { Knex } from "knex";
import { chunks } from "../platform/storage/chunks.ts";
import { rowWriter } from "../platform/storage/rowWriter.ts";
import { selectIn } from "../platform/storage/runIn.ts";
import { sequence } from "../platform/storage/sequence.ts";
import type { Target } from "../platform/storage/target.ts";
import { dadosDocuments } from "./dadosDocuments.ts";
import type { EventoFilaRow, EventoRow, WebhookRow } from "./eventTables.ts";
import { openVias, VIA } from "./notificacao/enqueueVias.ts";

/** An event that is yet to be written; `idPedido` and `criadoEm` (epoch ms) are not part of its document. */
export type NovoEvento = (Evento extends infer Each
  ? Each extends Evento
    ? Omit<Each, "documento">
    : never
  : never) & {
  idPedido: number | null;
  criadoEm: number;
};

/** The switch of each kind of event (WHK-008). */
const SWITCH = {
  Rastreio: "rastreio",
  prazoAdicional: "prazo_adicional",
  Aplicativo: "aplicativo",
  metodoEnvio: "metodo_envio",
  rastreioEnventos: "rastreio_enventos",
  chatTransportadora: "chat_transportadora",
} as const satisfies Record<Evento["tipo"], keyof WebhookRow>;

const EVENTO: Target<EventoRow> = {
  table: "evento",
  columns: {
    id_loja: "bigint",
    id: "bigint",
    tipo: "text",
    id_pedido: "bigint",
    criado_em: "bigint",
    dados: "text",
  },
};
const FILA: Target<EventoFilaRow> = {
  table: "evento_fila",
  columns: { id_loja: "bigint", posicao: "bigint", id_evento: "bigint" },
};
const write = rowWriter(EVENTO, FILA, VIA);
const findWebhook = selectIn<WebhookRow>((knex, param) =>
  knex("webhook").where({ id_loja: param("idLoja") }),
);

/**
 * Writes events as part of the transaction that makes what they tell of, in their order, behind all that wait. A loja that
 * never registered gets none (NS-028), nor does a switched-off kind (WHK-009).
 */
export async function saveEventos(
  trx: Knex.Transaction,
  idLoja: number,
  novos: readonly NovoEvento[],
): Promise<void> {
  if (novos.length === 0) return;
  const [webhook] = await findWebhook(trx, { idLoja });
  if (webhook === undefined) return;
  const wanted = novos.filter(({ tipo }) => webhook[SWITCH[tipo]] === 1);
  if (wanted.length === 0) return;
  const first = await sequence(trx, idLoja, "fila", wanted.length);
  const rows = wanted.map(
    ({ tipo, idPedido, criadoEm, dados }, index): EventoRow => ({
      id_loja: idLoja,
      id: first + index,
      tipo,
      id_pedido: idPedido ?? 0,
      criado_em: criadoEm,
      dados: dadosDocuments[tipo].fromJson(JSON.stringify(dados)),
    }),
  );
  const due = new Map(rows.map(({ id_pedido, criado_em }) => [id_pedido, criado_em]));
  let vias = await openVias(trx, idLoja, due);
  for (const some of chunks(rows)) {
    const fila = some.map(({ id }) => ({ id_loja: idLoja, posicao: id, id_evento: id }));
    await write(trx, some, fila, vias);
    vias = [];
  }
}
