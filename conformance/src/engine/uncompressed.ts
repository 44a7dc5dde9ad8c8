import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import { MAX_BYTES } from "./deadline.ts";

const DECODERS: Readonly<Record<string, (bytes: Buffer, limits: { maxOutputLength: number }) => Buffer>> = {
  gzip: gunzipSync,
  "x-gzip": gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/**
 * The body of an answer without its content coding: the kit's requests name none that they take, which allows every one
 * (RFC 9110, 12.5.3). What cannot be decoded, or becomes larger than any answer of a contract, stays as it came.
 */
export function uncompressed(bytes: Buffer, coding: string | undefined): Buffer {
  const decode = DECODERS[coding?.trim().toLowerCase() ?? ""];
  if (!decode) return bytes;
  try {
    return decode(bytes, { maxOutputLength: MAX_BYTES });
  } catch {
    return bytes;
  }
}
