import type { NovoEvento } from "../../events/saveEventos.ts";
import { PEDIDO_CRIADO } from "./codigos.ts";
import { eventoRastreio } from "./eventoRastreio.ts";
import { eventosPostado } from "./eventosPostado.ts";
import type { Pedido } from "./pedido.ts";

/** The events of a new order: created, once however many shipments it has, and each shipment that is posted at once (NS-071). */
export function creationEventos(pedido: Pedido, fusoHorario: string): NovoEvento[] {
  const criado = pedido.envios[0]?.ocorrencias.filter(({ idOcoren }) => idOcoren === PEDIDO_CRIADO) ?? [];
  return [
    ...criado.map((ocorrencia) => eventoRastreio(pedido, ocorrencia, fusoHorario)),
    ...eventosPostado([], pedido, pedido.criadoEm, fusoHorario),
  ];
}
