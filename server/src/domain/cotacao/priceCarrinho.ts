import type { CotacaoNova } from "@frete/contract/loja";
import { type CepRegion, findRegion } from "../../brasil/geografia/index.ts";
import type { LojaCaller } from "../../contract/lojaHandler.ts";
import { invalid } from "../../http/errors.ts";
import { turnToBegin } from "../../http/turns.ts";
import type { Services } from "../../platform/services.ts";
import { localDate } from "../../platform/time.ts";
import type { StoredProduto } from "../produto/produtoRepository.ts";
import { carrinhoItems } from "./carrinhoItems.ts";
import { findCatalogo } from "./findCatalogo.ts";
import { type CarrinhoItem, type PreparedLoja, type PricedCotacao, quote } from "./frete/index.ts";
import type { QuotableLojas } from "./quotableLojas.ts";
import { textos } from "./textos.ts";

/** Where a cart comes from: how its fields are called when they are refused, and whether the loja limits its items. */
export interface CarrinhoSource {
  cep: string;
  volumes: string;
  isLimited: boolean;
  /** The goods are sold already: stock hides no option. */
  isSold?: boolean;
  /** Also tell what each rule did. */
  explicar?: boolean;
}

/** A priced cart and what it was priced with. */
export interface PricedCarrinho {
  /** Instant of the quotation. */
  now: number;
  regiao: CepRegion;
  items: CarrinhoItem[];
  /** Registered products by the sku of the cart. */
  catalogo: ReadonlyMap<string, StoredProduto>;
  cotacao: PricedCotacao;
  loja: PreparedLoja;
}

export type PriceCarrinho = (
  carrinho: CotacaoNova,
  caller: Pick<LojaCaller, "idLoja" | "versao" | "fusoHorario">,
  source?: CarrinhoSource,
) => Promise<PricedCarrinho>;

/** Carts of more items wait for their turn to be priced: those who shared an answer of the database all go on when it comes. */
const LARGE = 50;

/** The cart of a request to quote. */
export const REQUEST: CarrinhoSource = { cep: "cepDestino", volumes: "volumes", isLimited: true };

/**
 * Makes the function that prices a cart from every candidate branch by every method (COT-032..COT-036); it stores nothing.
 * The function throws HttpError 400 naming a field for an unknown CEP, an item without measures or totals that are too large.
 */
export function priceCarrinho({ db, clock }: Services, lojas: QuotableLojas): PriceCarrinho {
  const findCatalogue = findCatalogo(db);

  return async (carrinho, { idLoja, versao, fusoHorario }, source = REQUEST) => {
    const { cepDestino, canal, volumes, filiaisOrigem = null } = carrinho;
    const cep = Number(cepDestino);
    const regiao = findRegion(cep);
    if (!regiao) throw invalid(source.cep, textos.cepNaoEncontrado());
    const skus = volumes.flatMap(({ sku }) => (sku === undefined ? [] : [sku]));
    const [produtos, { loja, tabelas, maxVolumes }] = await Promise.all([
      findCatalogue(idLoja, canal, skus),
      lojas.open(idLoja, versao, filiaisOrigem),
    ]);
    const turn = volumes.length > LARGE ? turnToBegin(() => idLoja) : undefined;
    if (turn) await turn;
    if (source.isLimited && volumes.length > maxVolumes) {
      throw invalid(source.volumes, textos.volumesDemais(maxVolumes));
    }
    const items = carrinhoItems(volumes, produtos, source.volumes);
    const now = clock.now();
    const hoje = localDate(now, fusoHorario);
    const { explicar = false, isSold = false } = source;
    const input = { items, cep, regiao, canal, filiaisOrigem, hoje, isSold };
    const cotacao = quote(explicar ? { ...input, explicar } : input, loja, tabelas);
    return { now, regiao, items, catalogo: produtos, cotacao, loja };
  };
}
