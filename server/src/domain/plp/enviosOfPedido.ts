import type { EnvioRow } from "../pedido/pedidoTables.ts";

/** What of a shipment decides which pre-list it enters. */
export type EnvioOrigem = Pick<EnvioRow, "id" | "id_pedido" | "id_filial" | "id_metodo">;

/**
 * The shipments of an order that enter a pre-list: those from its branch by its method. When the order has none, all of
 * them, so that the pre-list tells what is wrong.
 */
export function enviosOfPedido(
  envios: readonly EnvioOrigem[],
  idFilial: number,
  idMetodo: number,
): readonly EnvioOrigem[] {
  const own = envios.filter(({ id_filial, id_metodo }) => id_filial === idFilial && id_metodo === idMetodo);
  return own.length > 0 ? own : envios;
}
