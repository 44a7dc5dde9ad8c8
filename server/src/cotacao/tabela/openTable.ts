import { endianness } from "node:os";
import { crc32 } from "node:zlib";
import { formatVersion, header, headerWords, magic } from "./layout.ts";
import type { FreightTable } from "./types.ts";

/**
 * Opens packed bytes for look-ups. Nothing is copied when the bytes begin at a multiple of 4 (a BLOB's own buffer);
 * a slice of a larger buffer at an odd place is copied once. Throws Error for bytes that are not an intact table.
 */
export function openTable(bytes: Uint8Array): FreightTable {
  if (endianness() !== "LE") throw new Error("freight tables can be read on little-endian machines only");
  if (bytes.byteLength < headerWords * 4 || bytes.byteLength % 4 !== 0)
    throw new Error("freight table: bad length");
  const own = bytes.byteOffset % 4 === 0 ? bytes : bytes.slice();
  const words = new Uint32Array(own.buffer, own.byteOffset, own.byteLength / 4);
  const field = (place: number) => words[place] as number;
  if (field(header.magic) !== magic) throw new Error("freight table: not a packed table");
  if (field(header.version) !== formatVersion) {
    throw new Error(`freight table: format ${field(header.version)}, this program reads ${formatVersion}`);
  }
  if (field(header.bytes) !== own.byteLength) throw new Error("freight table: bad length");
  if (field(header.checksum) !== crc32(own.subarray(4 * (header.checksum + 1)))) {
    throw new Error("freight table: checksum differs, the data are damaged");
  }
  const stride = field(header.stride);
  const recordWords = stride > 0 ? 2 : 3;
  const oGrid = headerWords + field(header.sources) * recordWords;
  const oBand = oGrid + field(header.grids) * 5;
  const oSegment = oBand + field(header.bands) * 2;
  const oAttribute = oSegment + field(header.segments) * 3;
  const oPool = oAttribute + field(header.attributes) * 3;
  const oOwnInterval = oPool + field(header.pool);
  const oComposite = oOwnInterval + field(header.intervals) * 3;
  const prefixAt = own.byteOffset + 4 * (oComposite + field(header.composites));
  const overlapping = field(header.intervals) > 0;
  const intervals = overlapping ? field(header.intervals) : field(header.sources);
  const entries = field(header.prefix);
  const short = intervals < 65_536;
  return {
    byteLength: own.byteLength,
    rows: field(header.rows),
    sources: field(header.sources),
    words,
    ints: new Int32Array(own.buffer, own.byteOffset, own.byteLength / 4),
    prefix: entries > 0 ? prefixView(own.buffer, prefixAt, entries, short) : null,
    stride,
    recordWords,
    oSource: headerWords,
    oGrid,
    oBand,
    oSegment,
    oAttribute,
    oPool,
    intervals,
    oInterval: overlapping ? oOwnInterval : headerWords,
    intervalWords: overlapping ? 3 : recordWords,
    overlapping,
    oComposite,
  };
}

function prefixView(buffer: ArrayBufferLike, at: number, entries: number, short: boolean) {
  return short ? new Uint16Array(buffer, at, entries) : new Uint32Array(buffer, at, entries);
}
