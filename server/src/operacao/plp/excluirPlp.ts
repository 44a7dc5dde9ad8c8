import type { Knex } from "knex";
import { lockPedidos } from "../../domain/pedido/pedidoRepository.ts";
import { findPending } from "../../domain/plp/findPending.ts";
import { changeItens } from "../../domain/plp/plpRepository.ts";

/**
 * Excludes a pending pre-list, as part of the transaction: it stays readable, its shipments may enter another one (NS-025).
 *
 * @throws HttpError 404 for an unknown one, 409 for one that is not pending
 */
export async function excluirPlp(trx: Knex.Transaction, idLoja: number, codigo: number): Promise<void> {
  await lockPedidos(trx, idLoja);
  await findPending(trx, idLoja, codigo);
  await trx("plp").where({ id_loja: idLoja, codigo }).update({ status: "Excluída" });
  await changeItens(trx, idLoja, codigo, { ativa: 0 });
}
