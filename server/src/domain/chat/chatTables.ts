declare module "knex/types/tables.js" {
  interface Tables {
    chat: ChatRow;
    chat_contagem: ChatContagemRow;
    chat_mensagem: ChatMensagemRow;
  }
}

/** Conversation about an order. */
export interface ChatRow {
  id_loja: number;
  id_pedido: number;
  /** 32 hexadecimal digits. */
  chave: string;
  chave_pedido: string;
  tipo_pedido: "envio" | "reversa";
  id_transportadora: number;
  nome_transportadora: string;
  situacao: "aberto" | "finalizado";
  sub_situacao: "aguardandoRespostaTransportadora" | "aguardandoRespostaLoja";
  criado_em: number;
  ultima_em: number;
  ultima_mensagem: string;
  ultima_origem: "loja" | "transportadora";
  /** Also the number of the last message. */
  qtd_mensagens: number;
  /** Files ever sent; a deletion does not lower it (NS-050). */
  qtd_anexos: number;
}

/** How many conversations had their last message on a day (UTC); kept by triggers. */
export interface ChatContagemRow extends Pick<ChatRow, "id_loja" | "situacao" | "id_transportadora"> {
  dia: number;
  quantidade: number;
}

/** Numbered from 1 in each conversation. */
export interface ChatMensagemRow {
  id_loja: number;
  id_pedido: number;
  id: number;
  criada_em: number;
  texto: string;
  origem: "loja" | "transportadora";
  nome_usuario: string;
}
