import type { Knex } from "knex";
import { isFinal, STATUS } from "./status.ts";

const OPEN = Object.keys(STATUS)
  .map(Number)
  .filter((idStatus) => !isFinal(idStatus));

/** Which open orders are meant: those with these keys, or those from a number on. */
export interface OpenPedidosWanted {
  chaves?: readonly string[] | undefined;
  aPartirDe?: number | undefined;
  limit: number;
}

/** The numbers of the loja's orders that are not at their end, oldest first. */
export async function openPedidos(
  knex: Knex,
  idLoja: number,
  { chaves, aPartirDe = 1, limit }: OpenPedidosWanted,
): Promise<number[]> {
  const query = knex("pedido").where({ id_loja: idLoja }).whereIn("id_status", OPEN);
  if (chaves) query.whereIn("chave", chaves);
  else query.where("id", ">=", aPartirDe);
  return query.orderBy("id").limit(limit).pluck("id");
}

/** The number of the loja's newest order; 0 when it has none. */
export async function lastPedido(knex: Knex, idLoja: number): Promise<number> {
  const [last = 0] = await knex("pedido")
    .where({ id_loja: idLoja })
    .orderBy("id", "desc")
    .limit(1)
    .pluck("id");
  return last;
}
