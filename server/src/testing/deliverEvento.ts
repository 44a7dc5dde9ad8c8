import type { Evento } from "@frete/contract/loja";
import { dadosDocuments } from "../events/dadosDocuments.ts";
import { documentoOf } from "../events/documento.ts";
import { saveEventos } from "../events/saveEventos.ts";
import { prepareDelivery } from "../events/webhook/prepareDelivery.ts";
import { openTransport } from "../platform/push/openTransport.ts";
import type { Services } from "../platform/services.ts";
import { sequence } from "../platform/storage/sequence.ts";

/** An event of a test, without the code that it gets. */
export interface EventoDeTeste {
  tipo: Evento["tipo"];
  dados: unknown;
}

/** What came of it; a loja that reads its queue finds it there: no status. */
export interface DeliveredEvento {
  documento: string;
  status: number | null;
  /** Why there was no answer. */
  reason: string | null;
}

/**
 * Sends an event to the receiver of a loja at once, once, signed as any other; a loja that reads its queue gets it there. It is no
 * part of any order, so nothing waits for it and it is not repeated.
 *
 * @throws Error of a loja that has registered no receiver
 */
export async function deliverEvento(
  { db, clock, vault, allowedNetworks = [] }: Services,
  idLoja: number,
  { tipo, dados }: EventoDeTeste,
): Promise<DeliveredEvento> {
  const [webhook] = await db.reader("webhook").where({ id_loja: idLoja });
  if (webhook === undefined)
    throw new Error("no receiver is registered: call registrarWebhook before an event is delivered");
  const criado_em = clock.now();
  if (webhook.modulo === "fila") {
    const novo = { tipo, dados, idPedido: null, criadoEm: criado_em } as Parameters<
      typeof saveEventos
    >[2][number];
    await db.transaction((trx) => saveEventos(trx, idLoja, [novo]));
    const [last] = await db.reader("evento").where({ id_loja: idLoja }).orderBy("id", "desc").limit(1);
    if (last?.tipo !== tipo) throw new Error(`the registration leaves out events of the kind ${tipo}`);
    const { id } = last;
    return { documento: documentoOf(idLoja, id), status: null, reason: null };
  }
  const id = await db.transaction((trx) => sequence(trx, idLoja, "fila"));
  const evento = {
    ...{ id_loja: idLoja, id, tipo, id_pedido: 0, criado_em },
    dados: dadosDocuments[tipo].fromJson(JSON.stringify(dados)),
  };
  const delivery = await prepareDelivery({ db, vault })(webhook, evento, criado_em);
  const transport = openTransport({ permitted: allowedNetworks });
  try {
    const outcome = await transport.send(delivery, new AbortController().signal);
    const documento = documentoOf(idLoja, id);
    return outcome.kind === "answer"
      ? { documento, status: outcome.status, reason: null }
      : { documento, status: null, reason: outcome.reason };
  } finally {
    await transport.close();
  }
}
