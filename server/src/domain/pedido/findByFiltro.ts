import type { FiltroPedido } from "@frete/contract/loja";
import type { Knex } from "knex";
import { findPedidos, findPedidosByEnvio, type StoredPedido } from "./pedidoRepository.ts";

/** Quotation code, alone or with branch and method (NS-033, NS-062). */
const CODIGO_COTACAO = /^(\d{11})(\d{14})?$/;
/** Invoice numbers have at most nine digits. */
const INVOICE = /^\d{1,9}$/;

/**
 * The loja's orders that a look-up of PUT /pedido/altera or GET /rastreio means, oldest first (PED-ALT-001, RAST-002,
 * RAST-003). An invoice finds the order that has it on any shipment; a quotation is named by its code of 11 digits or, with the
 * option, of 25.
 */
export async function findByFiltro(
  knex: Knex,
  idLoja: number,
  filtro: FiltroPedido,
  valor: string,
): Promise<StoredPedido[]> {
  switch (filtro) {
    case "pedido":
      return findPedidos(knex, idLoja, "numero_pedido", [valor]);
    case "documento":
      return findPedidos(knex, idLoja, "chave", [valor]);
    case "chavenf":
      return findPedidosByEnvio(knex, idLoja, "chave_nf", [valor]);
    case "notafiscal":
      return INVOICE.test(valor) ? findPedidosByEnvio(knex, idLoja, "numero_nf", [Number(valor)]) : [];
    case "cotacaoid": {
      const [, codigo, opcao] = CODIGO_COTACAO.exec(valor) ?? [];
      if (codigo === undefined) return [];
      const found = await findPedidos(knex, idLoja, "codigo_cotacao", [codigo]);
      return opcao === undefined ? found : found.filter(({ pedido }) => pedido.cotado.idCotacao === valor);
    }
  }
}
