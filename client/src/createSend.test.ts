import { expect, test } from "vitest";
import { createClient } from "./createClient.ts";
import { createRaw } from "./createRaw.ts";
import { FreteAnswerError, FreteError, FreteNetworkError, FreteTimeoutError } from "./errors.ts";
import type { ClientOptions } from "./options.ts";
import { rejection } from "./test-support/rejection.ts";
import {
  type Behaviour,
  breakOff,
  breakOffAs,
  drop,
  hang,
  json,
  serveAnswers,
  stall,
  text,
} from "./test-support/serveAnswers.ts";

const cart = {
  cepDestino: "01310100",
  canal: "site",
  volumes: [{ sku: "A", quantidade: 1, valorUnitario: 1 }],
};
const busy = json(503, { mensagem: "Tente novamente" }, { "Retry-After": "0" });
const none = json(200, []);

const clientOf = (url: string, options: Partial<ClientOptions> = {}) =>
  createClient({ baseUrl: url, tokenApi: "api", tokenCotacao: "cot", ...options });

const repeated: [string, Behaviour[]][] = [
  ["503, then success", [busy, none]],
  ["502 of a proxy, twice", [text(502, "<html>", "text/html"), text(502, "<html>", "text/html"), none]],
  ["504", [json(504, {}), none]],
  ["429", [json(429, { mensagem: "Muitas requisições" }), none]],
  ["a dropped connection", [drop, none]],
  ["a body that breaks off", [breakOff, none]],
];
test.each(repeated)("a read is repeated after %s", async (_name, behaviours) => {
  await using server = await serveAnswers(...behaviours);
  expect(await clientOf(server.url).filial.list()).toEqual([]);
  expect(server.requests.length).toBe(behaviours.length);
  expect(new Set(server.requests.map(({ authorization }) => authorization))).toEqual(new Set(["Bearer api"]));
});

test("a read that times out is repeated, with time of its own", async () => {
  await using server = await serveAnswers(hang, stall, none);
  expect(await clientOf(server.url, { timeout: 100 }).filial.list()).toEqual([]);
  expect(server.requests.length).toBe(3);
});

const final: [string, Behaviour, number][] = [
  ["400", json(400, { mensagem: "não" }), 400],
  ["401", json(401, { mensagem: "não" }), 401],
  ["404", json(404, { mensagem: "não" }), 404],
  ["500", json(500, { mensagem: "não" }), 500],
  ["501", json(501, { mensagem: "não" }), 501],
];
test.each(final)("a read is not repeated after %s", async (_name, behaviour, status) => {
  await using server = await serveAnswers(behaviour);
  expect(await rejection(clientOf(server.url).filial.list())).toMatchObject({ status, isRetryable: false });
  expect(server.requests.length).toBe(1);
});

test("an identifier that JavaScript would read as another one is an error, not another identifier", async () => {
  await using server = await serveAnswers(
    text(200, '{"produto":[{"id":9007199254740993}]}', "application/json"),
  );
  const error = await rejection(clientOf(server.url).produto.get("A"));
  expect(error).toBeInstanceOf(FreteAnswerError);
  expect(error).toMatchObject({ status: 200, message: expect.stringContaining("9007199254740993") });
  expect(server.requests.length).toBe(1);
});

test.each([0, 1, 3])("retries: %i gives that many further attempts, then the last error", async (retries) => {
  await using server = await serveAnswers(busy);
  const error = await rejection(clientOf(server.url).filial.list({ retries }));
  expect(error).toBeInstanceOf(FreteError);
  expect(error).toMatchObject({ status: 503, mensagem: "Tente novamente", retryAfter: 0, isRetryable: true });
  expect(server.requests.length).toBe(retries + 1);
});

const once: [string, (url: string) => Promise<unknown>][] = [
  ["criarCotacao", (url) => clientOf(url, { timeout: 1_000 }).cotacao.create(cart)],
  [
    "registrarWebhook",
    (url) =>
      clientOf(url, { timeout: 1_000 }).call("registrarWebhook", { body: { url: "https://a.example" } }),
  ],
  ["lerFilaCotacao (COT-041)", (url) => clientOf(url, { timeout: 1_000 }).cotacao.readFila()],
  [
    "removerDaFila",
    (url) => clientOf(url, { timeout: 1_000 }).call("removerDaFila", { path: { idDocumento: "1" } }),
  ],
  ["raw DELETE", (url) => failing(createRaw({ baseUrl: url, tokenApi: "api", timeout: 1_000 }))],
];
async function failing(raw: ReturnType<typeof createRaw>) {
  const { error } = await raw.DELETE("/api/v1/fila/{idDocumento}", {
    params: { path: { idDocumento: "1" } },
  });
  if (error) throw error;
}
test.concurrent.each(once)("%s is never sent twice", async (_name, run) => {
  for (const behaviour of [busy, json(429, {}), drop, breakOff, hang, stall]) {
    await using server = await serveAnswers(behaviour);
    await rejection(run(server.url));
    expect(server.requests.length).toBe(1);
  }
});

const saved = json(200, { produto: [{ sku: "A" }] });
const safe: [string, (url: string) => Promise<unknown>][] = [
  ["salvarProdutos", (url) => clientOf(url, { timeout: 1_000 }).produto.save([])],
  ["criarPedido (NS-030)", (url) => clientOf(url, { timeout: 1_000 }).pedido.criar({} as never)],
];
test.concurrent.each(safe)("NS-082: %s writes, and may be sent again", async (_name, run) => {
  for (const behaviour of [busy, json(429, {}), drop, breakOff, hang, stall]) {
    await using server = await serveAnswers(behaviour, saved);
    await run(server.url);
    expect(server.requests.length).toBe(2);
  }
});

test("NS-082: before a 429 nothing was done: whatever it was is sent again when the time has come, and only then", async () => {
  await using server = await serveAnswers(
    json(429, {}, { "Retry-After": "0" }),
    json(200, { mensagem: "ok" }),
  );
  await clientOf(server.url).fila.remover("1");
  expect(server.requests.length).toBe(2);
  await using silent = await serveAnswers(json(429, {}), json(200, { mensagem: "ok" }));
  expect(await rejection(clientOf(silent.url).fila.remover("1"))).toMatchObject({ status: 429 });
  expect(silent.requests.length).toBe(1);
});

test("what could not be sent at all is tried again, whatever it is", async () => {
  let attempts = 0;
  const refused = Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNREFUSED" });
  const fetch: typeof globalThis.fetch = async (request) => {
    attempts++;
    expect(await (request as Request).json()).toEqual(cart);
    throw new TypeError("fetch failed", { cause: refused });
  };
  const error = await rejection(clientOf("http://127.0.0.1:9", { fetch }).cotacao.create(cart));
  expect(error).toBeInstanceOf(FreteNetworkError);
  expect(error).toMatchObject({ status: 0, operation: "criarCotacao", isRetryable: true });
  expect(error.message).toContain("ECONNREFUSED");
  expect(attempts).toBe(3);
});

test("a port that nobody listens on is a network error, tried again by the platform's fetch too", async () => {
  const server = await serveAnswers(none);
  await server[Symbol.asyncDispose]();
  const error = await rejection(clientOf(server.url, { retries: 1 }).cotacao.readFila());
  expect(error).toBeInstanceOf(FreteNetworkError);
  expect(error.message).toMatch(/lerFilaCotacao: no answer: .*ECONNREFUSED/);
});

test("Retry-After is waited for", async () => {
  await using server = await serveAnswers(json(503, {}, { "Retry-After": "1" }), none);
  const started = performance.now();
  await clientOf(server.url).filial.list();
  expect(performance.now() - started).toBeGreaterThanOrEqual(990);
});

test("a Retry-After of an hour is not waited for but told", async () => {
  await using server = await serveAnswers(json(503, {}, { "Retry-After": "3600" }));
  expect(await rejection(clientOf(server.url).filial.list())).toMatchObject({
    status: 503,
    retryAfter: 3_600_000,
  });
  expect(server.requests.length).toBe(1);
});

test.each([
  ["no answer", hang],
  ["half an answer", stall],
])("timeout with %s", async (_name, behaviour) => {
  await using server = await serveAnswers(behaviour);
  const error = await rejection(clientOf(server.url, { retries: 0 }).filial.list({ timeout: 50 }));
  expect(error).toBeInstanceOf(FreteTimeoutError);
  expect(error).toMatchObject({ status: 0, mensagem: "no whole answer within 50 ms", isRetryable: true });
});

test.each([
  ["waiting for the answer", hang],
  ["reading the answer", stall],
  ["waiting for the next attempt", json(503, {}, { "Retry-After": "20" })],
])("the caller's signal ends a call that is %s, with the caller's reason", async (_name, behaviour) => {
  const controller = new AbortController();
  await using server = await serveAnswers((response, request) => {
    behaviour(response, request);
    setImmediate(() => controller.abort(new Error("enough")));
  });
  const error = await rejection(clientOf(server.url).filial.list({ signal: controller.signal }));
  expect(error.message).toBe("enough");
  expect(server.requests.length).toBe(1);
});

test("a signal that is aborted already keeps the call from being sent", async () => {
  await using server = await serveAnswers(none);
  const error = await rejection(clientOf(server.url).cotacao.create(cart, { signal: AbortSignal.abort() }));
  expect(error.name).toBe("AbortError");
  expect(server.requests.length).toBe(0);
});

test("a proxy's page that breaks off is no answer, and a read is repeated", async () => {
  await using server = await serveAnswers(breakOffAs(502, "text/html"), none);
  expect(await clientOf(server.url).filial.list()).toEqual([]);
  expect(server.requests.length).toBe(2);
});

test("a file that breaks off, or stalls, is a network error", async () => {
  await using server = await serveAnswers(breakOffAs(200, "application/pdf"));
  const client = clientOf(server.url, { retries: 0 });
  const download = client.call("baixarArquivo", { path: { chave: "1", nome: "a.pdf" } });
  expect(await rejection(download)).toBeInstanceOf(FreteNetworkError);
});

test.each([301, 302, 307, 308])("a %i never makes another request of one that writes", async (status) => {
  const elsewhere = "http://127.0.0.1:9/elsewhere";
  await using server = await serveAnswers(json(status, {}, { Location: elsewhere }));
  const error = await rejection(clientOf(server.url).cotacao.create(cart));
  expect(error).toMatchObject({ status, mensagem: `moved to ${elsewhere}`, isRetryable: false });
  expect(server.requests.map(({ method }) => method)).toEqual(["POST"]);
});

test("a fetch of the caller's own that takes only a request is ended in time, too", async () => {
  await using server = await serveAnswers(hang);
  const fetch = ((request: Request) => globalThis.fetch(request)) as typeof globalThis.fetch;
  const client = clientOf(server.url, { fetch, timeout: 50, retries: 0 });
  expect(await rejection(client.filial.list())).toBeInstanceOf(FreteTimeoutError);
  expect(await rejection(client.cotacao.create(cart))).toBeInstanceOf(FreteTimeoutError);
});
