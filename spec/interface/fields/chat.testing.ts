import type { Fields } from "./fields.testing.ts";

/** Conversations and their files. */
export const chat: Fields[] = [
  [
    "CHAT-REC-001",
    "Chat",
    ["_id, situacao, subSituacao, tipoPedido, nomeTransportadora: string", "mensagens: array"],
  ],
  [
    "CHAT-REC-001, CHAT-REC-006",
    "MensagemChat",
    ["id, mensagem, origem, nomeUsuario: string", "data: iso", "anexos?: array"],
  ],
  [
    "ANX-001",
    "Anexo",
    ["url, nome, nomeUsuario: string", "data: iso", "idUsuario, idTransportadora: integer"],
  ],
  [
    "CHAT-LIST-006",
    "ChatResumo",
    [
      "idChat, idPedido, tipoPedido, nomeTransportadora, situacao, subSituacao: string",
      "idTransportadora, qtdMensagens: integer",
      "data, dataUltimaMensagem: iso",
      "ultimaMensagem: object",
    ],
  ],
  ["CHAT-LIST-006", "UltimaMensagem", ["mensagem, origem: string", "data: iso"]],
  ["CHAT-LIST-006", "ListaChats", ["pagina, limite, total: integer", "chats: array"]],
  ["CHAT-MSG-011", "MensagemEnviada", ["id, origem: string", "data: iso", "anexos?: array"]],
];
