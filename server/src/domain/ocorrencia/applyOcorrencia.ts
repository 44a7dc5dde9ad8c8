import { PEDIDO_FATURADO } from "../pedido/codigos.ts";
import { compareOcorrencias } from "../pedido/compareOcorrencias.ts";
import type { Envio, Ocorrencia, Pedido } from "../pedido/pedido.ts";
import { reachStatus } from "../pedido/reachStatus.ts";
import { significado } from "../pedido/significado.ts";
import { canFollow } from "../pedido/status.ts";

const ENTREGUE = 50;

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
 * @throws RangeError for a shipment that the order does not have, or a code outside the table
 */
export function applyOcorrencia(
  pedido: Pedido,
  idEnvio: number,
  dados: Omit<Ocorrencia, "descricao">,
): AppliedOcorrencia {
  const place = pedido.envios.findIndex(({ id }) => id === idEnvio);
  const envio = pedido.envios[place];
  if (envio === undefined) throw new RangeError(`order ${pedido.chave} has no shipment ${idEnvio}`);
  const { descricao, idStatus } = significado(dados.idOcoren, dados.informacaoAdicional);
  if (envio.ocorrencias.some((each) => isSame(each, dados)))
    return { pedido, isNew: false, statusEnvio: null, statusPedido: null };

  const { id, data, idOcoren, informacaoAdicional, visivelCliente, origem } = dados;
  const ocorrencia = { id, data, idOcoren, descricao, informacaoAdicional, visivelCliente, origem };
  const moves = idStatus !== null && !isLate(envio, data) && canFollow(envio.idStatus, idStatus);
  const changed: Envio = {
    ...envio,
    ocorrencias: insertSorted(envio.ocorrencias, ocorrencia),
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

function isSame(one: Ocorrencia, other: Omit<Ocorrencia, "descricao">): boolean {
  return (
    one.idOcoren === other.idOcoren &&
    one.data === other.data &&
    one.informacaoAdicional === other.informacaoAdicional
  );
}

/** Whether the shipment knows something newer. When it was entered here is not a fact of the transport. */
function isLate({ ocorrencias }: Envio, data: number): boolean {
  return ocorrencias.some((each) => each.idOcoren < PEDIDO_FATURADO && each.data > data);
}

/** From the end, for most occurrences are later than all others: thousands of one shipment would else be sorted thousands of times. */
function insertSorted(list: readonly Ocorrencia[], one: Ocorrencia): Ocorrencia[] {
  return list.toSpliced(list.findLastIndex((each) => compareOcorrencias(each, one) < 0) + 1, 0, one);
}
