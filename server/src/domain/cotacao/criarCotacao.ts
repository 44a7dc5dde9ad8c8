import type { Cotacao } from "@frete/contract/loja";
import type { LojaHandler } from "../../contract/lojaHandler.ts";
import { serialized } from "../../http/answer.ts";
import type { Services } from "../../platform/services.ts";
import { cotacaoDocument } from "./cotacaoDocument.ts";
import { cotacaoRepository, withFreeCode } from "./cotacaoRepository.ts";
import type { QuotableLojas } from "./quotableLojas.ts";
import { quoteCarrinho } from "./quoteCarrinho.ts";

/**
 * POST /cotacao: prices a cart from every candidate branch by every method, and keeps the answer (COT-001..COT-036).
 *
 * @param render writes the record as JSON text, once for the answer and the copy that is kept
 */
export function criarCotacao(
  services: Services,
  lojas: QuotableLojas,
  render: (record: Cotacao) => string = JSON.stringify,
): LojaHandler<"criarCotacao"> {
  const quote = quoteCarrinho(services, lojas);
  const cotacoes = cotacaoRepository(services.db);

  return async ({ body }, caller) => {
    const { now, record, componentes } = await quote(body, caller);
    return withFreeCode(services.random, async (codigo) => {
      const json = render(record(codigo));
      const documento = cotacaoDocument.fromJson(json);
      const { idLoja: id_loja } = caller;
      await cotacoes.append({ id_loja, codigo, criada_em: now, canal: body.canal, documento, componentes });
      return serialized(json);
    });
  };
}
