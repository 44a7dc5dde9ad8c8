import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { MAX_BYTES } from "./deadline.ts";
import { uncompressed } from "./uncompressed.ts";

const text = Buffer.from('{"sku":"CAFÉ"}');

test.each([
  ["gzip", gzipSync(text)],
  ["x-gzip", gzipSync(text)],
  [" GZIP ", gzipSync(text)],
  ["deflate", deflateSync(text)],
  ["br", brotliCompressSync(text)],
  ["identity", text],
  [undefined, text],
])("coded as %s", (coding, bytes) => {
  expect(uncompressed(bytes, coding)).toEqual(text);
});

test("what is not what it says, is of a coding that nobody knows, or fills the memory, stays as it came", () => {
  const bomb = gzipSync(Buffer.alloc(MAX_BYTES + 1));
  expect(uncompressed(text, "gzip")).toBe(text);
  expect(uncompressed(text, "zstd, gzip")).toBe(text);
  expect(uncompressed(bomb, "gzip")).toBe(bomb);
});
