import type { DadosRastreio } from "@frete/contract/loja";
import type { NovoEvento } from "../../events/saveEventos.ts";
import { formatTimestamp } from "../../platform/time.ts";
import { OUTROS } from "./codigos.ts";
import type { Pedido } from "./pedido.ts";
import { DESPACHADO } from "./status.ts";
import { textosCriacao as textos } from "./textosCriacao.ts";

/**
 * The events of the shipments of an order that are Despachado now and were not before: each is posted once, when it is
 * created with the integrator's label or when its pre-list is closed (NS-071).
 *
 * @param before the order's shipments until now; none for a new order
 * @param data when they were despatched
 */
export function eventosPostado(
  before: Pedido["envios"],
  { id: idPedido, chave, numeroPedido, envios }: Pedido,
  data: number,
  fusoHorario: string,
): NovoEvento[] {
  const known = new Set(before.filter(({ idStatus }) => idStatus === DESPACHADO).map(({ id }) => id));
  return envios
    .filter(({ id, idStatus }) => idStatus === DESPACHADO && !known.has(id))
    .map(({ codigoRastreio }) => {
      const dados: DadosRastreio = {
        idPedido: chave,
        numeroPedido,
        idOcoren: OUTROS,
        situacao: "postado",
        mensagem: textos.postado(codigoRastreio),
        data: formatTimestamp(data, fusoHorario),
      };
      return { tipo: "Rastreio", idPedido, criadoEm: data, dados };
    });
}
