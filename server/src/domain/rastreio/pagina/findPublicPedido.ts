import { breather } from "../../../http/index.ts";
import type { BuildStatement, Database } from "../../../platform/storage/database.ts";
import type { Pedido } from "../../pedido/pedido.ts";
import { pedidoDocument } from "../../pedido/pedidoDocument.ts";
import type { PageLoja } from "./rastreioView.ts";

/** An order and its loja. */
export interface PublicPedido {
  pedido: Pedido;
  loja: PageLoja;
}

/** The number is part of the look-up: every wrong pair of number and key takes the same way to nothing. */
export const publicPedido: BuildStatement<{ estado: string; nome: string; fusoHorario: string }> = (
  knex,
  param,
) =>
  knex("pedido")
    .join("loja", "loja.id", "pedido.id_loja")
    .where("pedido.chave", param("chavePedido"))
    .where("pedido.numero_pedido", param("numeroPedido"))
    .where("loja.ativa", 1)
    .orderBy("pedido.id_loja")
    .limit(1)
    .select({ estado: "pedido.estado", nome: "loja.nome", fusoHorario: "loja.fuso_horario" });

/**
 * Prepares the look-up of the public page: it knows no loja, so the key is looked up over all of them. An order of an
 * inactive loja is not found. Source: PED-NOVO-041, PED-NOVO-042.
 */
export function findPublicPedido(
  db: Database,
): (numeroPedido: string, chavePedido: string) => Promise<PublicPedido | undefined> {
  const find = db.prepare(publicPedido, "kept");
  return async (numeroPedido, chavePedido) => {
    const [row] = await find({ numeroPedido, chavePedido });
    if (row === undefined) return undefined;
    const { estado, nome, fusoHorario } = row;
    const breathe = breather();
    const pedido = pedidoDocument.parse(estado);
    await breathe();
    return { pedido, loja: { nome, fusoHorario } };
  };
}
