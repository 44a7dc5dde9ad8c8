import { createServer } from "node:net";
import { afterEach, expect, test } from "vitest";
import { ca } from "../../events/webhook/certificates.testing.ts";
import {
  accept,
  bodyOf,
  httpReceiver,
  type Listening,
  tcpReceiver,
} from "../../events/webhook/receiver.testing.ts";
import { parseNetwork } from "../network.ts";
import { type OpenTransport, openTransport, type TransportOptions } from "./openTransport.ts";
import { textos } from "./textos.ts";

const { falha } = textos;
const permitted = [parseNetwork("127.0.0.0/8") ?? []].flat();
const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

function open(options: TransportOptions = {}): OpenTransport["send"] {
  const transport = openTransport({ permitted, ...options });
  undo.push(() => transport.close());
  return transport.send;
}
async function serve(receiver: Promise<Listening>): Promise<Listening> {
  const listening = await receiver;
  undo.push(() => listening.close());
  return listening;
}
const to = (port: number, { host = "127.0.0.1", scheme = "http", path = "/e" } = {}) => ({
  url: `${scheme}://${host}:${port}${path}`,
  headers: { "content-type": "application/json", authorization: "Bearer t" },
  body: '{"texto":"São Paulo"}',
});
const still = new AbortController().signal;
const named =
  (address: string): TransportOptions["resolve"] =>
  () =>
    Promise.resolve([{ address, family: 4 }]);

test("the body's bytes and the headers arrive as they are; the answer's status and Retry-After come back", async () => {
  const seen: unknown[] = [];
  const { port } = await serve(
    httpReceiver(async (request, response) => {
      const { method, url, headers } = request;
      seen.push([method, url, headers.host, headers.authorization, await bodyOf(request)]);
      response.writeHead(429, { "Retry-After": "120" }).end();
    }),
  );
  const outcome = await open()(to(port, { path: "/a%20b?c=1#d" }), still);
  expect(outcome).toEqual({ kind: "answer", status: 429, retryAfter: "120" });
  expect(seen).toEqual([["POST", "/a%20b?c=1", `127.0.0.1:${port}`, "Bearer t", '{"texto":"São Paulo"}']]);
});

test("connections are used again after short answers", async () => {
  const receiver = await serve(httpReceiver(accept));
  const send = open();
  for (let n = 0; n < 20; n++) expect(await send(to(receiver.port), still)).toMatchObject({ status: 200 });
  expect(receiver.connections()).toBeLessThan(3);
});

test.each([301, 302, 303, 307, 308])("a redirect (%i) is not followed", async (status) => {
  const target = await serve(httpReceiver(accept));
  const { port } = await serve(
    httpReceiver((_, response) =>
      response.writeHead(status, { Location: `http://127.0.0.1:${target.port}/` }).end(),
    ),
  );
  expect(await open()(to(port), still)).toEqual({ kind: "answer", status, retryAfter: null });
  expect(target.connections()).toBe(0);
});

test.each<[string, Parameters<typeof tcpReceiver>[0], string]>([
  ["resets the connection", (socket) => socket.resetAndDestroy(), falha.interrupcao],
  ["closes without an answer", (socket) => socket.once("data", () => socket.end()), falha.interrupcao],
  ["never answers", () => undefined, falha.prazo],
  ["stops reading", (socket) => socket.once("data", () => socket.pause()), falha.prazo],
  ["speaks something else", (socket) => socket.end("220 smtp.example ESMTP\r\n"), falha.resposta],
  ["breaks off its head", (socket) => socket.end("HTTP/1.1 200 OK\r\nX-Y: "), falha.interrupcao],
  [
    "sends a head without an end",
    (socket) => socket.write(`HTTP/1.1 200 OK\r\nX-Y: ${"a".repeat(100_000)}`),
    falha.resposta,
  ],
  ["sends its head byte by byte", (socket) => drip(socket, "HTTP/1.1 200 OK\r\n\r\n", 100), falha.prazo],
  [
    "sends interim answers for ever",
    (socket) => drip(socket, "HTTP/1.1 103 E\r\n\r\n", 5, true),
    falha.prazo,
  ],
])("a receiver that %s is a failure, and its connection is closed", async (_, talk, reason) => {
  let isOpen = false;
  const { port } = await serve(
    tcpReceiver((socket) => {
      isOpen = true;
      socket.on("close", () => {
        isOpen = false;
      });
      talk(socket);
    }),
  );
  const send = open(reason === falha.prazo ? { totalTimeout: 300 } : {});
  expect(await send(to(port), still)).toEqual({ kind: "failure", reason });
  await expect.poll(() => isOpen).toBe(false);
});

function drip(socket: import("node:net").Socket, text: string, pause: number, isWhole = false): void {
  let at = 0;
  const timer = setInterval(() => {
    socket.write(isWhole ? text : (text[at++] ?? ""));
  }, pause);
  socket.on("close", () => clearInterval(timer));
}

test.each<[string, Parameters<typeof tcpReceiver>[0]]>([
  ["never ends", (socket) => pour(socket)],
  ["comes byte by byte", (socket) => drip(socket, "HTTP/1.1 200 OK\r\n\r\n".concat("a".repeat(1000)), 1)],
  ["is announced and never comes", (socket) => socket.write("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n")],
  ["is cut off", (socket) => socket.end("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nabc")],
  ["is not what its encoding says", (socket) => socket.end(gzip("not gzip"))],
])("the status counts when the rest of the answer %s", async (_, talk) => {
  let ended = false;
  const { port } = await serve(
    tcpReceiver((socket) => {
      socket.on("close", () => {
        ended = true;
      });
      talk(socket);
    }),
  );
  const start = performance.now();
  const outcome = await open({ drainTimeout: 100 })(to(port), still);
  expect(outcome).toEqual({ kind: "answer", status: 200, retryAfter: null });
  expect(performance.now() - start).toBeLessThan(10_000);
  await expect.poll(() => ended).toBe(true);
});

const gzip = (body: string) =>
  `HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`;

/** Sends an answer as fast as it is taken, and never more. */
function pour(socket: import("node:net").Socket): void {
  socket.write("HTTP/1.1 200 OK\r\n\r\n");
  const chunk = Buffer.alloc(65_536, 97);
  const more = () => {
    while (!socket.destroyed && socket.write(chunk));
  };
  socket.on("drain", more);
  more();
}

test("of an endless answer no more than 16 KiB and what is on its way is taken", async () => {
  let written = 0;
  const { port } = await serve(
    tcpReceiver((socket) => {
      pour(socket);
      socket.on("close", () => {
        written = socket.bytesWritten - socket.writableLength;
      });
    }),
  );
  await open()(to(port), still);
  await expect.poll(() => written).toBeGreaterThan(0);
  expect(written).toBeLessThan(16 * 1024 * 1024);
});

test("a refused connection, an unknown name and a receiver that cannot be reached are failures", async () => {
  const { port, close } = await tcpReceiver(() => undefined);
  await close();
  expect(await open()(to(port), still)).toEqual({ kind: "failure", reason: falha.conexao });
  const missing = Object.assign(new Error("x"), { code: "ENOTFOUND" });
  const unknown = open({ resolve: () => Promise.reject(missing) });
  expect(await unknown(to(80, { host: "nada.example" }), still)).toEqual({
    kind: "failure",
    reason: falha.nome,
  });
  const silent = open({ resolve: () => new Promise(() => undefined), connectTimeout: 100 });
  expect(await silent(to(80, { host: "lento.example" }), still)).toEqual({
    kind: "failure",
    reason: falha.conexao,
  });
});

test("an abort ends the attempt at once, also one that had not begun", async () => {
  const receiver = await serve(tcpReceiver(() => undefined));
  const send = open();
  const stop = new AbortController();
  const attempt = send(to(receiver.port), stop.signal);
  await expect.poll(receiver.connections).toBe(1);
  stop.abort();
  expect(await attempt).toEqual({ kind: "failure", reason: falha.parada });
  expect(await send(to(receiver.port), AbortSignal.abort())).toEqual({
    kind: "failure",
    reason: falha.parada,
  });
});

test("a header that cannot be sent is a failure, not a fault", async () => {
  const { port } = await serve(httpReceiver(accept));
  const delivery = { ...to(port), headers: { authorization: "Bearer a\nb" } };
  expect(await open()(delivery, still)).toEqual({ kind: "failure", reason: falha.outra });
});

test("TLS: the certificate is checked by the name of the address, and the connection goes to what was resolved", async () => {
  let host = "";
  const { port } = await serve(
    httpReceiver(
      (request, response) => {
        host = `${request.headers.host} ${(request.socket as import("node:tls").TLSSocket).servername}`;
        response.end();
      },
      { tls: true },
    ),
  );
  const resolve = named("127.0.0.1");
  const https = (name: string) => to(port, { scheme: "https", host: name });
  expect(await open({ ca, resolve })(https("receptor.example"), still)).toMatchObject({ status: 200 });
  expect(host).toBe(`receptor.example:${port} receptor.example`);
  expect(await open({ ca, resolve })(https("receptor.example."), still)).toMatchObject({ status: 200 });
  const refused = { kind: "failure", reason: falha.tls };
  expect(await open({ resolve })(https("receptor.example"), still)).toEqual(refused);
  expect(await open({ ca, resolve })(https("outro.example"), still)).toEqual(refused);
  expect(await open({ ca })(https("127.0.0.1"), still)).toEqual(refused);
  const plain = await serve(httpReceiver(accept));
  expect(await open()(to(plain.port, { scheme: "https" }), still)).toEqual(refused);
});

test("the environment's proxy is not used", async () => {
  const proxy = await serve(httpReceiver(accept));
  const { port } = await serve(httpReceiver(accept));
  const names = ["HTTP_PROXY", "http_proxy", "ALL_PROXY", "NODE_USE_ENV_PROXY"];
  for (const name of names)
    process.env[name] = name.startsWith("NODE") ? "1" : `http://127.0.0.1:${proxy.port}`;
  undo.push(async () => {
    for (const name of names) delete process.env[name];
  });
  expect(await open()(to(port), still)).toMatchObject({ status: 200 });
  expect(proxy.connections()).toBe(0);
});

test("closing ends what is under way and leaves no connection", async () => {
  const receiver = createServer();
  const transport = openTransport({ permitted });
  const hanging = await serve(tcpReceiver(() => undefined));
  const attempt = transport.send(to(hanging.port), still);
  await expect.poll(hanging.connections).toBe(1);
  await transport.close();
  expect(await attempt).toMatchObject({ kind: "failure" });
  receiver.close();
});
