import type { LojaHandler } from "../../contract/lojaHandler.ts";
import { forbidden, invalid } from "../../http/index.ts";
import type { Services } from "../../platform/services.ts";
import { formatTimestampT } from "../../platform/time.ts";
import { warningsOf } from "../../platform/warnings.ts";
import type {} from "../arquivo/formulario.ts";
import { addMessage } from "./addMessage.ts";
import { anexoRecord } from "./anexoRecord.ts";
import { findChatPedido } from "./findChatPedido.ts";
import { textos } from "./textos.ts";
import { isChatEnabled, transportadoraOf } from "./transportadoraOf.ts";

/** POST /chat/{idPedido}/mensagem: the loja writes to the carrier of an order, as JSON or with files as a form. */
export function enviarMensagemChat(services: Services): LojaHandler<"enviarMensagemChat"> {
  const { db, log } = services;
  return async ({ path, query, body, requestId }, { idLoja, nomeLoja, fusoHorario }) => {
    if (!("arquivos" in body)) refuseFiles(body);
    const pedido = await findChatPedido(db.reader, idLoja, { ...query, ...path });
    const transportadora = await transportadoraOf(db.reader, idLoja, pedido.id);
    if (!(await isChatEnabled(db.reader, idLoja, transportadora.id))) throw forbidden(textos.naoHabilitada());
    const { mensagem, anexos } = await addMessage(
      { ...services, log: warningsOf(log, requestId) },
      idLoja,
      pedido,
      {
        origem: "loja",
        mensagem: body.mensagem,
        fusoHorario,
        arquivos: "arquivos" in body ? body.arquivos : [],
        idUsuario: null,
        nomeUsuario: nomeLoja,
        idTransportadora: null,
        transportadora,
      },
    );
    return {
      id: String(mensagem.id),
      data: formatTimestampT(mensagem.criada_em, fusoHorario),
      origem: "loja" as const,
      ...(anexos.length > 0 ? { anexos: anexos.map((row) => anexoRecord(row, fusoHorario)) } : {}),
    };
  };
}

/** A file that JSON seems to carry would be lost without a word: unknown fields are ignored (NS-018). @throws HttpError 400 */
function refuseFiles(body: { readonly [name: string]: unknown }): void {
  for (const name of ["anexo", "anexo[]"])
    if (body[name] !== undefined && body[name] !== null) throw invalid(name, textos.anexoEmJson());
}
