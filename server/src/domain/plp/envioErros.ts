import { checkRastreio } from "../pedido/checkRastreio.ts";
import { isFinal, statusDescricao } from "../pedido/status.ts";
import { textos } from "./textos.ts";

/** What of a shipment decides whether its pre-list can be closed. */
export interface PlpEnvio {
  tipoPedido: "envio" | "reversa";
  idFilial: number;
  idMetodo: number;
  idStatus: number;
  codigoRastreio: string | null;
}

/** What a pre-list asks of its shipments. */
export interface PlpRequirement {
  idFilial: number;
  idMetodo: number;
  /** Whether the method is the postal service's, which needs a tracking code (NS-037). */
  correios: boolean;
}

/** What keeps a shipment from closing with its pre-list, in Portuguese; null when nothing does (NS-067). */
export function envioErros(envio: PlpEnvio, plp: PlpRequirement): string | null {
  const erros: string[] = [];
  if (envio.tipoPedido === "reversa") erros.push(textos.reversa());
  if (envio.idFilial !== plp.idFilial) erros.push(textos.outraFilial());
  if (envio.idMetodo !== plp.idMetodo) erros.push(textos.outroMetodo());
  if (isFinal(envio.idStatus)) erros.push(textos.situacaoFinal(statusDescricao(envio.idStatus)));
  const { codigoRastreio } = envio;
  if (plp.correios && codigoRastreio === null) erros.push(textos.semRastreio());
  else if (checkRastreio(plp, codigoRastreio, true) !== null) erros.push(textos.rastreioInvalido());
  return erros.length === 0 ? null : erros.join("; ");
}
