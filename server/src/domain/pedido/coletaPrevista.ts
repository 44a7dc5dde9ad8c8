import { addBusinessDays } from "../../brasil/calendario/diasUteis.ts";
import { localDate } from "../../platform/time.ts";
import type { Cadastro } from "../loja/cadastro.ts";
import type { Observacao } from "./pedido.ts";
import type { NovoPedido } from "./readNovoPedido.ts";
import { textosCriacao as textos } from "./textosCriacao.ts";

/**
 * The day on which a return is collected, as a remark: `prazoColeta` business days of the sender's state, counted from the
 * next business day (REV-NOVO-014, NS-041). None without `prazoColeta`.
 */
export function coletaPrevista(
  { dadosReversa }: NovoPedido,
  { loja }: Cadastro,
  now: number,
  fusoHorario: string,
): Observacao[] {
  if (dadosReversa?.prazoColeta === undefined) return [];
  const { prazoColeta, remetente } = dadosReversa;
  const dia = addBusinessDays(localDate(now, fusoHorario), prazoColeta, remetente.uf, loja.diasNaoUteis);
  return dia === undefined
    ? []
    : [{ data: now, texto: textos.coletaPrevista(dia), usuario: textos.sistema() }];
}
