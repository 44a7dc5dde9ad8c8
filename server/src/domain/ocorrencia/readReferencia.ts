import type { NovaOcorrencia } from "@frete/contract/operacao";
import { DAY } from "../../platform/durations.ts";
import type { Referencia } from "./targets.ts";

/** How far a carrier's clock may be ahead, milliseconds. */
export const AHEAD = DAY;

/** Which shipment a report names; undefined unless it names it in exactly one way. */
export function readReferencia({
  chaveNF,
  documento,
  posicao = 0,
  codigoRastreio,
}: Pick<NovaOcorrencia, "chaveNF" | "documento" | "posicao" | "codigoRastreio">): Referencia | undefined {
  const given: Referencia[] = [
    ...(chaveNF === undefined ? [] : [{ chaveNF }]),
    ...(documento === undefined ? [] : [{ documento, posicao }]),
    ...(codigoRastreio === undefined ? [] : [{ codigoRastreio }]),
  ];
  return given.length === 1 ? given[0] : undefined;
}
