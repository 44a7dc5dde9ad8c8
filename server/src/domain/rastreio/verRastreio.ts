import type { LojaHandler } from "../../contract/lojaHandler.ts";
import { breather, reply } from "../../http/index.ts";
import type { Services } from "../../platform/services.ts";
import { findPublicPedido } from "./pagina/findPublicPedido.ts";
import { HEADERS } from "./pagina/htmlDocument.ts";
import { notFoundPage } from "./pagina/notFoundPage.ts";
import { rastreioPage } from "./pagina/rastreioPage.ts";
import { rastreioView } from "./pagina/rastreioView.ts";

/**
 * The public tracking page of an order. An order whose only shipment has a usable address of the carrier's own page leads
 * there instead. Whatever does not name an order gets one and the same page with 404.
 * Source: PED-NOVO-028, PED-NOVO-041, PED-NOVO-042.
 */
export function verRastreio({ db, clock }: Services): LojaHandler<"verRastreio"> {
  const find = findPublicPedido(db);
  return async ({ path: { numeroPedido, chavePedido } }) => {
    const found = await find(numeroPedido, chavePedido);
    if (found === undefined) return reply(404, notFoundPage, HEADERS);
    const breathe = breather();
    const visao = rastreioView(found.pedido, found.loja, clock.now());
    const [unico] = visao.envios;
    if (visao.envios.length === 1 && unico?.rastreioExterno) {
      return reply(302, null, { ...HEADERS, location: unico.rastreioExterno.href });
    }
    await breathe();
    return reply(200, rastreioPage(visao), HEADERS);
  };
}
