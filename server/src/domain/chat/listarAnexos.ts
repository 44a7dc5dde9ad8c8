import type { LojaHandler } from "../../contract/lojaHandler.ts";
import type { Services } from "../../platform/services.ts";
import { anexoRecord } from "./anexoRecord.ts";
import { findChatPedido } from "./findChatPedido.ts";

/** GET /pedido/{numeroPedido}/anexos: files of the order's chat and those added to it, oldest first (ANX-005..007, NS-049). */
export function listarAnexos({ db }: Services): LojaHandler<"listarAnexos"> {
  return async ({ path: { numeroPedido } }, { idLoja, fusoHorario }) => {
    const { id } = await findChatPedido(db.reader, idLoja, { idPedido: numeroPedido, chave: "pedido" });
    const rows = await db.reader("anexo").where({ id_loja: idLoja, id_pedido: id }).orderBy("id");
    return { anexos: rows.map((row) => anexoRecord(row, fusoHorario)) };
  };
}
