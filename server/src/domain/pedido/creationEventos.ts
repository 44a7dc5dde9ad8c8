import type { NovoEvento } from "../../events/saveEventos.ts";
import { eventoRastreio } from "./eventoRastreio.ts";
import type { Pedido } from "./pedido.ts";

/** The events of a new order: created, and invoiced when it is; once per order, however many shipments it has (NS-071). */
export function creationEventos(pedido: Pedido, fusoHorario: string): NovoEvento[] {
  const [envio] = pedido.envios;
  return (envio?.ocorrencias ?? []).map((ocorrencia) => eventoRastreio(pedido, ocorrencia, fusoHorario));
}
