import type { Knex } from "knex";
import { requireRow } from "./requireRow.ts";

declare module "knex/types/tables.js" {
  interface Tables {
    sequencia: SequenciaRow;
  }
}

interface SequenciaRow {
  id_loja: number;
  nome: string;
  valor: number;
}

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
  const [row] = await trx("sequencia")
    .insert({ id_loja: idLoja, nome, valor: quantos })
    .onConflict(["id_loja", "nome"])
    .merge({ valor: trx.raw("sequencia.valor + ?", [quantos]) })
    .returning("valor");
  return requireRow(row, `number of counter ${nome}`).valor - quantos + 1;
}
