import type { OperatorHandler } from "../../contract/operatorHandler.ts";
import { findLoja } from "../../domain/loja/findLoja.ts";
import { findPedidos, lockPedidos, savePedidos } from "../../domain/pedido/pedidoRepository.ts";
import { conflict, invalid, notFound } from "../../http/errors.ts";
import type { Services } from "../../platform/services.ts";
import { authorize } from "./authorize.ts";
import { textos } from "./textos.ts";

/** POST .../conciliacoes/{documento}/autorizacao: accepts or refuses what the carrier charged (NS-008, NS-045). */
export function autorizarConciliacao({ db, clock }: Services): OperatorHandler<"autorizarConciliacao"> {
  return async ({ path: { idLoja, documento }, body }, { operador }) => {
    const { fusoHorario } = await findLoja(db.reader, idLoja);
    const { autorizado, posicao } = body;
    const comentario = (body.comentario ?? "").trim();
    if (!autorizado && comentario === "") throw invalid("comentario", textos.comentarioObrigatorio());
    const autorizacao = { autorizado, comentario, data: clock.now(), usuario: operador, idUsuario: operador };
    const decididos = await db.transaction(async (trx) => {
      await lockPedidos(trx, idLoja);
      const [stored] = await findPedidos(trx, idLoja, "chave", [documento]);
      if (!stored) throw notFound(textos.pedidoNaoEncontrado());
      const decided = authorize(stored.pedido, autorizacao, posicao);
      if (decided.decididos.length === 0) throw conflict(textos.nadaADecidir());
      await savePedidos(trx, idLoja, [{ pedido: decided.pedido, before: stored.row }], fusoHorario);
      return decided.decididos;
    });
    return { mensagem: textos.decididas(decididos.length, autorizado), envios: decididos };
  };
}
