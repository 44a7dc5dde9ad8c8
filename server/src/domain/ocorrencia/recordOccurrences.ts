import type { Knex } from "knex";
import { type NovoEvento, recordEventos } from "../../events/recordEventos.ts";
import { sequence } from "../../platform/storage/sequence.ts";
import { eventoRastreio } from "../pedido/eventoRastreio.ts";
import type { Ocorrencia } from "../pedido/pedido.ts";
import { lockPedidos, savePedidos } from "../pedido/pedidoRepository.ts";
import { type Aplicada, applyOccurrence } from "./applyOccurrence.ts";
import { AHEAD } from "./readReferencia.ts";
import { type Referencia, readTargets } from "./targets.ts";
import { textosOcorrencia as textos } from "./textos.ts";

/** An occurrence as it was reported; instants in epoch milliseconds. */
export interface Relato extends Omit<Ocorrencia, "id" | "descricao"> {
  referencia: Referencia;
}

/** What became of a report: what it did to the order, or in Portuguese why it was refused. */
export type Desfecho = (Aplicada & { idEnvio: number }) | { recusada: string };

/** A report of what has not happened yet: every real one after it would count as late. Simulated lives may lie ahead. */
function isAhead({ data, origem }: Pick<Relato, "data" | "origem">): boolean {
  return (origem.origem === "api" || origem.origem === "edi") && data > origem.data + AHEAD;
}

/**
 * Records reports in their order, as part of the transaction: the orders are read and written once each, with statements
 * for hundreds of them, and the store's events are written with them (EVT-003). Returns what became of each report, in the same order.
 *
 * @param fusoHorario zone of the store
 */
export async function recordOccurrences(
  trx: Knex.Transaction,
  idLoja: number,
  relatos: readonly Relato[],
  fusoHorario: string,
): Promise<Desfecho[]> {
  await lockPedidos(trx, idLoja);
  const referencias = relatos.map(({ referencia }) => referencia);
  const { pedidos, find } = await readTargets(trx, idLoja, referencias);
  const first = await sequence(trx, idLoja, "ocorrencia", 0);
  const changed = new Set<number>();
  const eventos: NovoEvento[] = [];
  let id = first;

  const desfechos = relatos.map(({ referencia, ...dados }): Desfecho => {
    if (isAhead(dados)) return { recusada: textos.noFuturo() };
    const alvo = find(referencia);
    if (typeof alvo === "string") return { recusada: alvo };
    const stored = pedidos.get(alvo.idPedido);
    if (stored === undefined) throw new Error(`order ${alvo.idPedido} was found but not read`);
    const aplicada = applyOccurrence(stored.pedido, alvo.idEnvio, { id, ...dados });
    if (aplicada.isNew) {
      id++;
      pedidos.set(alvo.idPedido, { ...stored, pedido: aplicada.pedido });
      changed.add(alvo.idPedido);
      eventos.push(eventoRastreio(aplicada.pedido, dados, fusoHorario));
    }
    return { ...aplicada, idEnvio: alvo.idEnvio };
  });

  const changes = [...changed].flatMap((idPedido) => {
    const stored = pedidos.get(idPedido);
    return stored ? [{ pedido: stored.pedido, before: stored.row }] : [];
  });
  await savePedidos(trx, idLoja, changes, fusoHorario);
  if (id > first) await sequence(trx, idLoja, "ocorrencia", id - first);
  await recordEventos(trx, idLoja, eventos);
  return desfechos;
}
