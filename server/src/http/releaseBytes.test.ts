import { expect, test } from "vitest";
import { releaseBytes } from "./releaseBytes.ts";

test("bytes that fill their memory are given back; a part of something larger is left alone", () => {
  const whole = Buffer.from(new Uint8Array(70_000).fill(1).buffer);
  const part = Buffer.from(new Uint8Array(70_000).fill(2).buffer).subarray(0, 69_999);
  releaseBytes(whole);
  releaseBytes(part);
  expect([whole.length, whole.buffer.byteLength]).toEqual([0, 0]);
  expect([part.length, part[0]]).toEqual([69_999, 2]);
});
