import type { ConciliacaoValor, StoredConciliacao } from "./pedido.ts";

/** What the documents of one shipment say of the same goods: it does not add up. */
const SAME_GOODS: readonly ConciliacaoValor[] = ["peso", "pesoCubado", "pesoDensidade", "icms"];

/**
 * What the transport document of a shipment and those that complete it charge together (NS-008): amounts add up; weights and the
 * rate are the document's, or those of the first that tells them.
 */
export function valoresCobrados({
  valores,
  complementos = [],
}: StoredConciliacao): StoredConciliacao["valores"] {
  const sum = { ...valores };
  for (const complemento of complementos) {
    for (const [nome, value] of Object.entries(complemento.valores) as [ConciliacaoValor, number][]) {
      sum[nome] = SAME_GOODS.includes(nome) ? (sum[nome] ?? value) : (sum[nome] ?? 0) + value;
    }
  }
  return sum;
}
