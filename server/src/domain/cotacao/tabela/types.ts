/**
 * One line of a freight table: a CEP range, a weight band and what it costs.
 * CEPs are integers (0..99999999), weights thousandths of a kilogram, money cents, time business days.
 * `pesoInicio` is exclusive and `pesoFim` inclusive; both CEPs are inclusive.
 */
export interface Faixa {
  cepInicio: number;
  cepFim: number;
  pesoInicio: number;
  pesoFim: number;
  valor: number;
  prazo: number;
  /** Cents per kilogram above the last band; null = nothing above it is carried. */
  kgExcedente: number | null;
}

/** The row that answers a look-up, with the widths that decide between several tables. */
export interface FaixaHit extends Faixa {
  /** Number of CEPs in the row's own range (not of the piece left after overlaps). */
  larguraCep: number;
  /** pesoFim - pesoInicio, thousandths of a kilogram. */
  larguraPeso: number;
  /** Thousandths of a kilogram above `pesoFim`; 0 inside the band. */
  excesso: number;
}

/** Why a look-up has no answer: no row for the CEP, or rows but none for the weight. */
export type FaixaMiss = "cep" | "peso";

/** A packed table opened for reading: one view over the bytes and the places of its sections (in words). */
export interface OpenTabela {
  readonly words: Uint32Array;
  readonly oGrid: number;
  readonly oSegment: number;
  readonly oBand: number;
  readonly oSource: number;
  readonly recordWords: number;
  readonly oPool: number;
  /** Words of each value list when it lies beside its source, 0 when the pool holds it. */
  readonly stride: number;
  /** Pieces of the CEP axis: the sources themselves, or the intervals when sources overlap. */
  readonly intervals: number;
  readonly oInterval: number;
  readonly intervalWords: number;
  readonly overlapping: boolean;
  readonly oComposite: number;
  /** Place of the prefix index, 0 without one, and whether its entries have 16 bits. */
  readonly oPrefix: number;
  readonly shortPrefix: boolean;
  readonly byteLength: number;
  readonly rows: number;
  readonly sources: number;
}
