import { isDeepStrictEqual } from "node:util";
import type { Pedido, StoredConciliacao } from "../../domain/pedido/pedido.ts";

/** What a transport document says about one shipment. */
export type ConciliacaoDocumento = Omit<StoredConciliacao, "dataProcessamento" | "autorizacao">;

/** The order with the document, or why it stays as it is. */
export type ReconciledEnvio =
  | { resultado: "aplicado"; pedido: Pedido }
  | { resultado: "repetido" }
  | { resultado: "antigo"; numeroConhecimento: string | null };

/**
 * Puts a transport document on a shipment (NS-008). A shipment has one: a newer document, or a corrected one of the same
 * number, takes its place and waits for authorization again; an older one is refused, so that importing a file twice ends
 * as once. The same document again changes nothing, an authorization least of all.
 */
export function reconcile(
  pedido: Pedido,
  idEnvio: number,
  documento: ConciliacaoDocumento,
  now: number,
): ReconciledEnvio {
  const place = pedido.envios.findIndex(({ id }) => id === idEnvio);
  const envio = pedido.envios[place];
  if (envio === undefined) throw new RangeError(`order ${pedido.chave} has no shipment ${idEnvio}`);
  if (envio.conciliacao !== null) {
    const { dataProcessamento: _when, autorizacao: _decision, ...before } = envio.conciliacao;
    if (isDeepStrictEqual(before, documento)) return { resultado: "repetido" };
    if (isOlder(documento, before)) {
      return { resultado: "antigo", numeroConhecimento: before.numeroConhecimento };
    }
  }
  const conciliacao = { ...documento, dataProcessamento: now, autorizacao: null };
  return {
    resultado: "aplicado",
    pedido: { ...pedido, envios: pedido.envios.with(place, { ...envio, conciliacao }) },
  };
}

/** Of different documents the one of the later day is newer, of one day the one with the higher number. */
function isOlder(one: ConciliacaoDocumento, other: ConciliacaoDocumento): boolean {
  const [day, otherDay] = [one.dataConhecimento ?? 0, other.dataConhecimento ?? 0];
  if (day !== otherDay) return day < otherDay;
  return numberOf(one) < numberOf(other);
}

const numberOf = ({ numeroConhecimento }: ConciliacaoDocumento): number => Number(numeroConhecimento) || 0;
