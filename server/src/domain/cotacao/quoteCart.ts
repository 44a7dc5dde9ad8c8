import type { Cotacao, CotacaoNova } from "@frete/contract/loja";
import type { LojaCaller } from "../../contract/lojaHandler.ts";
import type { Services } from "../../platform/services.ts";
import { formatIso } from "../../platform/time.ts";
import { type CartSource, priceCart } from "./priceCart.ts";
import { quotationRecord } from "./quotationRecord.ts";
import type { StoreCache } from "./storeCache.ts";

/** A cart that was priced but has no code yet. */
export interface QuotedCart {
  /** Instant of the quotation. */
  now: number;
  /** The quotation record under a code. */
  record(idCotacao: string): Cotacao;
}

export type QuoteCart = (cart: CotacaoNova, caller: LojaCaller, source?: CartSource) => Promise<QuotedCart>;

/**
 * Makes the function that prices a cart and knows its record (COT-001..COT-036); it stores nothing. It throws what
 * `priceCart` throws.
 */
export function quoteCart(services: Services, stores: StoreCache): QuoteCart {
  const price = priceCart(services, stores);
  return async (cart, caller, source) => {
    const { now, ...priced } = await price(cart, caller, source);
    const { cepDestino, canal } = cart;
    const dataCotacao = formatIso(now, caller.fusoHorario);
    const facts = { dataCotacao, cepDestino, canal, nomeLoja: caller.nomeLoja, ...priced };
    return { now, record: (idCotacao) => quotationRecord({ idCotacao, ...facts }) };
  };
}
