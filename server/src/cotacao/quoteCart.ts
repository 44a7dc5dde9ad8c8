import type { Cotacao, CotacaoNova } from "@frete/contract/loja";
import { findRegion } from "../geografia/index.ts";
import { invalid } from "../http/errors.ts";
import type { LojaCaller } from "../lojaHandler.ts";
import type { Services } from "../services.ts";
import { formatIso, localDate } from "../time.ts";
import { cartItems } from "./cartItems.ts";
import { catalogue } from "./catalogue.ts";
import { quote } from "./frete/index.ts";
import { quotationRecord } from "./quotationRecord.ts";
import type { StoreCache } from "./storeCache.ts";
import { textos } from "./textos.ts";

/** Where a cart comes from: how its fields are called when they are refused, and whether the store limits its items. */
export interface CartSource {
  cep: string;
  volumes: string;
  isLimited: boolean;
}

/** A cart that was priced but has no code yet. */
export interface QuotedCart {
  /** Instant of the quotation. */
  now: number;
  /** The quotation record under a code. */
  record(idCotacao: string): Cotacao;
}

export type QuoteCart = (cart: CotacaoNova, caller: LojaCaller, source?: CartSource) => Promise<QuotedCart>;

const REQUEST: CartSource = { cep: "cepDestino", volumes: "volumes", isLimited: true };

/**
 * Makes the function that prices a cart from every candidate branch by every method (COT-032..COT-036); it stores nothing.
 * The function throws HttpError 400 naming a field for an unknown CEP, an item without measures or totals that are too large.
 */
export function quoteCart({ db, clock }: Services, stores: StoreCache): QuoteCart {
  const findCatalogue = catalogue(db);

  return async (cart, { idLoja, nomeLoja, versao, fusoHorario }, source = REQUEST) => {
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
    const quotation = quote({ items, cep, regiao, canal, filiaisOrigem, hoje }, store, tables);
    const dataCotacao = formatIso(now, fusoHorario);
    const facts = {
      dataCotacao,
      cepDestino,
      regiao,
      canal,
      nomeLoja,
      items,
      catalogue: products,
      quotation,
    };
    return { now, record: (idCotacao) => quotationRecord({ idCotacao, ...facts }) };
  };
}
