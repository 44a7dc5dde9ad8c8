import { endianness } from "node:os";
import { crc32 } from "node:zlib";
import { formatVersion, header, headerWords, magic } from "./layout.ts";
import type { OpenTabela } from "./types.ts";

/**
 * Opens packed bytes for look-ups. Nothing is copied when the bytes begin at a multiple of 4 (a BLOB's own buffer);
 * a slice of a larger buffer at an odd place is copied once. Throws Error for bytes that are not an intact table.
 */
export function openTabela(bytes: Uint8Array): OpenTabela {
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
  const recordWords = stride > 0 ? 2 + stride : 3;
  const oGrid = headerWords;
  const oSegment = oGrid + field(header.grids) * 5;
  const oBand = oSegment + field(header.segments) * 3;
  const oPrefix = oBand + field(header.bands) * 2;
  const oSource = oPrefix + field(header.prefix);
  const oPool = oSource + field(header.sources) * recordWords;
  const oOwnInterval = oPool + field(header.pool);
  const oComposite = oOwnInterval + field(header.intervals) * 3;
  const overlapping = field(header.intervals) > 0;
  const intervals = overlapping ? field(header.intervals) : field(header.sources);
  return {
    words,
    oGrid,
    oSegment,
    oBand,
    oSource,
    recordWords,
    oPool,
    stride,
    intervals,
    oInterval: overlapping ? oOwnInterval : oSource,
    intervalWords: overlapping ? 3 : recordWords,
    overlapping,
    oComposite,
    oPrefix: field(header.prefix) > 0 ? oPrefix : 0,
    shortPrefix: intervals < 65_536,
    byteLength: own.byteLength,
    rows: field(header.rows),
    sources: field(header.sources),
  };
}
