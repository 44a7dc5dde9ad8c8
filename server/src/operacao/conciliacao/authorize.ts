import type { Envio, Pedido, StoredConciliacao } from "../../domain/pedido/pedido.ts";

export type Authorization = NonNullable<StoredConciliacao["autorizacao"]>;

/**
 * Decides on what the carrier charged for the order's shipments, or for the one at a position (NS-008). Returns the order
 * and the shipments decided on: none when there is nothing to decide.
 */
export function authorize(
  pedido: Pedido,
  autorizacao: Authorization,
  posicao?: number,
): { pedido: Pedido; decididos: number[] } {
  const decididos: number[] = [];
  const decide = (envio: Envio, index: number): Envio => {
    if (envio.conciliacao === null || (posicao !== undefined && posicao !== index)) return envio;
    decididos.push(envio.id);
    return { ...envio, conciliacao: { ...envio.conciliacao, autorizacao } };
  };
  const envios = pedido.envios.map(decide);
  return { pedido: decididos.length > 0 ? { ...pedido, envios } : pedido, decididos };
}
