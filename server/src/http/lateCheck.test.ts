import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { Application } from "./application.ts";
import { startServer } from "./server.ts";
import { answersOf, readToClose } from "./test-support/exchange.ts";

const TIMEOUT = 200;
const CHECKED_EVERY = 20;

/** A server that answers with the length of the body, and hears of each request whose head has come. */
async function serve() {
  const begun: (() => void)[] = [];
  const application = new Application({ log: { error: () => {} } });
  application.use(async (context) => {
    begun.shift()?.();
    let length = 0;
    for await (const chunk of context.req) length += chunk.length;
    context.body = String(length);
  });
  const options = {
    headersTimeout: TIMEOUT,
    requestTimeout: TIMEOUT,
    connectionsCheckingInterval: CHECKED_EVERY,
  };
  const server = await startServer(application, { ...options, drainTime: 0 });
  const socket = connect(server.port, "127.0.0.1");
  await once(socket, "connect");
  return { ...server, socket, head: () => new Promise<void>((resolve) => begun.push(resolve)) };
}

/** Nothing else is done in this process, as long as a heavy request of somebody else takes. */
function block(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

const HEAD = "POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: ";
const LARGE = 500_000;

test("R3: a body that came while the server was busy is read, not refused for being late", async () => {
  const { socket, head, close } = await serve();
  const begun = head();
  socket.write(`${HEAD}${LARGE}\r\n\r\n${"x".repeat(10)}`);
  await begun;
  const answers = readToClose(socket);
  socket.write("x".repeat(LARGE - 10));
  block(2 * TIMEOUT);
  expect(answersOf(await answers)).toMatchObject([{ status: 200, body: String(LARGE) }]);
  await close();
});

test("a head that came while the server was busy is read", async () => {
  const { socket, close } = await serve();
  const answers = readToClose(socket);
  socket.write("POST / HT");
  // Until the server has seen the beginning.
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  socket.write(`TP/1.1\r\nHost: a\r\nConnection: close\r\nContent-Length: 3\r\n\r\nabc`);
  block(2 * TIMEOUT);
  expect(answersOf(await answers)).toMatchObject([{ status: 200, body: "3" }]);
  await close();
});

test.each([
  ["head", "POST / HTTP/1.1\r\nHost: a\r\n"],
  ["body", `${HEAD}100\r\n\r\nabc`],
])("a %s that does not come is refused with 408", async (_part, sent) => {
  const { socket, close } = await serve();
  const answers = readToClose(socket);
  socket.write(sent);
  expect(answersOf(await answers)).toMatchObject([{ status: 408 }]);
  await close();
});

test("bytes that drip in do not put it off", async () => {
  const { socket, close } = await serve();
  const answers = readToClose(socket);
  socket.write(`${HEAD}100000\r\n\r\n`);
  const drip = setInterval(() => socket.write("x"), 1);
  const [answer] = answersOf(await answers);
  clearInterval(drip);
  expect(answer).toMatchObject({ status: 408 });
  await close();
});
