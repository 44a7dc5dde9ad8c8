import type { DadosChat } from "@frete/contract/loja";
import type { Knex } from "knex";
import { HttpError, invalid, notFound } from "../../http/index.ts";
import type { Services } from "../../platform/services.ts";
import { formatTimestamp } from "../../platform/time.ts";
import type { Warnings } from "../../platform/warnings.ts";
import type { AnexoRow } from "../arquivo/arquivoTables.ts";
import { type CheckedFile, checkFiles } from "../arquivo/checkFiles.ts";
import type { ReceivedArquivo } from "../arquivo/formulario.ts";
import { MAX_FILES } from "../arquivo/limites.ts";
import { withStoredFiles } from "../arquivo/withStoredFiles.ts";
import type { ChatMensagemRow, ChatRow } from "./chatTables.ts";
import type { PedidoDoChat } from "./findChatPedido.ts";
import { insertAnexos, type Remetente } from "./insertAnexos.ts";
import { openChat } from "./openChat.ts";
import { saveEventoChat } from "./saveEventoChat.ts";
import { stripHtml } from "./stripHtml.ts";
import { textos } from "./textos.ts";
import type { TransportadoraDoChat } from "./transportadoraOf.ts";

/** A message on its way into a conversation. */
export interface NewMessage extends Remetente {
  origem: "loja" | "transportadora";
  nomeUsuario: string;
  mensagem: string;
  arquivos: readonly ReceivedArquivo[];
  /** The carrier of the order. */
  transportadora: TransportadoraDoChat;
  /** Zone of the loja: the event that tells of the message is dated in it. */
  fusoHorario: string;
}

/** What was stored. */
export interface StoredMessage {
  mensagem: ChatMensagemRow;
  anexos: AnexoRow[];
}

/**
 * Adds a message with its files to the conversation of an order: all of it, or nothing (ERR-041). A loja's first message opens
 * the conversation. Files are durable before the entries that name them; what refuses the message is looked at once before they
 * are stored, and again with the order locked, so that the limit of 5 holds whoever sends at the same time (LIM-002).
 * The loja's event is written with the message (EVT-009).
 *
 * @throws HttpError 400 (text, files, finished conversation), 404 when a carrier answers where nobody asked
 */
export async function addMessage(
  services: Omit<Services, "log"> & { log: Warnings },
  idLoja: number,
  pedido: PedidoDoChat,
  message: NewMessage,
): Promise<StoredMessage> {
  const { db, clock, random } = services;
  const texto = stripHtml(message.mensagem);
  if (texto.trim() === "") throw invalid("mensagem", textos.textoObrigatorio());
  checkOpen(await findChat(db.reader, idLoja, pedido.id), message);
  const files = await checkFiles(message.arquivos, random);
  return withStoredFiles(services, idLoja, files, () =>
    db.transaction((trx) =>
      write(trx, { idLoja, pedido, message, texto, files, chave: random.hex(16), now: clock.now() }),
    ),
  );
}

interface Write {
  idLoja: number;
  pedido: PedidoDoChat;
  message: NewMessage;
  texto: string;
  files: readonly CheckedFile[];
  /** Of the conversation, when this message opens it. */
  chave: string;
  now: number;
}

async function write(trx: Knex.Transaction, { idLoja, pedido, message, texto, files, chave, now }: Write) {
  // Senders to one order follow each other from here on; SQLite has one writer anyway.
  await trx("pedido").where({ id_loja: idLoja, id: pedido.id }).forUpdate().first("id");
  const { origem, nomeUsuario, transportadora } = message;
  const place = { id_loja: idLoja, id_pedido: pedido.id };
  const chat =
    (await findChat(trx, idLoja, pedido.id)) ??
    (await openChat(trx, idLoja, pedido, { chave, transportadora, now }));
  checkOpen(chat, message);
  const id = chat.qtd_mensagens + 1;
  const mensagem: ChatMensagemRow = {
    ...place,
    id,
    criada_em: now,
    texto,
    origem,
    nome_usuario: nomeUsuario,
  };
  await trx("chat")
    .where(place)
    .update({
      id_transportadora: transportadora.id,
      nome_transportadora: transportadora.nome,
      sub_situacao: origem === "loja" ? "aguardandoRespostaTransportadora" : "aguardandoRespostaLoja",
      ultima_em: now,
      ultima_mensagem: texto,
      ultima_origem: origem,
      qtd_mensagens: id,
      qtd_anexos: chat.qtd_anexos + files.length,
    });
  await trx("chat_mensagem").insert(mensagem);
  const where = { idPedido: pedido.id, idMensagem: id };
  const anexos = await insertAnexos(trx, idLoja, where, files, message, now);
  const dados: DadosChat = {
    idChat: chat.chave,
    idPedido: pedido.chave,
    numeroPedido: pedido.numeroPedido,
    idMensagem: String(id),
    origem,
    mensagem: texto,
    qtdAnexos: anexos.length,
    data: formatTimestamp(now, message.fusoHorario),
  };
  await saveEventoChat(trx, idLoja, dados, { idPedido: pedido.id, criadoEm: now });
  return { mensagem, anexos };
}

/** The conversation of an order. */
export async function findChat(knex: Knex, idLoja: number, idPedido: number): Promise<ChatRow | undefined> {
  return knex("chat").where({ id_loja: idLoja, id_pedido: idPedido }).first();
}

/** @throws HttpError when the conversation does not take the message (CHAT-EST-002, LIM-002) */
function checkOpen(chat: ChatRow | undefined, { origem, arquivos }: NewMessage): void {
  if (!chat && origem === "transportadora") throw notFound(textos.semConversa());
  if (chat?.situacao === "finalizado") throw new HttpError(400, textos.finalizada());
  const sent = chat?.qtd_anexos ?? 0;
  if (arquivos.length > 0 && sent + arquivos.length > MAX_FILES)
    throw invalid("anexo", textos.limiteDeAnexos(sent));
}
