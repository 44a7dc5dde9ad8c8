import type { Pedido } from "./pedido.ts";
import { shareAmount } from "./shareAmount.ts";
import { valoresCobrados } from "./valoresCobrados.ts";

/**
 * What the carrier in use was quoted to charge for the shipment at a place, cents. A quotation prices the order as a whole: of
 * several shipments each has its share by weight.
 *
 * @param amount default: the whole price; or a part of it
 */
export function freteCotado({ envios }: Pedido, place: number, amount?: number): number {
  const whole = amount ?? envios[place]?.transporte.freteReal ?? 0;
  if (envios.length === 1) return whole;
  return (
    shareAmount(
      whole,
      envios.map(({ peso }) => peso),
    )[place] ?? 0
  );
}

/** What the carrier charged for the shipment less what it was quoted to, cents; null when it has charged no freight (NS-008). */
export function diferencaDoFrete(pedido: Pedido, place: number): number | null {
  const conciliacao = pedido.envios[place]?.conciliacao;
  const cobrado = conciliacao ? valoresCobrados(conciliacao).freteValor : undefined;
  return cobrado === undefined ? null : cobrado - freteCotado(pedido, place);
}
