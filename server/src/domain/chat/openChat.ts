import type { Knex } from "knex";
import type { ChatRow } from "./chatTables.ts";
import type { PedidoDoChat } from "./findChatPedido.ts";
import type { TransportadoraDoChat } from "./transportadoraOf.ts";

/** Opens the conversation of an order, without a message yet (CHAT-EST-001). The order must be locked; `chave` is 32 random hexadecimal digits. */
export async function openChat(
  trx: Knex.Transaction,
  idLoja: number,
  pedido: PedidoDoChat,
  { chave, transportadora, now }: { chave: string; transportadora: TransportadoraDoChat; now: number },
): Promise<ChatRow> {
  const row: ChatRow = {
    id_loja: idLoja,
    id_pedido: pedido.id,
    chave,
    chave_pedido: pedido.chave,
    tipo_pedido: pedido.tipoPedido,
    id_transportadora: transportadora.id,
    nome_transportadora: transportadora.nome,
    situacao: "aberto",
    sub_situacao: "aguardandoRespostaTransportadora",
    criado_em: now,
    ultima_em: now,
    ultima_mensagem: "",
    ultima_origem: "loja",
    qtd_mensagens: 0,
    qtd_anexos: 0,
  };
  await trx("chat").insert(row);
  return row;
}
