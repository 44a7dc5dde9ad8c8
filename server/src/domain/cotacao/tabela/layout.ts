/**
 * Binary form of a freight table, version 1. Little endian, 32-bit words; weights and CEPs unsigned, values signed.
 *
 * header (16 words): magic, version, CRC-32 of everything after it, bytes, rows, sources, grids, bands, segments,
 *   pool words, stride, intervals, composite words, prefix words, 0, 0
 * grids: [first band, bands, first segment, segments, last band]
 * segments: [start, end, band];  bands: [start, end]
 * prefix: first interval that ends at or after n * 100000, 16 bits each below 65536 intervals
 * sources: [cepInicio, cepFim] and the value list itself (stride words), or, when stride is 0, its place in the pool
 * pool: value lists that sources share
 * value list: [attribute, value per band, prazo per band?, kgExcedente?]
 * intervals (only where sources overlap): [cepInicio, cepFim, source | compositeFlag + composite position]
 * composites: [segments, last source, last band, (start, end, source, band)...]
 *
 * An attribute packs the grid's number, the form of kgExcedente and the prazo all bands share. The order keeps what
 * one look-up reads together (grids and prefix behind the header, a source beside its values): with a thousand
 * tables in memory nearly all the time goes into cache and TLB misses, not into comparing.
 */
export const magic = 0x31545246;
export const formatVersion = 1;
export const headerWords = 16;

/** Places of the header's words. */
export const header = {
  magic: 0,
  version: 1,
  checksum: 2,
  bytes: 3,
  rows: 4,
  sources: 5,
  grids: 6,
  bands: 7,
  segments: 8,
  pool: 9,
  stride: 10,
  intervals: 11,
  composites: 12,
  prefix: 13,
} as const;

/** How a value list ends: no excess price, one for the last band only, one for every band, or one per band. */
export const excessForm = { none: 0, last: 1, same: 2, each: 3 } as const;

export const prefixStep = 100_000;
export const prefixEntries = 1002;
/** Below this many intervals a plain binary search is as fast, and the prefix would cost more than it saves. */
export const prefixFrom = 2048;

/** In the prazo of an attribute: the list holds a prazo per band. */
export const prazoPerFaixa = 1023;

/** Packs an attribute; the grid's number stays below 2^20, prazo below 1023. */
export const attributeOf = (grid: number, form: number, prazo: number): number =>
  grid * 4096 + form * 1024 + prazo;
export const attributeGrid = (attribute: number): number => attribute >>> 12;
export const attributeForm = (attribute: number): number => (attribute >>> 10) & 3;
export const attributePrazo = (attribute: number): number => attribute & 1023;
