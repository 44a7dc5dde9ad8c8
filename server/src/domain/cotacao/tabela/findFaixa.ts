import { attributeForm, attributeGrid, excessForm, prefixStep } from "./layout.ts";
import { listPlace, readRow } from "./readRow.ts";
import { compositeFlag } from "./resolveOverlaps.ts";
import type { FaixaHit, FaixaMiss, OpenTabela } from "./types.ts";

/**
 * Finds the row that prices a weight (thousandths of a kilogram) for a CEP (integer). A weight of 0 falls into the first band
 * (NS-014). Above the last band of that
 * CEP (the one with the highest end; narrowest range and band among equals) its kgExcedente answers, with `excesso`
 * set; without that price, between two bands, or below the first, the answer is "peso"; no range: "cep".
 */
export function findFaixa(tabela: OpenTabela, cep: number, peso: number): FaixaHit | FaixaMiss {
  return faixaAt(tabela, searchInterval(tabela, cep, searchLow(tabela, cep), searchHigh(tabela, cep)), peso);
}

/** The answer for a weight at an interval that `searchInterval` found. */
export function faixaAt(tabela: OpenTabela, place: number, peso: number): FaixaHit | FaixaMiss {
  if (place < 0) return "cep";
  if (!tabela.overlapping) return bandOfSource(tabela, place, peso);
  const ref = tabela.words[tabela.oInterval + place * 3 + 2] as number;
  return ref < compositeFlag
    ? bandOfSource(tabela, ref, peso)
    : bandOfComposite(tabela, ref - compositeFlag, peso);
}

/** First interval that can hold a CEP. */
export function searchLow(tabela: OpenTabela, cep: number): number {
  return tabela.oPrefix > 0 ? prefixEntry(tabela, (cep / prefixStep) | 0) : 0;
}

/** Last interval that can hold a CEP, or the number of intervals. */
export function searchHigh(tabela: OpenTabela, cep: number): number {
  return tabela.oPrefix > 0 ? prefixEntry(tabela, ((cep / prefixStep) | 0) + 1) : tabela.intervals;
}

/** The interval that holds a CEP, between the ends that `searchLow` and `searchHigh` gave; -1 when none does. */
export function searchInterval(tabela: OpenTabela, cep: number, from: number, to: number): number {
  const { words, oInterval, intervalWords } = tabela;
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[oInterval + middle * intervalWords + 1] as number) < cep) low = middle + 1;
    else high = middle;
  }
  if (low >= tabela.intervals) return -1;
  return (words[oInterval + low * intervalWords] as number) <= cep ? low : -1;
}

function prefixEntry({ words, oPrefix, shortPrefix }: OpenTabela, bucket: number): number {
  if (!shortPrefix) return words[oPrefix + bucket] as number;
  return ((words[oPrefix + (bucket >>> 1)] as number) >>> ((bucket & 1) * 16)) & 0xffff;
}

function bandOfSource(tabela: OpenTabela, source: number, peso: number): FaixaHit | FaixaMiss {
  const { words } = tabela;
  const list = listPlace(tabela, source);
  const attribute = words[list] as number;
  const grid = tabela.oGrid + attributeGrid(attribute) * 5;
  const segments = words[grid + 3] as number;
  const first = tabela.oSegment + (words[grid + 2] as number) * 3;
  const segment = findSegment(words, first, 3, segments, peso);
  if (segment < segments) {
    const at = first + segment * 3;
    return (words[at] as number) < peso || peso === 0
      ? readRow(tabela, source, words[at + 2] as number, 0)
      : "peso";
  }
  if (attributeForm(attribute) === excessForm.none) return "peso";
  return excessHit(tabela, source, words[grid + 4] as number, peso);
}

function bandOfComposite(tabela: OpenTabela, composite: number, peso: number): FaixaHit | FaixaMiss {
  const { words } = tabela;
  const at = tabela.oComposite + composite;
  const segments = words[at] as number;
  const segment = findSegment(words, at + 3, 4, segments, peso);
  if (segment < segments) {
    const found = at + 3 + segment * 4;
    if ((words[found] as number) >= peso && peso > 0) return "peso";
    return readRow(tabela, words[found + 2] as number, words[found + 3] as number, 0);
  }
  return excessHit(tabela, words[at + 1] as number, words[at + 2] as number, peso);
}

/** First segment that ends at or after the weight. */
function findSegment(words: Uint32Array, first: number, size: number, count: number, peso: number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[first + middle * size + 1] as number) < peso) low = middle + 1;
    else high = middle;
  }
  return low;
}

function excessHit(tabela: OpenTabela, source: number, faixa: number, peso: number): FaixaHit | FaixaMiss {
  const row = readRow(tabela, source, faixa, peso);
  return row.kgExcedente === null ? "peso" : row;
}
