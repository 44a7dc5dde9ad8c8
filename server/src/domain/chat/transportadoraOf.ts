import type { Knex } from "knex";
import type { Pedido } from "../pedido/pedido.ts";

/** The carrier of an order, with whom its chat is held. */
export interface TransportadoraDoChat {
  id: number;
  nome: string;
}

/** The carrier in use of an order's first shipment (CHAT-MSG-009). */
export function transportadoraOf({ envios, cotado }: Pedido): TransportadoraDoChat {
  const transporte = envios[0]?.transporte;
  return transporte
    ? { id: transporte.idTransportadora, nome: transporte.nomeTransportadora }
    : cotado.transportadora;
}

/** Whether lojas may write to a carrier (ERR-027). */
export async function isChatEnabled(knex: Knex, idLoja: number, idTransportadora: number): Promise<boolean> {
  const row = await knex("transportadora").where({ id_loja: idLoja, id: idTransportadora }).first();
  return row?.chat_habilitado === 1;
}
