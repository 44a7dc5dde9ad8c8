import type { CotacaoNova } from "@frete/contract/loja";
import { type CepRegion, findRegion } from "../../brasil/geografia/index.ts";
import type { LojaCaller } from "../../contract/lojaHandler.ts";
import { invalid } from "../../http/errors.ts";
import type { Services } from "../../platform/services.ts";
import { localDate } from "../../platform/time.ts";
import type { ProdutoGravado } from "../produto/produtoRepository.ts";
import { cartItems } from "./cartItems.ts";
import { catalogue } from "./catalogue.ts";
import { type PreparedStore, type Quotation, type QuotationItem, quote } from "./frete/index.ts";
import type { StoreCache } from "./storeCache.ts";
import { textos } from "./textos.ts";

/** Where a cart comes from: how its fields are called when they are refused, and whether the store limits its items. */
export interface CartSource {
  cep: string;
  volumes: string;
  isLimited: boolean;
  /** Also tell what each rule did. */
  explicar?: boolean;
}

/** A priced cart and what it was priced with. */
export interface PricedCart {
  /** Instant of the quotation. */
  now: number;
  regiao: CepRegion;
  items: QuotationItem[];
  /** Registered products by the sku of the cart. */
  catalogue: ReadonlyMap<string, ProdutoGravado>;
  quotation: Quotation;
  store: PreparedStore;
}

export type PriceCart = (
  cart: CotacaoNova,
  caller: Pick<LojaCaller, "idLoja" | "versao" | "fusoHorario">,
  source?: CartSource,
) => Promise<PricedCart>;

/** The cart of a request to quote. */
export const REQUEST: CartSource = { cep: "cepDestino", volumes: "volumes", isLimited: true };

/**
 * Makes the function that prices a cart from every candidate branch by every method (COT-032..COT-036); it stores nothing.
 * The function throws HttpError 400 naming a field for an unknown CEP, an item without measures or totals that are too large.
 */
export function priceCart({ db, clock }: Services, stores: StoreCache): PriceCart {
  const findCatalogue = catalogue(db);

  return async (cart, { idLoja, versao, fusoHorario }, source = REQUEST) => {
    const { cepDestino, canal, volumes, filiaisOrigem = null } = cart;
    const cep = Number(cepDestino);
    const regiao = findRegion(cep);
    if (!regiao) throw invalid(source.cep, textos.cepNaoEncontrado());
    const skus = volumes.flatMap(({ sku }) => (sku === undefined ? [] : [sku]));
    const [products, { store, tables, maxVolumes }] = await Promise.all([
      findCatalogue(idLoja, canal, skus),
      stores.open(idLoja, versao, filiaisOrigem),
    ]);
    if (source.isLimited && volumes.length > maxVolumes) {
      throw invalid(source.volumes, textos.volumesDemais(maxVolumes));
    }
    const items = cartItems(volumes, products, source.volumes);
    const now = clock.now();
    const hoje = localDate(now, fusoHorario);
    const input = { items, cep, regiao, canal, filiaisOrigem, hoje };
    const quotation = quote(source.explicar ? { ...input, explicar: true } : input, store, tables);
    return { now, regiao, items, catalogue: products, quotation, store };
  };
}
