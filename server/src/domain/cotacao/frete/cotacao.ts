import type { CepRegion } from "../../../brasil/geografia/index.ts";
import type { FaixaHit, OpenTabela } from "../tabela/types.ts";
import type { CarrinhoTotals } from "./carrinhoTotals.ts";
import type { FreteBreakdown } from "./fretePrice.ts";
import type { CarrinhoItem } from "./items.ts";
import type { Filial, Metodo, Transportadora } from "./lojaData.ts";
import type { PrazoEntrega } from "./prazoEntrega.ts";
import type { RegraOutcome } from "./regras.ts";

/** What is quoted. */
export interface CotacaoInput {
  items: readonly CarrinhoItem[];
  cep: number;
  regiao: CepRegion;
  canal: string;
  /** ERP codes separated by commas; empty = every active branch (COT-032, COT-033). */
  filiaisOrigem: string | null;
  /** Civil date of the loja, YYYY-MM-DD: decides which rules are in force. */
  hoje: string;
  /** Stock hides no option, whatever the loja's setting. */
  isSold?: boolean;
  /** Also tell what each rule did to every option, or why it did nothing. */
  explicar?: boolean;
}

/** An opened table by its code; undefined when its bands are missing. */
export type TabelaLookup = (idTabela: number) => OpenTabela | undefined;

/** One branch with one method, money in cents (the record's opcoesEntrega, COT-014..COT-027). */
export interface PricedOpcao {
  filial: Filial;
  metodo: Metodo;
  transportadora: Transportadora;
  idTabela: number;
  /** Row of the table that priced it. */
  faixa: FaixaHit;
  possuiEstoque: 0 | 1;
  estoque: number;
  freteCobrar: number;
  /** With the branch's discount or surcharge, before the rules. */
  freteAntesDasRegras: number;
  freteReal: number;
  prazo: PrazoEntrega;
  /** Parts of freteReal; options of one table share the object. */
  detalhe: FreteBreakdown;
  /** Codes of the rules applied, in their order. */
  idListaRegras: readonly number[];
  /** When explained: every rule that can act on the cart, in the order of application. */
  regras?: readonly RegraOutcome[];
}

/**
 * Why a branch and method give no option: no active table with bands, CEP or weight outside the table, removed by a
 * rule, hidden for lack of stock, a price that the record's nine digits cannot hold, or a lead time that its integers
 * cannot.
 */
export type LeftOutReason = "tabela" | "cep" | "peso" | "bloqueio" | "estoque" | "valor" | "prazo";

export interface LeftOut {
  filial: Filial;
  metodo: Metodo;
  transportadora: Transportadora;
  motivo: LeftOutReason;
  /** Code of the rule that blocked it. */
  regra: number | null;
  regras?: readonly RegraOutcome[];
}

/** A priced quotation: options in their final order and what was left out. */
export interface PricedCotacao {
  ordenacao: "v" | "p";
  options: PricedOpcao[];
  leftOut: LeftOut[];
  totais: CarrinhoTotals;
  /** Largest cross lead time over the quoted branches (carrinho.maiorPrazo). */
  maiorPrazo: number;
  /** Branches quoted, and the codes of filiaisOrigem that name no active branch. */
  filiais: Filial[];
  filiaisIgnoradas: string[];
  /** When explained: rules that cannot act on the cart, and why, in the order of application. */
  regrasForaDoCarrinho?: readonly RegraOutcome[];
}
