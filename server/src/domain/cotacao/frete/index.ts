/**
 * Pure freight pricing. Order of use: `prepareStore` once per loja version; per request `neededTables` (load them),
 * build a QuotationInput, refuse it when `totalBeyondRecord(cartTotals(items))` names a field, `quote`, then
 * `optionRecord` and `quotationMessage` for the answer.
 */
export { applyPercent, divHalfUp, fitInteger, mulDiv, wholePercent } from "./arithmetic.ts";
export { billedWeight, type CubagemTerms, cubedWeight } from "./billedWeight.ts";
export { type CarrinhoTotals, carrinhoTotals, recordLimit, totalBeyondRecord } from "./carrinhoTotals.ts";
export type {
  CotacaoInput,
  LeftOut,
  LeftOutReason,
  PricedCotacao,
  PricedOpcao,
  TabelaLookup,
} from "./cotacao.ts";
export { cotacaoMessage } from "./cotacaoMessage.ts";
export { type Criterio, criterioFields } from "./criterios.ts";
export { type Boxed, cubagem, recordCubagem } from "./cubagem.ts";
export {
  type CarrinhoEstoque,
  type EstoqueDemand,
  estoqueDemand,
  filialEstoque,
  produtoEstoque,
} from "./filialEstoque.ts";
export {
  type FreteBreakdown,
  fretePrice,
  type TabelaCharges,
  type TaxaTerms,
  taxaAmount,
  weightPrice,
} from "./fretePrice.ts";
export type { CarrinhoItem, CatalogoProduto, FilialEstoque } from "./items.ts";
export type { Filial, LojaData, Metodo, TabelaSettings, Taxa, Transportadora } from "./lojaData.ts";
export { neededTabelas } from "./neededTabelas.ts";
export { opcaoRecord } from "./opcaoRecord.ts";
export { compareOpcoes, orderOpcoes } from "./orderOpcoes.ts";
export { type PackageSides, packageOverItems } from "./packageOverItems.ts";
export { type PrazoEntrega, prazoEntrega } from "./prazoEntrega.ts";
export { type PreparedLoja, prepareLoja } from "./prepareLoja.ts";
export { quote } from "./quote.ts";
export { inForce, type Regra, type RegraOutcome } from "./regras.ts";
export { textos as textosCotacao } from "./textos.ts";
