import type { Database } from "../../platform/storage/database.ts";
import type { Pedido } from "./pedido.ts";
import type { PedidoRow } from "./pedidoTables.ts";

/** What tells which order it is and whether a request repeats the one that created it (NS-030). */
export type PedidoIdentity = Pick<PedidoRow, "chave" | "corpo_hash">;

/** The order of a loja by its number and kind; undefined when there is none. */
export type FindByNumero = (
  idLoja: number,
  pedido: Pick<Pedido, "numeroPedido" | "tipoPedido">,
) => Promise<PedidoIdentity | undefined>;

/** Prepares the look-up of committed orders by number and kind. */
export function pedidoByNumero(db: Database): FindByNumero {
  const find = db.prepare(
    (knex, param) =>
      knex("pedido")
        .select("chave", "corpo_hash")
        .where({
          id_loja: param("idLoja"),
          numero_pedido: param("numeroPedido"),
          tipo_pedido: param("tipoPedido"),
        }),
    "kept",
  );
  return async (idLoja, { numeroPedido, tipoPedido }) =>
    (await find({ idLoja, numeroPedido, tipoPedido }))[0];
}
