import { once } from "node:events";
import { createReadStream, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import http, { type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendContent } from "./send.ts";
import { countReleased } from "./test-support/countReleased.ts";

/** More than the buffers between two sockets hold. */
const SIZE = 20_000_000;
const folder = mkdtempSync(join(tmpdir(), "frete-send-"));
const file = join(folder, "file");
writeFileSync(file, Buffer.alloc(SIZE, "0123456789"));

const server = http.createServer();
beforeAll(() => once(server.listen(0, "127.0.0.1"), "listening"));
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});
const port = () => (server.address() as AddressInfo).port;
/** Answers the next request with the file. */
const answering = async () => {
  const [, response] = (await once(server, "request")) as [unknown, ServerResponse];
  const body = createReadStream(file);
  const sent = sendContent(response, 200, body, { "Content-Length": SIZE });
  return { body, sent };
};

test("a file arrives whole, and its bytes are given back while it is sent", async () => {
  const released = countReleased();
  const answer = answering();
  const received = await fetch(`http://127.0.0.1:${port()}`);
  expect(Buffer.from(await received.arrayBuffer()).equals(Buffer.alloc(SIZE, "0123456789"))).toBe(true);
  await (await answer).sent;
  expect(released.bytes).toBeGreaterThan(SIZE * 0.99);
});

test("a client that leaves in the middle is no error, and the file is closed", async () => {
  const answer = answering();
  const socket = connect(port(), "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
  await once(socket, "data");
  socket.destroy();
  const { body, sent } = await answer;
  await sent;
  if (!body.closed) await new Promise((closed) => body.once("close", closed));
  expect(body.bytesRead).toBeLessThan(SIZE);
});

test("a file that cannot be read on breaks the connection", async () => {
  const answer = answering();
  const received = await fetch(`http://127.0.0.1:${port()}`);
  const { body, sent } = await answer;
  const failed = expect(sent).rejects.toThrow("the disk is gone");
  body.destroy(new Error("the disk is gone"));
  await expect(received.arrayBuffer()).rejects.toThrow();
  await failed;
});
