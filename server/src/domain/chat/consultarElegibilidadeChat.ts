import type { LojaHandler } from "../../contract/lojaHandler.ts";
import type { Services } from "../../platform/services.ts";
import { carrierOf, isChatEnabled } from "./carrierOf.ts";
import { findPedidoDoChat } from "./findPedidoDoChat.ts";
import { textos } from "./textos.ts";

/** GET /chat/{idPedido}/elegivel: whether the carrier of an order may be written to (CHAT-MSG-012, NS-068). */
export function consultarElegibilidadeChat({ db }: Services): LojaHandler<"consultarElegibilidadeChat"> {
  return async ({ path, query }, { idLoja }) => {
    const pedido = await findPedidoDoChat(db.reader, idLoja, { ...query, ...path });
    const elegivel = await isChatEnabled(db.reader, idLoja, carrierOf(pedido).id);
    return { elegivel, mensagem: elegivel ? textos.habilitada() : textos.naoHabilitada() };
  };
}
