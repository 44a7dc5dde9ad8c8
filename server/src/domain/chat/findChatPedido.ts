import type { ChavePedidoChat } from "@frete/contract/loja";
import type { Knex } from "knex";
import { forbidden, invalid, notFound } from "../../http/index.ts";
import { canalKey } from "../loja/canalKey.ts";
import type { PedidoRow } from "../pedido/pedidoTables.ts";
import { textos } from "./textos.ts";

/** How a request tells its order. */
export interface ChatPedido {
  idPedido: string;
  chave: ChavePedidoChat;
  canal?: string | undefined;
}

/** What chats and attachments need of an order, which may have a megabyte and is not opened for it. */
export interface PedidoDoChat {
  id: number;
  chave: string;
  numeroPedido: string;
  tipoPedido: "envio" | "reversa";
}

type Found = Pick<PedidoRow, "id" | "chave" | "numero_pedido" | "tipo_pedido" | "canal">;

/**
 * The loja's order that a request tells (CHAT-MSG-002..004, CHAT-LER-001, NS-052): a shipment order before a return, the newest
 * of several; undefined when there is none.
 *
 * @throws HttpError 400 for numeropedidocanal without canal
 */
export async function findPedidoOfLoja(
  knex: Knex,
  idLoja: number,
  wanted: ChatPedido,
): Promise<PedidoDoChat | undefined> {
  if (wanted.chave === "numeropedidocanal" && !wanted.canal)
    throw invalid("canal", textos.canalObrigatorio());
  const own: Found[] = ofCanal(await matching(knex, wanted).where("pedido.id_loja", idLoja), wanted);
  const [best] = own.sort((one, other) => (isBefore(one, other) ? -1 : 1));
  if (!best) return undefined;
  const { id, chave, numero_pedido: numeroPedido, tipo_pedido: tipoPedido } = best;
  return { id, chave, numeroPedido, tipoPedido };
}

/**
 * The order that chats and attachments are about.
 *
 * @throws HttpError 400, 403 for an order that only other lojas have, 404 (NS-053)
 */
export async function findChatPedido(knex: Knex, idLoja: number, wanted: ChatPedido): Promise<PedidoDoChat> {
  const own = await findPedidoOfLoja(knex, idLoja, wanted);
  if (own) return own;
  // Keys are unique per loja only: every loja is looked at through the index that begins with it.
  const others = knex("loja").select("id").whereNot({ id: idLoja });
  const elsewhere = matching(knex, wanted).whereIn("pedido.id_loja", others);
  const foreign = ofCanal(await elsewhere.clearSelect().distinct("pedido.canal"), wanted);
  throw foreign.length > 0 ? forbidden(textos.pedidoDeOutraLoja()) : notFound(textos.pedidoNaoEncontrado());
}

function isBefore(one: Found, other: Found): boolean {
  if (one.tipo_pedido !== other.tipo_pedido) return one.tipo_pedido === "envio";
  return one.id > other.id;
}

/** With numeropedidocanal those of the channel; no database compares names of channels as they are compared (NS-017). */
function ofCanal<Row extends { canal: string | null }>(
  found: readonly Row[],
  { chave, canal = "" }: ChatPedido,
): Row[] {
  return found.filter(
    (each) => chave !== "numeropedidocanal" || canalKey(each.canal ?? "") === canalKey(canal),
  );
}

function matching(knex: Knex, { idPedido, chave }: ChatPedido): Knex.QueryBuilder {
  const pedidos = knex("pedido").select(
    "pedido.id",
    "pedido.chave",
    "pedido.numero_pedido",
    "pedido.tipo_pedido",
    "pedido.canal",
  );
  switch (chave) {
    case "id":
    case "documento":
      return pedidos.where("pedido.chave", idPedido);
    case "pedido":
    case "numeropedido":
      return pedidos.where("pedido.numero_pedido", idPedido);
    case "numeropedidocanal":
      return pedidos.where("pedido.pedido_auxiliar", idPedido);
    case "chavenf":
    case "chavenfe":
      return pedidos
        .join("envio", (on) => on.on("envio.id_loja", "pedido.id_loja").on("envio.id_pedido", "pedido.id"))
        .where("envio.chave_nf", idPedido)
        .whereRaw("envio.id_loja = pedido.id_loja");
  }
}
