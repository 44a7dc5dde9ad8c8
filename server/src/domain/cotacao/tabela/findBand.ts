import { attributeForm, attributeGrid, excessForm, prefixStep } from "./layout.ts";
import { listPlace, readRow } from "./readRow.ts";
import { compositeFlag } from "./resolveOverlaps.ts";
import type { BandHit, BandMiss, FreightTable } from "./types.ts";

/**
 * Finds the row that prices a weight (thousandths of a kilogram) for a CEP (integer). Above the last band of that
 * CEP (the one with the highest end; narrowest range and band among equals) its kgExcedente answers, with `excesso`
 * set; without that price, between two bands, or below the first, the answer is "peso"; no range: "cep".
 */
export function findBand(table: FreightTable, cep: number, peso: number): BandHit | BandMiss {
  return bandAt(table, searchInterval(table, cep, searchLow(table, cep), searchHigh(table, cep)), peso);
}

/** The answer for a weight at an interval that `searchInterval` found. */
export function bandAt(table: FreightTable, place: number, peso: number): BandHit | BandMiss {
  if (place < 0) return "cep";
  if (!table.overlapping) return bandOfSource(table, place, peso);
  const ref = table.words[table.oInterval + place * 3 + 2] as number;
  return ref < compositeFlag
    ? bandOfSource(table, ref, peso)
    : bandOfComposite(table, ref - compositeFlag, peso);
}

/** First interval that can hold a CEP. */
export function searchLow(table: FreightTable, cep: number): number {
  return table.oPrefix > 0 ? prefixEntry(table, (cep / prefixStep) | 0) : 0;
}

/** Last interval that can hold a CEP, or the number of intervals. */
export function searchHigh(table: FreightTable, cep: number): number {
  return table.oPrefix > 0 ? prefixEntry(table, ((cep / prefixStep) | 0) + 1) : table.intervals;
}

/** The interval that holds a CEP, between the ends that `searchLow` and `searchHigh` gave; -1 when none does. */
export function searchInterval(table: FreightTable, cep: number, from: number, to: number): number {
  const { words, oInterval, intervalWords } = table;
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((words[oInterval + middle * intervalWords + 1] as number) < cep) low = middle + 1;
    else high = middle;
  }
  if (low >= table.intervals) return -1;
  return (words[oInterval + low * intervalWords] as number) <= cep ? low : -1;
}

function prefixEntry({ words, oPrefix, shortPrefix }: FreightTable, bucket: number): number {
  if (!shortPrefix) return words[oPrefix + bucket] as number;
  return ((words[oPrefix + (bucket >>> 1)] as number) >>> ((bucket & 1) * 16)) & 0xffff;
}

function bandOfSource(table: FreightTable, source: number, peso: number): BandHit | BandMiss {
  const { words } = table;
  const list = listPlace(table, source);
  const attribute = words[list] as number;
  const grid = table.oGrid + attributeGrid(attribute) * 5;
  const segments = words[grid + 3] as number;
  const first = table.oSegment + (words[grid + 2] as number) * 3;
  const segment = findSegment(words, first, 3, segments, peso);
  if (segment < segments) {
    const at = first + segment * 3;
    return (words[at] as number) < peso ? readRow(table, source, words[at + 2] as number, 0) : "peso";
  }
  if (attributeForm(attribute) === excessForm.none) return "peso";
  return excessHit(table, source, words[grid + 4] as number, peso);
}

function bandOfComposite(table: FreightTable, composite: number, peso: number): BandHit | BandMiss {
  const { words } = table;
  const at = table.oComposite + composite;
  const segments = words[at] as number;
  const segment = findSegment(words, at + 3, 4, segments, peso);
  if (segment < segments) {
    const found = at + 3 + segment * 4;
    if ((words[found] as number) >= peso) return "peso";
    return readRow(table, words[found + 2] as number, words[found + 3] as number, 0);
  }
  return excessHit(table, words[at + 1] as number, words[at + 2] as number, peso);
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

function excessHit(table: FreightTable, source: number, band: number, peso: number): BandHit | BandMiss {
  const row = readRow(table, source, band, peso);
  return row.kgExcedente === null ? "peso" : row;
}
