import type { OperatorHandlers } from "../contract/operatorHandler.ts";
import { checkFiles } from "../domain/arquivo/checkFiles.ts";
import { withStoredFiles } from "../domain/arquivo/withStoredFiles.ts";
import { addMessage } from "../domain/chat/addMessage.ts";
import { anexoRecord } from "../domain/chat/anexoRecord.ts";
import { mensagemRecord } from "../domain/chat/chatRecord.ts";
import { type ChatPedido, findPedidoOfLoja } from "../domain/chat/findChatPedido.ts";
import { insertAnexos } from "../domain/chat/insertAnexos.ts";
import { textos } from "../domain/chat/textos.ts";
import { transportadoraOf } from "../domain/chat/transportadoraOf.ts";
import { findLoja } from "../domain/loja/findLoja.ts";
import { invalid, notFound } from "../http/index.ts";
import type { Services } from "../platform/services.ts";
import { warningsOf } from "../platform/warnings.ts";

/** Handlers of the carrier's side of chats and of documents of orders. */
export function chatHandlers(services: Services) {
  const { db, clock, log } = services;
  const warning = (requestId: string) => ({ ...services, log: warningsOf(log, requestId) });
  const find = async (path: { idLoja: number; idPedido: string }, query: Omit<ChatPedido, "idPedido">) => {
    const { idLoja, idPedido } = path;
    const { fusoHorario } = await findLoja(db.reader, idLoja);
    const pedido = await findPedidoOfLoja(db.reader, idLoja, { ...query, idPedido });
    if (!pedido) throw notFound(textos.pedidoNaoEncontrado());
    return { idLoja, pedido, fusoHorario };
  };

  return {
    responderChat: async ({ path, query, body, requestId }) => {
      const { idLoja, pedido, fusoHorario } = await find(path, query);
      const transportadora = await transportadoraOf(db.reader, idLoja, pedido.id);
      const { mensagem, anexos } = await addMessage(warning(requestId), idLoja, pedido, {
        origem: "transportadora",
        mensagem: body.mensagem,
        fusoHorario,
        arquivos: body.arquivos,
        idUsuario: userCode(body.idUsuario),
        nomeUsuario: body.nomeUsuario ?? transportadora.nome,
        idTransportadora: transportadora.id,
        transportadora,
      });
      return mensagemRecord(mensagem, anexos, fusoHorario);
    },

    finalizarChat: async ({ path, query }) => {
      const { idLoja, pedido } = await find(path, query);
      const finished = await db.transaction((trx) =>
        trx("chat").where({ id_loja: idLoja, id_pedido: pedido.id }).update({ situacao: "finalizado" }),
      );
      if (finished === 0) throw notFound(textos.semConversa());
      return { mensagem: textos.conversaFinalizada() };
    },

    enviarDocumentos: async ({ path, query, body, requestId }) => {
      const { idLoja, pedido, fusoHorario } = await find(path, query);
      if (body.arquivos.length === 0) throw invalid("anexo", textos.semArquivo());
      const files = await checkFiles(body.arquivos, services.random);
      const from = {
        idUsuario: userCode(body.idUsuario),
        nomeUsuario: body.nomeUsuario ?? null,
        idTransportadora: null,
      };
      const place = { idPedido: pedido.id, idMensagem: null };
      const rows = await withStoredFiles(warning(requestId), idLoja, files, () =>
        db.transaction((trx) => insertAnexos(trx, idLoja, place, files, from, clock.now())),
      );
      return { anexos: rows.map((row) => anexoRecord(row, fusoHorario)) };
    },
  } satisfies OperatorHandlers<"responderChat" | "finalizarChat" | "enviarDocumentos">;
}

/** The code that a form carries as text; the contract's pattern has been checked. */
const userCode = (text: string | undefined): number | null => (text === undefined ? null : Number(text));
