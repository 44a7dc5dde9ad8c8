import type { LojaHandler } from "../../contract/lojaHandler.ts";
import type { Services } from "../../platform/services.ts";
import { findChat } from "./addMessage.ts";
import { chatRecord } from "./chatRecord.ts";
import { findChatPedido } from "./findChatPedido.ts";
import { requestLimit } from "./requestLimit.ts";

/** GET /chat/{idPedido}: the conversation of an order (CHAT-LER-001, CHAT-LER-002), at most so often (LIM-003, NS-078). */
export function lerChat({ db }: Services): LojaHandler<"lerChat"> {
  const countRequest = requestLimit(db);
  return async ({ path, query }, caller) => {
    await countRequest(caller);
    const { idLoja, fusoHorario } = caller;
    const { id } = await findChatPedido(db.reader, idLoja, { ...query, ...path });
    const chat = await findChat(db.reader, idLoja, id);
    if (!chat) return { mensagens: [], situacao: "sem_conversa" as const };
    return chatRecord(db.reader, chat, fusoHorario);
  };
}
