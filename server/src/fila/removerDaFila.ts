import { idDoDocumento } from "../evento/documento.ts";
import { notFound } from "../http/errors.ts";
import type { LojaHandler } from "../lojaHandler.ts";
import type { Services } from "../services.ts";
import { sequence } from "../storage/sequence.ts";
import { textos } from "./textos.ts";

/** DELETE /fila/{idDocumento}: the only way a document leaves the queue (FILA-003); unknown or foreign -> 404 (NS-064). */
export function removerDaFila({ db }: Services): LojaHandler<"removerDaFila"> {
  return async ({ path }, { idLoja }) => {
    const id = idDoDocumento(idLoja, path.idDocumento);
    if (id === undefined) throw notFound(textos.naoEncontrado());
    await db.transaction(async (trx) => {
      await sequence(trx, idLoja, "fila", 0);
      const deleted = await trx("evento_fila").where({ id_loja: idLoja, id_evento: id }).delete();
      if (deleted === 0) throw notFound(textos.naoEncontrado());
      await trx("evento").where({ id_loja: idLoja, id }).delete();
    });
    return { mensagem: textos.removido() };
  };
}
