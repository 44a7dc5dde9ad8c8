import { applyPercent, mulDiv, wholePercent } from "./arithmetic.ts";

/** Charges of a freight table besides its bands: cents and thousandths of a percent. */
export interface TabelaCharges {
  adValorem: number;
  adValoremMinimo: number;
  gris: number;
  grisMinimo: number;
  pedagioFracao: number;
  despacho: number;
  outros: number;
  freteMinimo: number;
  /** True when the table's prices already contain the tax. */
  icmsIncluso: boolean;
  /** Below 100%. */
  icms: number;
}

/** A TDA or TRT fee: cents when `fixo`, thousandths of a percent of fretePeso when `percentual`. */
export interface TaxaTerms {
  id: number;
  forma: "fixo" | "percentual";
  valor: number;
  minimo: number;
}

/** The band's price and how far the weight lies above the band (thousandths of kg). */
export interface FaixaPrice {
  valor: number;
  excesso: number;
  kgExcedente: number | null;
}

/** All parts of a freight price, cents; weights in thousandths of kg. */
export interface FreteBreakdown {
  pesoTaxado: number;
  fretePeso: number;
  adValorem: number;
  gris: number;
  pedagio: number;
  despacho: number;
  outros: number;
  sub1: number;
  idTDA: number | null;
  TDA: number;
  idTRT: number | null;
  TRT: number;
  sub2: number;
  icms: number;
  freteReal: number;
}

/** Weight of one toll fraction: 100 kg. */
const tollFraction = 100_000;

/** Price of the weight itself: the band's, plus the excess above it. */
export function weightPrice(faixa: FaixaPrice): number {
  return faixa.excesso > 0 ? faixa.valor + mulDiv(faixa.excesso, faixa.kgExcedente ?? 0, 1000) : faixa.valor;
}

/** Amount of a fee on a weight price; 0 without fee. */
export function taxaAmount(taxa: TaxaTerms | null, fretePeso: number): number {
  if (!taxa) return 0;
  return taxa.forma === "fixo" ? taxa.valor : Math.max(applyPercent(fretePeso, taxa.valor), taxa.minimo);
}

/**
 * What the carrier charges (freteReal) with all its parts, each rounded half up: weight, ad valorem, GRIS, toll,
 * dispatch, others, TDA and TRT, minimum, ICMS inside the price (COT-016, COT-026).
 */
export function fretePrice(
  charges: TabelaCharges,
  faixa: FaixaPrice,
  pesoTaxado: number,
  valorNF: number,
  taxas: { tda: TaxaTerms | null; trt: TaxaTerms | null },
): FreteBreakdown {
  const fretePeso = weightPrice(faixa);
  const adValorem = Math.max(applyPercent(valorNF, charges.adValorem), charges.adValoremMinimo);
  const gris = Math.max(applyPercent(valorNF, charges.gris), charges.grisMinimo);
  const pedagio = charges.pedagioFracao * Math.ceil(pesoTaxado / tollFraction);
  const { despacho, outros } = charges;
  const sub1 = fretePeso + adValorem + gris + pedagio + despacho + outros;
  const TDA = taxaAmount(taxas.tda, fretePeso);
  const TRT = taxaAmount(taxas.trt, fretePeso);
  const sub2 = Math.max(sub1 + TDA + TRT, charges.freteMinimo);
  const freteReal = charges.icmsIncluso ? sub2 : mulDiv(sub2, wholePercent, wholePercent - charges.icms);
  return {
    pesoTaxado,
    fretePeso,
    adValorem,
    gris,
    pedagio,
    despacho,
    outros,
    sub1,
    idTDA: taxas.tda ? taxas.tda.id : null,
    TDA,
    idTRT: taxas.trt ? taxas.trt.id : null,
    TRT,
    sub2,
    icms: freteReal - sub2,
    freteReal,
  };
}
