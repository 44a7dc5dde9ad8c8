import { PEDIDO_FATURADO } from "../pedido/codigos.ts";
import { compareOcorrencias } from "../pedido/compareOcorrencias.ts";
import type { Envio, Ocorrencia, Pedido } from "../pedido/pedido.ts";
import { reachStatus } from "../pedido/reachStatus.ts";
import { significado } from "../pedido/significado.ts";
import { canFollow } from "../pedido/status.ts";

const ENTREGUE = 50;

/** An occurrence as it is told; what its code means is known here. */
type Dados = Omit<Ocorrencia, "descricao">;

/** What an occurrence did to an order. */
export interface AppliedOcorrencia {
  pedido: Pedido;
  /** False when the shipment has this occurrence already: then nothing changed. */
  isNew: boolean;
  /** Status that the shipment moved to, null when it stayed. */
  statusEnvio: number | null;
  /** Status that the order moved to, null when it stayed. */
  statusPedido: number | null;
}

/**
 * Adds an occurrence to a shipment (NS-011, NS-020..022). It is kept by instant (to the second), then id; one with the same code, instant
 * and text as another of the shipment changes nothing. The newest one moves the shipment's status where the table of
 * statuses allows it, a late one never does, whatever it says. When that moves the least advanced shipment, the order's
 * history gets the new status; its dates never go back, even if the carrier's clock does.
 *
 * @param insert puts an occurrence into a list, by default into a copy of it
 * @throws RangeError for a shipment that the order does not have, or a code outside the table
 */
export function applyOcorrencia(
  pedido: Pedido,
  idEnvio: number,
  dados: Dados,
  insert: InsertOcorrencia = (list, one) => list.toSpliced(placeOf(list, one), 0, one),
): AppliedOcorrencia {
  const place = pedido.envios.findIndex(({ id }) => id === idEnvio);
  const envio = pedido.envios[place];
  if (envio === undefined) throw new RangeError(`order ${pedido.chave} has no shipment ${idEnvio}`);
  const { descricao, idStatus } = significado(dados.idOcoren, dados.informacaoAdicional);
  if (isKnown(envio, dados)) return { pedido, isNew: false, statusEnvio: null, statusPedido: null };

  const { id, data, idOcoren, informacaoAdicional, visivelCliente, origem } = dados;
  const ocorrencia = { id, data, idOcoren, descricao, informacaoAdicional, visivelCliente, origem };
  const moves = idStatus !== null && !isLate(envio, data) && canFollow(envio.idStatus, idStatus);
  const changed: Envio = {
    ...envio,
    ocorrencias: insert(envio.ocorrencias, ocorrencia),
    ...(moves ? { idStatus } : {}),
    ...(moves && idStatus === ENTREGUE ? { dataEntrega: data } : {}),
  };
  const moved = { ...pedido, envios: pedido.envios.with(place, changed) };
  const reached = moves ? reachStatus(moved, data) : moved;
  return {
    pedido: reached,
    isNew: true,
    statusEnvio: moves ? idStatus : null,
    statusPedido: reached === moved ? null : (reached.historico.at(-1)?.idStatus ?? null),
  };
}

/** Occurrences of the same second stand together. */
function isKnown({ ocorrencias }: Envio, { idOcoren, data, informacaoAdicional }: Dados): boolean {
  const from = placeOf(ocorrencias, { data, id: -Infinity });
  const to = placeOf(ocorrencias, { data, id: Infinity });
  return ocorrencias
    .slice(from, to)
    .some(
      (each) =>
        each.idOcoren === idOcoren && each.data === data && each.informacaoAdicional === informacaoAdicional,
    );
}

/** Whether the shipment knows something newer. When it was entered here is not a fact of the transport. */
function isLate({ ocorrencias }: Envio, data: number): boolean {
  const from = placeOf(ocorrencias, { data, id: -Infinity });
  for (let at = ocorrencias.length - 1; at >= from; at--) {
    const each = ocorrencias[at] as Ocorrencia;
    if (each.idOcoren < PEDIDO_FATURADO && each.data > data) return true;
  }
  return false;
}

/** Gives the list with one more, sorted as those of a shipment are. */
export type InsertOcorrencia = (list: Ocorrencia[], one: Ocorrencia) => Ocorrencia[];

/**
 * Makes what inserts the occurrences of one batch: a list is copied once and then grows in place. Copies for each of 10,000
 * occurrences of one shipment, which a file may have, were 400 MB.
 */
export function insertingInPlace(): InsertOcorrencia {
  const own = new WeakSet<Ocorrencia[]>();
  return (list, one) => {
    const grown = own.has(list) ? list : [...list];
    own.add(grown);
    grown.splice(placeOf(grown, one), 0, one);
    return grown;
  };
}

/** Where an occurrence belongs among those of a shipment, which are sorted: a carrier may report ten thousand of one. */
function placeOf(list: readonly Ocorrencia[], one: Pick<Ocorrencia, "id" | "data">): number {
  let from = 0;
  let to = list.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (compareOcorrencias(list[middle] as Ocorrencia, one) < 0) from = middle + 1;
    else to = middle;
  }
  return from;
}
