import type { LojaHandler } from "../../contract/lojaHandler.ts";
import { notFound } from "../../http/index.ts";
import { fileKey } from "../../platform/files/fileStore.ts";
import type { Services } from "../../platform/services.ts";
import { isUrlOf } from "./anexoRecord.ts";
import { findChatPedido } from "./findChatPedido.ts";
import { textos } from "./textos.ts";

/**
 * DELETE /pedido/{numeroPedido}/anexos: removes the entry, and then the file (ANX-008..013, NS-050, NS-051). A file that cannot
 * be deleted does not keep the entry: the sweeper tries again.
 */
export function removerAnexo({ db, files, log }: Services): LojaHandler<"removerAnexo"> {
  return async ({ path: { numeroPedido }, query: { caminho }, requestId }, { idLoja }) => {
    const { id } = await findChatPedido(db.reader, idLoja, { idPedido: numeroPedido, chave: "pedido" });
    const key = await db.transaction(async (trx) => {
      const place = { id_loja: idLoja, id_pedido: id };
      const rows = await trx("anexo").where(place);
      const row = rows.find((each) => isUrlOf(caminho, each));
      if (!row) throw notFound(textos.anexoNaoEncontrado());
      const removed = await trx("anexo")
        .where({ ...place, id: row.id })
        .delete();
      if (removed === 0) throw notFound(textos.anexoNaoEncontrado());
      return fileKey(idLoja, row.chave);
    });
    await files.store.remove(key).catch((error: unknown) => {
      log.warn(
        { requestId, err: error, key },
        "a file could not be removed with its entry: the sweeper tries again",
      );
    });
    return { mensagem: textos.anexoRemovido() };
  };
}
