import type { Envio, Pedido } from "../../domain/pedido/pedido.ts";
import { reachStatus } from "../../domain/pedido/reachStatus.ts";
import { canFollow } from "../../domain/pedido/status.ts";

const DESPACHADO = 25;

/**
 * What the closing of a pre-list does to an order: its shipments get their tracking codes and the number of the pre-list, and
 * those that were not despatched yet become Despachado (NS-025, NS-020). A number of a pre-list that the integrator sent stays
 * (NS-037).
 *
 * @param codigos tracking code by shipment; shipments that are not in it stay as they are
 */
export function despacharEnvios(
  pedido: Pedido,
  codigos: ReadonlyMap<number, string | null>,
  { plp, data }: { plp: number; data: number },
): Pedido {
  const envios = pedido.envios.map((envio): Envio => {
    const codigoRastreio = codigos.get(envio.id);
    if (codigoRastreio === undefined) return envio;
    const despachado = {
      ...envio,
      codigoRastreio,
      plp: envio.plp ?? plp,
      dataNotfis: envio.dataNotfis ?? data,
    };
    return canFollow(envio.idStatus, DESPACHADO) ? { ...despachado, idStatus: DESPACHADO } : despachado;
  });
  return reachStatus({ ...pedido, envios }, data);
}
