import type { CepRegion } from "../../../brasil/geografia/index.ts";
import type { BandHit, FreightTable } from "../tabela/types.ts";
import type { CartTotals } from "./cartTotals.ts";
import type { FreightBreakdown } from "./freightPrice.ts";
import type { RuleOutcome } from "./freightRules.ts";
import type { QuotationItem } from "./items.ts";
import type { LeadTime } from "./leadTime.ts";
import type { Branch, Carrier, Method } from "./store.ts";

/** What is quoted. */
export interface QuotationInput {
  items: readonly QuotationItem[];
  cep: number;
  regiao: CepRegion;
  canal: string;
  /** ERP codes separated by commas; empty = every active branch (COT-032, COT-033). */
  filiaisOrigem: string | null;
  /** Civil date of the store, YYYY-MM-DD: decides which rules are in force. */
  hoje: string;
  /** Also tell what each rule did to every option, or why it did nothing. */
  explicar?: boolean;
}

/** An opened table by its code; undefined when its bands are missing. */
export type TableLookup = (idTabela: number) => FreightTable | undefined;

/** One branch with one method, money in cents (the record's opcoesEntrega, COT-014..COT-027). */
export interface DeliveryOption {
  filial: Branch;
  metodo: Method;
  transportadora: Carrier;
  idTabela: number;
  /** Row of the table that priced it. */
  faixa: BandHit;
  possuiEstoque: 0 | 1;
  estoque: number;
  freteCobrar: number;
  /** With the branch's discount or surcharge, before the rules. */
  freteAntesDasRegras: number;
  freteReal: number;
  prazo: LeadTime;
  /** Parts of freteReal; options of one table share the object. */
  detalhe: FreightBreakdown;
  /** Codes of the rules applied, in their order. */
  idListaRegras: readonly number[];
  /** When explained: every rule that can act on the cart, in the order of application. */
  regras?: readonly RuleOutcome[];
}

/**
 * Why a branch and method give no option: no active table with bands, CEP or weight outside the table, removed by a
 * rule, hidden for lack of stock, a price that the record's nine digits cannot hold, or a lead time that its integers
 * cannot.
 */
export type LeftOutReason = "tabela" | "cep" | "peso" | "bloqueio" | "estoque" | "valor" | "prazo";

export interface LeftOut {
  filial: Branch;
  metodo: Method;
  transportadora: Carrier;
  motivo: LeftOutReason;
  /** Code of the rule that blocked it. */
  regra: number | null;
  regras?: readonly RuleOutcome[];
}

/** A priced quotation: options in their final order and what was left out. */
export interface Quotation {
  ordenacao: "v" | "p";
  options: DeliveryOption[];
  leftOut: LeftOut[];
  totais: CartTotals;
  /** Largest cross lead time over the quoted branches (carrinho.maiorPrazo). */
  maiorPrazo: number;
  /** Branches quoted, and the codes of filiaisOrigem that name no active branch. */
  filiais: Branch[];
  filiaisIgnoradas: string[];
  /** When explained: rules that cannot act on the cart, and why, in the order of application. */
  regrasForaDoCarrinho?: readonly RuleOutcome[];
}
