import type { DadosChat } from "@frete/contract/loja";
import type { Knex } from "knex";
import { saveEventos } from "../../events/saveEventos.ts";

/**
 * Records that a message was added to a chat, whoever wrote it; to be called in the transaction that stores it (EVT-009).
 *
 * @param criadoEm epoch milliseconds
 */
export function saveEventoChat(
  trx: Knex.Transaction,
  idLoja: number,
  dados: DadosChat,
  { idPedido, criadoEm }: { idPedido: number; criadoEm: number },
): Promise<void> {
  return saveEventos(trx, idLoja, [{ tipo: "chatTransportadora", idPedido, criadoEm, dados }]);
}
