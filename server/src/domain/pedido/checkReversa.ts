import { HttpError, invalid } from "../../http/errors.ts";
import { type FindSituacoes, SITUACAO_FIELDS } from "../reversa/situacoes.ts";
import { textos } from "../reversa/textos.ts";
import type { FindByNumero } from "./pedidoByNumero.ts";
import type { NovoPedido } from "./readNovoPedido.ts";

/**
 * Checks a return: registered values only, and a parent that is a shipment order of the loja (PED-NOVO-006, NS-032). A
 * shipment order passes.
 *
 * @throws HttpError 400: the text of ERR-005 for a value, else the field
 */
export async function checkReversa(
  { dadosReversa, numeroPedidoEnvioPai }: NovoPedido,
  idLoja: number,
  { findPedido, findSituacoes }: { findPedido: FindByNumero; findSituacoes: FindSituacoes },
): Promise<void> {
  if (!dadosReversa) return;
  const situacoes = await findSituacoes(idLoja);
  for (const campo of SITUACAO_FIELDS) {
    if (!situacoes[campo].includes(dadosReversa[campo])) {
      throw new HttpError(400, textos.situacaoInvalida(campo, situacoes[campo]));
    }
  }
  const numeroPedido = numeroPedidoEnvioPai ?? "";
  if (!(await findPedido(idLoja, { numeroPedido, tipoPedido: "envio" }))) {
    throw invalid("numeroPedidoEnvioPai", textos.paiDesconhecido());
  }
}
