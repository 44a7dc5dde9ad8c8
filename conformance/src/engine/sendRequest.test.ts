import type { Socket } from "node:net";
import { expect, test } from "vitest";
import { type Answering, serve } from "../test-support/library.ts";
import { type Sending, sendRequest } from "./sendRequest.ts";

/** What comes of a request to a server that answers so. */
async function send(answer: Answering, sending: Partial<Sending> = {}) {
  await using server = await serve(answer, answer);
  return await sendRequest(new URL("/a?b=1", server.url), {
    method: "GET",
    headers: {},
    timeout: 60_000,
    ...sending,
  });
}
const echo: Answering = async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString();
  const { method, url, headers } = request;
  response.end(`${method} ${url} ${headers["content-length"]} ${headers["x-own"]} ${body}`);
};

test.each([
  ["GET", undefined, "GET /a?b=1 undefined 7 "],
  ["POST", "ã", "POST /a?b=1 2 7 ã"],
  ["DELETE", "ã", "DELETE /a?b=1 2 7 ã"],
])("%s with the body %s goes out as it is", async (method, body, expected) => {
  const { status, body: received } = await send(echo, {
    method,
    headers: { "x-own": "7" },
    ...(body && { body }),
  });
  expect([status, received.toString()]).toEqual([200, expected]);
});

test("a redirection is an answer", async () => {
  const { status, headers } = await send((_, response) => response.writeHead(302, { location: "/b" }).end());
  expect([status, headers.location]).toEqual([302, "/b"]);
});

test.each<[string, Answering, number, RegExp]>([
  ["nothing", () => undefined, 100, /^no complete answer within 100 ms$/],
  [
    "half an answer",
    (_, response) => response.writeHead(200, { "content-length": 9 }).write("a"),
    100,
    /100 ms/,
  ],
  ["a cut answer", (_, response) => response.write("a", () => response.destroy()), 60_000, /aborted/],
  ["too much", (_, response) => response.end(Buffer.alloc(17 * 1024 * 1024)), 60_000, /more than 16 MiB/],
])("%s is an error that says so", async (_, answer, timeout, message) => {
  await expect(send(answer, { timeout })).rejects.toThrow(message);
});

test.each(["GET", "POST"])(
  "%s over a connection that the server has just given up goes out again",
  async (method) => {
    const used = new Set<Socket>();
    const answer: Answering = (request, response) => {
      if (used.has(request.socket)) request.socket.destroy();
      else response.end("read");
      used.add(request.socket);
    };
    await using server = await serve(answer, answer);
    const sending = { method, headers: {}, timeout: 60_000 };
    const url = new URL("/a", server.url);
    expect((await sendRequest(url, sending)).body.toString()).toBe("read");
    expect((await sendRequest(url, sending)).body.toString()).toBe("read");
    expect(used.size).toBe(2);
  },
);

test("a connection that ends in the middle of the first request is no reason to send it again", async () => {
  let requests = 0;
  const answer: Answering = (request) => {
    requests++;
    request.socket.destroy();
  };
  await expect(send(answer)).rejects.toThrow("socket hang up");
  expect(requests).toBe(1);
});
