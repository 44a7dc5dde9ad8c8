import type { Envio, Pedido } from "../pedido/pedido.ts";

/**
 * The shipments of an order that enter a pre-list: those from its branch by its method. When the order has none, all of
 * them, so that the pre-list tells what is wrong.
 */
export function enviosOfPedido({ envios }: Pedido, idFilial: number, idMetodo: number): Envio[] {
  const own = envios.filter(
    ({ notaFiscal, transporte }) => notaFiscal.filial.id === idFilial && transporte.idMetodo === idMetodo,
  );
  return own.length > 0 ? own : envios;
}
