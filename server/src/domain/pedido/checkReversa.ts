import { HttpError, invalid } from "../../http/errors.ts";
import { CAMPOS_SITUACAO, type FindSituacoes } from "../reversa/situacoes.ts";
import { textos } from "../reversa/textos.ts";
import type { NovoPedido } from "./novoPedido.ts";
import type { FindPorNumero } from "./pedidoPorNumero.ts";

/**
 * Checks a return: registered values only, and a parent that is a shipment order of the store (PED-NOVO-006, NS-032). A
 * shipment order passes.
 *
 * @throws HttpError 400: the text of ERR-005 for a value, else the field
 */
export async function checkReversa(
  { dadosReversa, numeroPedidoEnvioPai }: NovoPedido,
  idLoja: number,
  { findPedido, findSituacoes }: { findPedido: FindPorNumero; findSituacoes: FindSituacoes },
): Promise<void> {
  if (!dadosReversa) return;
  const situacoes = await findSituacoes(idLoja);
  for (const campo of CAMPOS_SITUACAO) {
    if (!situacoes[campo].includes(dadosReversa[campo])) {
      throw new HttpError(400, textos.situacaoInvalida(campo, situacoes[campo]));
    }
  }
  const numeroPedido = numeroPedidoEnvioPai ?? "";
  if (!(await findPedido(idLoja, { numeroPedido, tipoPedido: "envio" }))) {
    throw invalid("numeroPedidoEnvioPai", textos.paiDesconhecido());
  }
}
