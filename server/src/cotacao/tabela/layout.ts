/**
 * Binary form of a freight table, version 1. Little endian, 32-bit words; weights and CEPs unsigned, values signed.
 *
 * header (16 words): magic, version, CRC-32 of everything after it, bytes, rows, sources, grids, bands, segments,
 *   attributes, pool words, stride, intervals, composite words, prefix entries, 0
 * sources: [cepInicio, cepFim] and, when stride is 0, the position of the value list in the pool
 * grids: [first band, bands, first segment, segments, last band]
 * bands: [start, end];  segments: [start, end, band]
 * attributes: [grid, prazo or -1 when it differs per band, form of kgExcedente]
 * pool: per source [attribute, value per band, prazo per band?, kgExcedente?]
 * intervals (only where sources overlap): [cepInicio, cepFim, source | compositeFlag + composite position]
 * composites: [segments, last source, last band, (start, end, source, band)...]
 * prefix: first interval that ends at or after n * 100000, 16 bits each below 65536 intervals
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
  attributes: 9,
  pool: 10,
  stride: 11,
  intervals: 12,
  composites: 13,
  prefix: 14,
} as const;

/** How a value list ends: no excess price, one for the last band only, one for every band, or one per band. */
export const excessForm = { none: 0, last: 1, same: 2, each: 3 } as const;

export const prefixStep = 100_000;
export const prefixEntries = 1001;
/** Below this many intervals a plain binary search is as fast, and the prefix would cost more than it saves. */
export const prefixFrom = 2048;
