import { once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { AT_ONCE, readBytes } from "./readBytes.ts";
import { countReleased } from "./test-support/countReleased.ts";

const MOST = 200_000;
const server = http.createServer();
beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(() => void server.close());

/** Sends a body part by part, each when the one before has come, and reads it when all or only the first lie there. */
async function readBody(parts: readonly string[], isWhole: boolean): Promise<string> {
  const length = parts.join("").length;
  const received = once(server, "request");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`);
  const [request, response] = (await received) as [IncomingMessage, http.ServerResponse];
  let sent = 0;
  const send = async (part = "") => {
    socket.write(part);
    sent += part.length;
    while (request.readableLength < sent) await new Promise(setImmediate);
  };
  const [first, ...others] = parts;
  await send(first);
  if (isWhole) for (const part of others) await send(part);
  const read = readBytes(request, MOST, String);
  if (!isWhole) socket.write(others.join(""));
  const body = await read;
  // The request has ended for who waits for that.
  if (!request.readableEnded) await once(request, "end");
  response.end();
  socket.end();
  return body;
}

const part = (letter: string, length: number) => letter.repeat(length);

test.each([
  ["one part", [part("a", 100)]],
  ["several parts", [part("a", 5_000), part("b", 20_000), part("c", 30_000)]],
  ["as many bytes as are read at once", [part("a", AT_ONCE - 1), "b"]],
])("all bytes of a body that lies there, in %s", async (_name, parts) => {
  expect(await readBody(parts, true)).toBe(parts.join(""));
});

test.each([
  ["a few", [part("a", 100), part("b", 50)]],
  ["more than are read at once", [part("a", 1_000), part("b", AT_ONCE)]],
])("all bytes of a body of which a part lies there: %s", async (_name, parts) => {
  expect(await readBody(parts, false)).toBe(parts.join(""));
});

test.each([1, 30_000])("the bytes of a large body are given back, of which %d lie there", async (first) => {
  const released = countReleased();
  expect(await readBody([part("a", first), part("b", 150_000)], false)).toBe(
    part("a", first) + part("b", 150_000),
  );
  // Once as they came, and once as a whole.
  expect(released.bytes).toBeGreaterThan(250_000);
});
