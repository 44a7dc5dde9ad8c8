import type { Envio } from "../pedido.ts";
import { isFinal, statusDescricao } from "../status.ts";
import { textos } from "../textos.ts";

/** What was carried, by whom, from where and until when, by the names of the request. */
const FIXED = {
  envio: new Set([
    "peso",
    "altura",
    "largura",
    "profundidade",
    "quantidade",
    "quantidadeVolumes",
    "codigoRastreio",
    "prazoDeEntrega",
    "prazoEntregaPedido",
    "nomeTransportadora",
    "nomeMetodoEnvio",
    "idMetodo",
  ]),
  notaFiscal: new Set(["filialERP"]),
};

/**
 * Why a field of a shipment cannot change any more: it is part of a transport that has come to its end (NS-044). Null for
 * every field of a shipment under way, and for what becomes known late: a proof of delivery, a correction of the invoice.
 */
export function finalRefusal({ idStatus }: Envio, grupo: keyof typeof FIXED, nome: string): string | null {
  return isFinal(idStatus) && FIXED[grupo].has(nome)
    ? textos.envioFinalizado(statusDescricao(idStatus))
    : null;
}

/**
 * Makes a change of a shipment unless it is refused: then it is made to a copy, for a value that is wrong, or stored already,
 * is told as what it is.
 */
export function changeUnless(refusal: string | null, envio: Envio, change: (envio: Envio) => string): string {
  if (refusal === null) return change(envio);
  const outcome = change({ ...envio, notaFiscal: { ...envio.notaFiscal } });
  return outcome === textos.sucesso() ? refusal : outcome;
}
