import type { Cotacao, CotacaoNova } from "@frete/contract/loja";
import type { LojaCaller } from "../../contract/lojaHandler.ts";
import type { Services } from "../../platform/services.ts";
import { formatIso } from "../../platform/time.ts";
import { renderComponentes } from "./componentes.ts";
import { cotacaoRecord } from "./cotacaoRecord.ts";
import { type CarrinhoSource, type PricedCarrinho, priceCarrinho } from "./priceCarrinho.ts";
import type { QuotableLojas } from "./quotableLojas.ts";

/** A cart that was priced but has no code yet. */
export interface QuotedCarrinho {
  /** Instant of the quotation. */
  now: number;
  /** The quotation record under a code. */
  record(idCotacao: string): Cotacao;
  /** What its prices are made of, to be stored with it. */
  componentes: string;
  /** Registered products by the sku of the cart. */
  catalogo: PricedCarrinho["catalogo"];
}

export type QuoteCarrinho = (
  carrinho: CotacaoNova,
  caller: LojaCaller,
  source?: CarrinhoSource,
) => Promise<QuotedCarrinho>;

/**
 * Makes the function that prices a cart and knows its record (COT-001..COT-036); it stores nothing. It throws what
 * `priceCart` throws.
 */
export function quoteCarrinho(services: Services, lojas: QuotableLojas): QuoteCarrinho {
  const price = priceCarrinho(services, lojas);
  return async (carrinho, caller, source) => {
    const { now, ...priced } = await price(carrinho, caller, source);
    const { cepDestino, canal } = carrinho;
    const dataCotacao = formatIso(now, caller.fusoHorario);
    const facts = { dataCotacao, cepDestino, canal, nomeLoja: caller.nomeLoja, ...priced };
    const componentes = renderComponentes(priced.cotacao.options);
    const { catalogo } = priced;
    return { now, componentes, catalogo, record: (idCotacao) => cotacaoRecord({ idCotacao, ...facts }) };
  };
}
