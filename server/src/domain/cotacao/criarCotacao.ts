import type { Cotacao } from "@frete/contract/loja";
import type { LojaHandler } from "../../contract/lojaHandler.ts";
import { serialized } from "../../http/answer.ts";
import type { Services } from "../../platform/services.ts";
import { quotationStore, withFreeCode } from "./quotationStore.ts";
import { quoteCart } from "./quoteCart.ts";
import type { StoreCache } from "./storeCache.ts";

/**
 * POST /cotacao: prices a cart from every candidate branch by every method, and keeps the answer (COT-001..COT-036).
 *
 * @param render writes the record as JSON text, once for the answer and the copy that is kept
 */
export function criarCotacao(
  services: Services,
  stores: StoreCache,
  render: (record: Cotacao) => string = JSON.stringify,
): LojaHandler<"criarCotacao"> {
  const quote = quoteCart(services, stores);
  const quotations = quotationStore(services.db);

  return async ({ body }, caller) => {
    const { now, record } = await quote(body, caller);
    return withFreeCode(services.random, async (codigo) => {
      const documento = render(record(codigo));
      const row = { id_loja: caller.idLoja, codigo, criada_em: now, canal: body.canal, documento };
      await quotations.append(row);
      return serialized(documento);
    });
  };
}
