import type { LojaHandler } from "../../contract/lojaHandler.ts";
import { reply } from "../../http/index.ts";
import type { Services } from "../../platform/services.ts";
import { HEADERS } from "./pagina/documento.ts";
import { findPedidoPublico } from "./pagina/findPedidoPublico.ts";
import { paginaNaoEncontrado } from "./pagina/paginaNaoEncontrado.ts";
import { paginaRastreio } from "./pagina/paginaRastreio.ts";
import { visaoRastreio } from "./pagina/visaoRastreio.ts";

/**
 * The public tracking page of an order. An order whose only shipment has a usable address of the carrier's own page leads
 * there instead. Whatever does not name an order gets one and the same page with 404.
 * Source: PED-NOVO-028, PED-NOVO-041, PED-NOVO-042.
 */
export function verRastreio({ db, clock }: Services): LojaHandler<"verRastreio"> {
  const find = findPedidoPublico(db);
  return async ({ path: { numeroPedido, chavePedido } }) => {
    const found = await find(numeroPedido, chavePedido);
    if (found === undefined) return reply(404, paginaNaoEncontrado, HEADERS);
    const visao = visaoRastreio(found.pedido, found.loja, clock.now());
    const [unico] = visao.envios;
    if (visao.envios.length === 1 && unico?.rastreioExterno) {
      return reply(302, null, { ...HEADERS, Location: unico.rastreioExterno.href });
    }
    return reply(200, paginaRastreio(visao), HEADERS);
  };
}
