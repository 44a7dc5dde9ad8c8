import type { Pedido } from "./pedido.ts";
import { orderStatus } from "./status.ts";

/**
 * The order with the status that its shipments make (NS-020), reached at an instant. Its history grows only when that is
 * another status, and its dates never go back, even if somebody's clock does.
 */
export function reachStatus(pedido: Pedido, data: number): Pedido {
  const idStatus = orderStatus(pedido.envios);
  const last = pedido.historico.at(-1);
  if (last?.idStatus === idStatus) return pedido;
  const since = last?.data ?? data;
  return { ...pedido, historico: [...pedido.historico, { idStatus, data: Math.max(since, data) }] };
}
