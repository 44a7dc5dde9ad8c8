/**
 * Pure freight pricing. Order of use: `prepareStore` once per store version; per request `neededTables` (load them),
 * build a QuotationInput, refuse it when `totalBeyondRecord(cartTotals(items))` names a field, `quote`, then
 * `optionRecord` and `quotationMessage` for the answer.
 */
export { applyPercent, wholePercent } from "./applyPercent.ts";
export { billedWeight, type CubageTerms, cubedWeight } from "./billedWeight.ts";
export { branchStock, type CartStock, productStock, type StockDemand, stockDemand } from "./branchStock.ts";
export { type CartTotals, cartTotals, recordLimit, totalBeyondRecord } from "./cartTotals.ts";
export { type Criterion, type CriterionField, criterionFields } from "./criteria.ts";
export { type Boxed, cubage, recordCubage } from "./cubage.ts";
export { fitInteger } from "./fitInteger.ts";
export {
  type FeeTerms,
  type FreightBreakdown,
  feeAmount,
  freightPrice,
  type TableCharges,
  weightPrice,
} from "./freightPrice.ts";
export { type FreightRule, inForce, type RuleOutcome } from "./freightRules.ts";
export type { BranchStock, CatalogueProduct, QuotationItem } from "./items.ts";
export { type LeadTime, leadTime } from "./leadTime.ts";
export { divHalfUp, mulDiv } from "./mulDiv.ts";
export { neededTables } from "./neededTables.ts";
export { optionRecord } from "./optionRecord.ts";
export { compareOptions, orderOptions } from "./orderOptions.ts";
export { type PackageSides, packageOverItems } from "./packageOverItems.ts";
export { type PreparedStore, prepareStore } from "./prepareStore.ts";
export type {
  DeliveryOption,
  LeftOut,
  LeftOutReason,
  Quotation,
  QuotationInput,
  TableLookup,
} from "./quotation.ts";
export { quotationMessage } from "./quotationMessage.ts";
export { quote } from "./quote.ts";
export type { Branch, Carrier, Fee, Method, StoreData, TableSettings } from "./store.ts";
export { textosCotacao } from "./textos.ts";
