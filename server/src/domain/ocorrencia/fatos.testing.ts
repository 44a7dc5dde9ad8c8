import { HOUR } from "../../platform/durations.ts";
import { CRIADO, ocorrencia } from "../pedido/pedido.testing.ts";
import type { Pedido } from "../pedido/pedido.ts";
import { applyOcorrencia } from "./applyOcorrencia.ts";

/** An occurrence so many hours after the order was created. */
export const fato = (id: number, idOcoren: number, hours: number, informacaoAdicional = "") => {
  const { descricao: _, ...dados } = ocorrencia({
    id,
    idOcoren,
    data: CRIADO + hours * HOUR,
    informacaoAdicional,
  });
  return dados;
};
export type Fato = ReturnType<typeof fato>;

/** Applies facts to the first shipment unless they say another. */
export const apply = (one: Pedido, fatos: readonly (Fato & { idEnvio?: number })[]): Pedido =>
  fatos.reduce((each, { idEnvio = 1, ...dados }) => applyOcorrencia(each, idEnvio, dados).pedido, one);
