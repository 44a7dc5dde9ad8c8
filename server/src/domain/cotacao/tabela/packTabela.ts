import { crc32 } from "node:zlib";
import { groupSources, type Source } from "./groupSources.ts";
import {
  formatVersion,
  header,
  headerWords,
  magic,
  prefixEntries,
  prefixFrom,
  prefixStep,
} from "./layout.ts";
import { packValues } from "./packValues.ts";
import { type Interval, resolveOverlaps } from "./resolveOverlaps.ts";
import type { Faixa } from "./types.ts";
import { validateRow } from "./validateRow.ts";

/**
 * Packs the rows of a freight table (quotation.md units, see FreightRow) into its binary form. Ranges and bands may
 * overlap: per CEP and weight the narrowest CEP range wins, then the narrowest band, then the lower first CEP, the
 * lower price and the shorter time; the order of the rows never matters. Throws RangeError for an invalid row and
 * OverlapError for overlaps beyond reason.
 */
export function packTabela(rows: readonly Faixa[]): Uint8Array {
  for (const row of rows) {
    const problem = validateRow(row);
    if (problem) throw new RangeError(problem);
  }
  const { sources, grids } = groupSources(rows);
  const overlapping = sources.some(
    (source, i) => source.cepFim >= (sources[i + 1]?.cepInicio ?? Number.POSITIVE_INFINITY),
  );
  const { intervals, composites } = overlapping
    ? resolveOverlaps(sources, grids)
    : { intervals: [], composites: [] };
  const { lists, pool, refs, stride } = packValues(sources);

  const places: Interval[] | Source[] = overlapping ? intervals : sources;
  const prefix = prefixOf(places);
  const gridWords: number[] = [];
  const bandWords: number[] = [];
  const segmentWords: number[] = [];
  for (const grid of grids) {
    gridWords.push(
      bandWords.length / 2,
      grid.bandEnd.length,
      segmentWords.length / 3,
      grid.segEnd.length,
      grid.last,
    );
    for (const [i, end] of grid.bandEnd.entries()) bandWords.push(grid.bandStart[i] as number, end);
    for (const [i, end] of grid.segEnd.entries()) {
      segmentWords.push(grid.segStart[i] as number, end, grid.segBand[i] as number);
    }
  }
  const sourceWords: number[] = [];
  for (const [i, { cepInicio, cepFim }] of sources.entries()) {
    sourceWords.push(cepInicio, cepFim);
    if (stride === 0) sourceWords.push(refs[i] as number);
    else for (const word of lists[i] as number[]) sourceWords.push(word);
  }
  const intervalWords: number[] = [];
  for (const { cepInicio, cepFim, ref } of intervals) intervalWords.push(cepInicio, cepFim, ref);

  const prefixWords = prefix ? new Uint32Array(prefix.buffer) : [];
  const sections = [
    gridWords,
    segmentWords,
    bandWords,
    prefixWords,
    sourceWords,
    pool,
    intervalWords,
    composites,
  ];
  const wordCount = sections.reduce((sum, section) => sum + section.length, headerWords);
  const bytes = new Uint8Array(wordCount * 4);
  const words = new Uint32Array(bytes.buffer);
  words[header.magic] = magic;
  words[header.version] = formatVersion;
  words[header.bytes] = bytes.byteLength;
  words[header.rows] = rows.length;
  words[header.sources] = sources.length;
  words[header.grids] = grids.length;
  words[header.bands] = bandWords.length / 2;
  words[header.segments] = segmentWords.length / 3;
  words[header.pool] = pool.length;
  words[header.stride] = stride;
  words[header.intervals] = intervals.length;
  words[header.composites] = composites.length;
  words[header.prefix] = prefixWords.length;
  let at = headerWords;
  for (const section of sections) {
    words.set(section, at);
    at += section.length;
  }
  words[header.checksum] = crc32(bytes.subarray(4 * (header.checksum + 1)));
  return bytes;
}

function prefixOf(places: readonly { cepFim: number }[]): Uint16Array | Uint32Array | null {
  if (places.length < prefixFrom) return null;
  const prefix = places.length < 65_536 ? new Uint16Array(prefixEntries) : new Uint32Array(prefixEntries);
  let place = 0;
  for (let bucket = 0; bucket < prefixEntries; bucket++) {
    while (place < places.length && (places[place] as { cepFim: number }).cepFim < bucket * prefixStep)
      place++;
    prefix[bucket] = place;
  }
  return prefix;
}
