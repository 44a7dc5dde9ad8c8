import type { Envio, Transporte } from "./pedido.ts";
import { textosCriacao as textos } from "./textosCriacao.ts";

/** Two letters, nine digits, two letters. */
const POSTAL_CODE = /^[A-Za-z]{2}\d{9}[A-Za-z]{2}$/;

/**
 * Why a shipment cannot have this tracking code by its carrier: by the postal service it needs one of 13 characters
 * (PED-NOVO-027, NS-037). Null when it can.
 */
export function checkRastreio({
  transporte,
  codigoRastreio,
}: { transporte: Pick<Transporte, "correios"> } & Pick<Envio, "codigoRastreio">): string | null {
  if (!transporte.correios) return null;
  if (codigoRastreio === null) return textos.rastreioObrigatorio();
  return POSTAL_CODE.test(codigoRastreio) ? null : textos.rastreioInvalido();
}
