import type { Chat, MensagemChat } from "@frete/contract/loja";
import type { Knex } from "knex";
import { formatTimestampT } from "../../platform/time.ts";
import type { AnexoRow } from "../arquivo/arquivoTables.ts";
import { anexoRecord } from "./anexoRecord.ts";
import type { ChatMensagemRow, ChatRow } from "./chatTables.ts";

/** Messages of one answer (CHAT-REC-004). */
const MAX_MESSAGES = 500;

/** A conversation with its newest 500 messages, oldest first, and their files (CHAT-REC-001..006, NS-056). */
export async function chatRecord(knex: Knex, chat: ChatRow, fusoHorario: string): Promise<Chat> {
  const place = { id_loja: chat.id_loja, id_pedido: chat.id_pedido };
  const messages = await knex("chat_mensagem").where(place).orderBy("id", "desc").limit(MAX_MESSAGES);
  const files = await knex("anexo").where(place).whereNotNull("id_mensagem").orderBy("id");
  return {
    _id: chat.chave,
    situacao: chat.situacao,
    subSituacao: chat.sub_situacao,
    tipoPedido: chat.tipo_pedido,
    nomeTransportadora: chat.nome_transportadora,
    mensagens: messages.reverse().map((message) => {
      const anexos = files.filter((file) => file.id_mensagem === message.id);
      return mensagemRecord(message, anexos, fusoHorario);
    }),
  };
}

/** A message with its files (CHAT-REC-005, CHAT-REC-006). */
export function mensagemRecord(
  { id, criada_em, texto, origem, nome_usuario }: ChatMensagemRow,
  anexos: readonly AnexoRow[],
  fusoHorario: string,
): MensagemChat {
  return {
    id: String(id),
    data: formatTimestampT(criada_em, fusoHorario),
    mensagem: texto,
    origem,
    nomeUsuario: nome_usuario,
    ...(anexos.length > 0 ? { anexos: anexos.map((file) => anexoRecord(file, fusoHorario)) } : {}),
  };
}
