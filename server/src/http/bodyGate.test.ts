import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { createBodyGate } from "./bodyGate.ts";
import { compileText, serveContract } from "./test-support/serveContract.ts";

const module = await compileText(`
@route("/take") @useAuth(BearerAuth) op take(@body body: { text: string }): { length: int32 };
`);

const LARGEST = 1000;
/** Requests whose handler waits. */
let waiting: (() => void)[] = [];
const gate = createBodyGate({ total: 3000, each: 2000 });
const server = await serveContract(module, {
  handlers: {
    take: async ({ body }) => {
      const { text } = body as { text: string };
      if (text.startsWith("wait")) await new Promise<void>((resolve) => waiting.push(resolve));
      return { length: text.length };
    },
  },
  authenticate: (([{ value }]: [{ value: string }]) => value) as never,
  bodyGate: gate,
  bodyOwner: String,
  maxJsonBytes: LARGEST,
});
const { hostname, port } = new URL(server.url);
const open: Socket[] = [];
afterEach(async () => {
  for (const socket of open.splice(0)) socket.destroy();
  for (const go of waiting.splice(0)) go();
  waiting = [];
  while (gate.bytes > 0) await fetch(server.url);
});

/** Begins a body of `length` bytes and sends some of it. */
async function begin(owner: string, length: number | "chunked", sent = '{"text":"') {
  const size = length === "chunked" ? "Transfer-Encoding: chunked" : `Content-Length: ${length}`;
  const socket = connect(Number(port), hostname);
  open.push(socket);
  await once(socket, "connect");
  const head = [
    "POST /take HTTP/1.1",
    "Host: a",
    `Authorization: Bearer ${owner}`,
    "Content-Type: application/json",
    size,
  ];
  const body = length === "chunked" ? `${sent.length.toString(16)}\r\n${sent}\r\n` : sent;
  socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  return socket;
}
const send = (owner: string, text = "a") =>
  fetch(`${server.url}/take`, {
    method: "POST",
    headers: { Authorization: `Bearer ${owner}`, "Content-Type": "application/json" },
    body: JSON.stringify({ text }),
  });
const statusOf = async (owner: string, text?: string) => {
  const answer = await send(owner, text);
  await answer.text();
  return answer.status;
};
/** Asks until the answer is what it must become: the server notices a socket that closes a moment later. */
async function becomes(status: number, owner: string, text?: string) {
  while ((await statusOf(owner, text)) !== status);
}
const LARGE = "x".repeat(900);

it("bodies that do not end take up their sender's share, and nobody else's", async () => {
  for (let count = 0; count < 2; count++) await begin("A", LARGEST);
  await becomes(503, "A", LARGE);
  const refused = await send("A");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
  expect(await refused.text()).toContain("Too many large requests are under way");
  expect(await statusOf("B", LARGE)).toBe(200);
  for (const socket of open.splice(0)) socket.destroy();
  await becomes(200, "A", LARGE);
});

it("all senders together have a share too", async () => {
  for (const owner of ["A", "B", "C"]) await begin(owner, LARGEST);
  await becomes(503, "D");
});

it("a refusal comes before the body is read", async () => {
  for (let count = 0; count < 2; count++) await begin("A", LARGEST);
  await becomes(503, "A");
  const socket = await begin("A", LARGEST, "");
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 503 .*Retry-After: 1/s);
});

it("a body counts until its request is answered", async () => {
  const whole = [send("A", `wait${LARGE}`), send("A", `wait${LARGE}`)];
  while (waiting.length < 2) await statusOf("B");
  expect(await statusOf("A", LARGE)).toBe(503);
  for (const go of waiting.splice(0)) go();
  expect((await Promise.all(whole)).map(({ status }) => status)).toEqual([200, 200]);
  await becomes(200, "A", LARGE);
});

it("a body of unknown length counts as it comes", async () => {
  for (let count = 0; count < 20; count++) await begin("A", "chunked", `{"text":"${"x".repeat(80)}`);
  expect(await statusOf("A", "a")).toBe(200);
  for (let count = 0; count < 3; count++) await begin("A", "chunked", `{"text":"${LARGE}`);
  await becomes(503, "A", "x".repeat(300));
});

it("who sends one after the other is never refused", async () => {
  for (let count = 0; count < 50; count++) expect(await statusOf("A", LARGE)).toBe(200);
});
