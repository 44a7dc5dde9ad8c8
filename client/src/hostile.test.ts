import { createServer as createNetServer } from "node:net";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createClient } from "./createClient.ts";
import {
  FreteAnswerError,
  FreteAuthenticationError,
  FreteConflictError,
  FreteError,
  FreteForbiddenError,
  FreteNetworkError,
  FreteNotFoundError,
  FreteRateLimitError,
  FreteServerError,
  FreteTimeoutError,
  FreteValidationError,
} from "./errors.ts";
import type { FreteClient } from "./freteClient.ts";
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

const clientOf = (baseUrl: string, options: Partial<ClientOptions> = {}) =>
  createClient({
    baseUrl,
    tokenApi: "SECRET_API",
    tokenCotacao: "SECRET_COT",
    timeout: 5_000,
    retries: 2,
    ...options,
  });

type Call = (client: FreteClient) => Promise<unknown>;
const read: Call = (client) => client.filial.listar();
const write: Call = (client) => client.cotacao.criar({} as never);
const download: Call = (client) => client.anexo.download("k/a.pdf");

const page = "<html>\n<title>login</title>";
const endless: Behaviour = (response) => {
  response.writeHead(200, { "Content-Type": "application/json" });
  const more = () => {
    while (!response.destroyed && response.write(" ".repeat(16_384)));
  };
  response.on("drain", more);
  more();
};
const bomb: Behaviour = (response) =>
  response
    .writeHead(200, { "Content-Type": "application/json", "Content-Encoding": "gzip" })
    .end(gzipSync(Buffer.alloc(2_000_000, " ")));
const loop: Behaviour = (response, request) => response.writeHead(302, { Location: request.url ?? "" }).end();
const elsewhere = (status: number) => json(status, {}, { Location: "http://127.0.0.1:9/x" });
const large = { maxBytes: 1_000_000 };

/** What a server does, what is called, the error's class and text, and how many requests the server sees. */
const rows: [
  name: string,
  Behaviour,
  Call,
  typeof FreteError,
  RegExp,
  requests: number,
  Partial<ClientOptions>?,
][] = [
  [
    "a proxy's page with 502, to a read",
    text(502, page, "text/html"),
    read,
    FreteServerError,
    /502 Bad Gateway$/,
    3,
  ],
  [
    "a proxy's page with 502, to a write",
    text(502, page, "text/html"),
    write,
    FreteServerError,
    /502 Bad/,
    1,
  ],
  ["that page broken off", breakOffAs(502, "text/html"), read, FreteNetworkError, /no answer: \w+/, 3],
  [
    "that page broken off, to a write",
    breakOffAs(502, "text/html"),
    write,
    FreteNetworkError,
    /no answer/,
    1,
  ],
  [
    "a login page with 200",
    text(200, page, "text/html"),
    read,
    FreteAnswerError,
    /200 the answer is not JSON: text\/html, beginning "<html>\\n<title>/,
    1,
  ],
  ["JSON that ends too soon", text(200, '[{"a":', "application/json"), read, FreteAnswerError, /not JSON/, 1],
  ["JSON that breaks off", breakOff, read, FreteNetworkError, /no answer/, 3],
  ["JSON that breaks off, to a write", breakOff, write, FreteNetworkError, /no answer/, 1],
  ["JSON that stalls", stall, read, FreteTimeoutError, /no whole answer within 100 ms$/, 3, { timeout: 100 }],
  ["no answer ever", hang, read, FreteTimeoutError, /no whole answer within 100 ms$/, 3, { timeout: 100 }],
  ["no answer ever, to a write", hang, write, FreteTimeoutError, /within 100 ms$/, 1, { timeout: 100 }],
  [
    "no answer ever, and little time in all",
    hang,
    read,
    FreteTimeoutError,
    /within 150 ms in all$/,
    1,
    { totalTimeout: 150 },
  ],
  [
    "a long pause asked for, and little time in all",
    json(503, {}, { "Retry-After": "20" }),
    read,
    FreteServerError,
    /503/,
    1,
    { totalTimeout: 1_000 },
  ],
  ["a dropped connection", drop, read, FreteNetworkError, /no answer/, 3],
  ["a dropped connection, to a write", drop, write, FreteNetworkError, /no answer/, 1],
  ["Retry-After of an hour", json(503, {}, { "Retry-After": "3600" }), read, FreteServerError, /503/, 1],
  ["Retry-After of nonsense", json(503, {}, { "Retry-After": "soon" }), read, FreteServerError, /503/, 3],
  ["a redirection in a circle", loop, read, FreteError, /302 moved to \/api\/v1\/filial/, 6],
  [
    "a redirection to another origin",
    elsewhere(302),
    read,
    FreteError,
    /302 moved to http:\/\/127\.0\.0\.1:9\/x/,
    1,
  ],
  ["a redirection of a write", elsewhere(307), write, FreteError, /307 moved to http/, 1],
  [
    "a redirection of a write at home",
    json(301, {}, { Location: "/api/v1/filial" }),
    write,
    FreteError,
    /301 moved to \/api/,
    1,
  ],
  ["null", json(200, null), write, FreteAnswerError, /200 the answer is empty/, 1],
  ["nothing", text(200, "", "application/json"), write, FreteAnswerError, /200 the answer is empty/, 1],
  [
    "204 where the contract has none",
    (response) => response.writeHead(204).end(),
    read,
    FreteAnswerError,
    /204 the answer is empty/,
    1,
  ],
  ["an object for a list", json(200, {}), read, FreteAnswerError, /the answer is no list: object/, 1],
  ["a list for an object", json(200, []), write, FreteAnswerError, /the answer is no object: list/, 1],
  ["a number for an object", json(200, 7), write, FreteAnswerError, /the answer is no object: number/, 1],
  [
    "a number that JavaScript alters",
    text(200, "[9007199254740993]", "application/json"),
    read,
    FreteAnswerError,
    /9007199254740993 is beyond/,
    1,
  ],
  [
    "a body without an end",
    endless,
    read,
    FreteAnswerError,
    /more than 1000000 bytes \(maxBytes\)/,
    1,
    large,
  ],
  [
    "a refusal without an end",
    (response, request) => endless(Object.assign(response, { statusCode: 500 }), request),
    read,
    FreteAnswerError,
    /more than 1000000 bytes/,
    1,
    large,
  ],
  ["a file without an end", endless, download, FreteAnswerError, /more than 1000000 bytes/, 1, large],
  ["two megabytes in two kilobytes", bomb, read, FreteAnswerError, /more than 1000000 bytes/, 1, large],
  [
    "a length beyond what is taken",
    (response) => response.writeHead(200, { "Content-Length": "1000001" }).write("["),
    read,
    FreteAnswerError,
    /more than 1000000 bytes/,
    1,
    large,
  ],
  ["a file that breaks off", breakOffAs(200, "application/pdf"), download, FreteNetworkError, /no answer/, 3],
  [
    "400",
    json(400, { mensagem: "cep: inválido" }),
    write,
    FreteValidationError,
    /criarCotacao: 400 cep: inválido$/,
    1,
  ],
  ["422", json(422, { mensagem: "não" }), write, FreteValidationError, /422 não/, 1],
  [
    "401 that says the token back",
    json(401, { mensagem: "token SECRET_API?" }),
    read,
    FreteAuthenticationError,
    /401 token \*\*\*\?$/,
    1,
  ],
  [
    "a page that says the token back",
    text(200, "you sent SECRET_API", "text/html"),
    read,
    FreteAnswerError,
    /"you sent \*\*\*"$/,
    1,
  ],
  ["403 without JSON", text(403, page, "text/html"), read, FreteForbiddenError, /403 Forbidden$/, 1],
  ["404", json(404, { mensagem: "nada" }), read, FreteNotFoundError, /404 nada/, 1],
  ["409", json(409, { mensagem: "outro" }), write, FreteConflictError, /409 outro/, 1],
  ["418", json(418, { mensagem: 7 }), read, FreteError, /418 I'm a Teapot/i, 1],
  ["429", json(429, { mensagem: "muitas" }), write, FreteRateLimitError, /429 muitas/, 1],
  ["500", json(500, { mensagem: "erro" }), read, FreteServerError, /500 erro/, 1],
];
test.each(rows)("%s", async (_name, behaviour, call, Class, message, requests, options) => {
  await using server = await serveAnswers(behaviour);
  const error = await rejection(call(clientOf(server.url, options)));
  expect(error.constructor).toBe(Class);
  expect(error).toBeInstanceOf(FreteError);
  expect(error.name).toBe(Class.name);
  expect(error.message).toMatch(message);
  expect(error.message + error.stack).not.toMatch(/SECRET/);
  expect(server.requests.length).toBe(requests);
});

test("an error has what came with the answer", async () => {
  const body = { mensagem: "não", mais: [1] };
  await using server = await serveAnswers(
    json(404, body, { "X-Request-Id": "r-1", "X-Other": "1", "Retry-After": "2" }),
    text(400, page, "text/html"),
  );
  const client = clientOf(server.url);
  const error = await rejection(read(client));
  expect(error).toMatchObject({ status: 404, requestId: "r-1", body, retryAfter: 2_000 });
  expect(error.headers?.get("X-Other")).toBe("1");
  expect(await rejection(read(client))).toMatchObject({ status: 400, requestId: null, body: page });
});

describe("what no further attempt would cure is tried once, with what to do", () => {
  test("https where only http is spoken", async () => {
    await using server = await serveAnswers(json(200, []));
    const error = await rejection(read(clientOf(server.url.replace("http:", "https:"))));
    expect(error).toBeInstanceOf(FreteNetworkError);
    expect(error.isRetryable).toBe(false);
    expect(error.message).toMatch(/no answer: .*\(is it http or https there\? see baseUrl\)$/);
    expect(error.message).not.toMatch(/openssl|\.c:/i);
  });

  test("something that is no HTTP", async () => {
    let connections = 0;
    const server = createNetServer((socket) => {
      connections++;
      socket.on("error", () => {}).end("220 smtp ready\r\n");
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as { port: number };
    const error = await rejection(read(clientOf(`http://127.0.0.1:${port}`)));
    server.close();
    expect([error.name, error.isRetryable, connections]).toEqual(["FreteNetworkError", false, 1]);
  });

  test("a port that fetch refuses", async () => {
    const error = await rejection(read(clientOf("http://127.0.0.1:25")));
    expect([error.message, error.isRetryable]).toEqual(["listarFiliais: no answer: bad port", false]);
  });
});

test("a read is followed within its origin, with its token; a public page elsewhere, with nothing", async () => {
  await using other = await serveAnswers(text(200, "rastreio", "text/html"));
  await using server = await serveAnswers(
    json(307, {}, { Location: "/api/v1/filial?moved" }),
    json(200, []),
    json(302, {}, { Location: `${other.url}/rastreio` }),
  );
  const client = clientOf(server.url);
  expect(await client.filial.listar()).toEqual([]);
  expect(server.requests.map(({ url, authorization }) => [url, authorization])).toEqual([
    ["/api/v1/filial", "Bearer SECRET_API"],
    ["/api/v1/filial?moved", "Bearer SECRET_API"],
  ]);
  const headers = { traceparent: "00-1-2-01" };
  expect(await client.pedido.verRastreio("1", "k", { headers })).toBe("rastreio");
  expect(other.requests.map(({ url }) => url)).toEqual(["/rastreio"]);
  for (const name of ["authorization", "traceparent"]) expect(other.heads[0]).not.toHaveProperty(name);
  expect(server.heads[2]).toMatchObject(headers);
});

test.each<[string, ClientOptions["fetch"]]>([
  ["takes a request alone", (request) => globalThis.fetch(request)],
  ["takes a request and its options", (request, init) => globalThis.fetch(request, init)],
  [
    "takes the request of another library for an address",
    (request, init) => globalThis.fetch(String(request), init),
  ],
])("a fetch that %s sends the same", async (_name, fetch) => {
  await using server = await serveAnswers(json(200, { mensagem: "ok" }));
  const client = clientOf(server.url, fetch ? { fetch } : {});
  await client.cotacao.criar({ cepDestino: "01310100" } as never);
  expect(server.requests).toMatchObject([{ method: "POST", authorization: "Bearer SECRET_COT" }]);
  expect(server.bodies).toEqual(['{"cepDestino":"01310100"}']);
});
