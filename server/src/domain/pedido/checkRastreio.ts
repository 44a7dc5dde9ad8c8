import type { Pedido, Transporte } from "./pedido.ts";
import { textosCriacao as textos } from "./textosCriacao.ts";

/** Two letters, nine digits, two letters. */
const POSTAL_CODE = /^[A-Za-z]{2}\d{9}[A-Za-z]{2}$/;

/**
 * Why a shipment cannot have this tracking code by its carrier: by the postal service it has one of 13 characters
 * (PED-NOVO-027, NS-037). Null when it can.
 *
 * @param isRequired whether it may not be without one
 */
export function checkRastreio(
  { correios }: Pick<Transporte, "correios">,
  codigoRastreio: string | null,
  isRequired: boolean,
): string | null {
  if (!correios) return null;
  if (codigoRastreio === null) return isRequired ? textos.rastreioObrigatorio() : null;
  return POSTAL_CODE.test(codigoRastreio) ? null : textos.rastreioInvalido();
}

/**
 * Whether an order's shipments by the postal service need their code from the beginning: the integrator makes the labels. From
 * the service the code comes when the pre-list is closed; a return may have none (NS-037).
 */
export const needsRastreio = ({
  tipoPedido,
  controleEtiqueta,
}: Pick<Pedido, "tipoPedido" | "controleEtiqueta">): boolean =>
  tipoPedido === "envio" && controleEtiqueta === "app";
