import type { Knex } from "knex";
import type { SequenciaRow } from "./schema.ts";
import { StorageError } from "./storageError.ts";

/**
 * The next number of a counter of the store, from 1. Part of the transaction: a rollback gives the number back, and
 * transactions that count the same thing for one store wait for each other. The ids of stores are counted
 * under store 0.
 * @param quantos reserves that many consecutive numbers and returns the first
 */
export async function sequence(
  trx: Knex.Transaction,
  idLoja: number,
  nome: string,
  quantos = 1,
): Promise<number> {
  const rows: Pick<SequenciaRow, "valor">[] = await trx("sequencia")
    .insert({ id_loja: idLoja, nome, valor: quantos })
    .onConflict(["id_loja", "nome"])
    .merge({ valor: trx.raw("sequencia.valor + ?", [quantos]) })
    .returning("valor");
  const last = rows[0]?.valor;
  if (last === undefined) throw new StorageError("internal", `counter ${nome} returned no number`);
  return last - quantos + 1;
}
