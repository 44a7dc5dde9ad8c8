import type { LojaHandler } from "../../contract/lojaHandler.ts";
import type { Services } from "../../platform/services.ts";
import { findChatPedido } from "./findChatPedido.ts";
import { textos } from "./textos.ts";
import { idTransportadoraOf, isChatEnabled } from "./transportadoraOf.ts";

/** GET /chat/{idPedido}/elegivel: whether the carrier of an order may be written to (CHAT-MSG-012, NS-068). */
export function consultarElegibilidadeChat({ db }: Services): LojaHandler<"consultarElegibilidadeChat"> {
  return async ({ path, query }, { idLoja }) => {
    const { id } = await findChatPedido(db.reader, idLoja, { ...query, ...path });
    const idTransportadora = await idTransportadoraOf(db.reader, idLoja, id);
    const elegivel = await isChatEnabled(db.reader, idLoja, idTransportadora);
    return { elegivel, mensagem: elegivel ? textos.habilitada() : textos.naoHabilitada() };
  };
}
