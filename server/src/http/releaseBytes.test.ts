import { connect } from "node:net";
import { expect, test, vi } from "vitest";
import { releaseBytes } from "./releaseBytes.ts";
import { answersOf, readToClose, requestText } from "./test-support/exchange.ts";
import { asJson, serveLibrary } from "./test-support/serveLibrary.ts";

const server = await serveLibrary({ maxJsonBytes: 100_000 });

test("bytes that fill their memory are given back; a part of something larger is left alone", () => {
  const whole = Buffer.from(new Uint8Array(70_000).fill(1).buffer);
  const part = Buffer.from(new Uint8Array(70_000).fill(2).buffer).subarray(0, 69_999);
  releaseBytes(whole);
  releaseBytes(part);
  expect([whole.length, whole.buffer.byteLength]).toEqual([0, 0]);
  expect([part.length, part[0]]).toEqual([69_999, 2]);
});

test("L2: the body of a request that was answered before it arrived is given back while it is read", async () => {
  let released = 0;
  const { transfer } = ArrayBuffer.prototype;
  vi.spyOn(ArrayBuffer.prototype, "transfer").mockImplementation(function (
    this: ArrayBuffer,
    length?: number,
  ) {
    released += this.byteLength;
    return transfer.call(this, length);
  });
  const socket = connect(server.port, "127.0.0.1").pause();
  socket.write(requestText("POST", "/v1/books", { ...asJson, "Content-Length": "8000000" }));
  await new Promise((done) => socket.write(Buffer.alloc(8_000_000, " "), done));
  expect(answersOf(await readToClose(socket.resume()))[0]?.status).toBe(413);
  expect(released).toBeGreaterThan(7_900_000);
});
