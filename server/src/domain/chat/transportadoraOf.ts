import type { Knex } from "knex";
import { findPedidos } from "../pedido/pedidoRepository.ts";

/** The carrier of an order, with whom its chat is held. */
export interface TransportadoraDoChat {
  id: number;
  nome: string;
}

/** The carrier in use of an order's first shipment (CHAT-MSG-009), by the name that it had then. */
export async function transportadoraOf(
  knex: Knex,
  idLoja: number,
  idPedido: number,
): Promise<TransportadoraDoChat> {
  const [stored] = await findPedidos(knex, idLoja, "id", [idPedido]);
  if (!stored) throw new Error(`order ${idPedido} was found but not read`);
  const { envios, cotado } = stored.pedido;
  const transporte = envios[0]?.transporte;
  return transporte
    ? { id: transporte.idTransportadora, nome: transporte.nomeTransportadora }
    : cotado.transportadora;
}

/** The code of that carrier; the order is opened only where its shipment has none. */
export async function idTransportadoraOf(knex: Knex, idLoja: number, idPedido: number): Promise<number> {
  const envio = await knex("envio")
    .where({ id_loja: idLoja, id_pedido: idPedido })
    .orderBy("id")
    .first("id_transportadora");
  return envio?.id_transportadora ?? (await transportadoraOf(knex, idLoja, idPedido)).id;
}

/** Whether lojas may write to a carrier (ERR-027). */
export async function isChatEnabled(knex: Knex, idLoja: number, id: number): Promise<boolean> {
  const row = await knex("transportadora").where({ id_loja: idLoja, id }).first("chat_habilitado");
  return row?.chat_habilitado === 1;
}
