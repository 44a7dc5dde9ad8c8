import { expect, test } from "vitest";
import { createClient } from "./createClient.ts";
import { createRaw } from "./createRaw.ts";
import { FreteAnswerError } from "./errors.ts";
import { rejection } from "./test-support/rejection.ts";
import { type Behaviour, json, serveAnswers, text } from "./test-support/serveAnswers.ts";
import { validateAnswers } from "./validateAnswers.ts";

const none = json(200, []);
const clientOf = (baseUrl: string, isValidated = false) =>
  createClient({ baseUrl, tokenApi: "api", tokenCotacao: "cot", ...(isValidated && { validateAnswers }) });

const garbage: [string, Behaviour, RegExp][] = [
  [
    "HTML with 200",
    text(200, "<html>login</html>", "text/html"),
    /listarFiliais: 200 the answer is not JSON/,
  ],
  ["cut JSON", text(200, '[{"idFilial":', "application/json"), /the answer is not JSON/],
  ["nothing", (response) => response.writeHead(200).end(), /the answer is empty/],
];
test.each(garbage)("%s is a FreteAnswerError", async (_name, behaviour, message) => {
  await using server = await serveAnswers(behaviour);
  const error = await rejection(clientOf(server.url).filial.list());
  expect(error).toBeInstanceOf(FreteAnswerError);
  expect(error.message).toMatch(message);
  expect(server.requests.length).toBe(1);
});

test("a refusal without mensagem still says something", async () => {
  await using server = await serveAnswers(text(403, "<html>", "text/html"));
  expect(await rejection(clientOf(server.url).filial.list())).toMatchObject({
    status: 403,
    mensagem: "Forbidden",
  });
});

test("the server's name for a failure is kept", async () => {
  await using server = await serveAnswers(json(500, { mensagem: "Erro interno" }, { "X-Request-Id": "abc" }));
  const error = await rejection(clientOf(server.url).filial.list());
  expect(error).toMatchObject({
    requestId: "abc",
    message: "listarFiliais: 500 Erro interno",
    name: "FreteServerError",
  });
});

test("with validateAnswers an answer of another shape is refused, naming the place", async () => {
  await using server = await serveAnswers(json(200, [{ idFilial: 1 }]));
  expect(await clientOf(server.url).filial.list()).toEqual([{ idFilial: 1 }]);
  const error = await rejection(clientOf(server.url, true).filial.list());
  expect(error).toBeInstanceOf(FreteAnswerError);
  expect(error.message).toMatch(/breaks the contract at \/0\S*: (must|has|breaks) /);
});

test("with validateAnswers a success that the contract does not have is refused", async () => {
  await using server = await serveAnswers(json(201, []));
  const error = await rejection(clientOf(server.url, true).filial.list());
  expect(error.message).toMatch(/201 the contract has no such status/);
});

test("an answer without body is undefined where the contract has one", async () => {
  await using server = await serveAnswers((response) => response.writeHead(204).end());
  expect(await clientOf(server.url, true).call("lerFila", {})).toBeUndefined();
});

test("text and files come as text and Blob", async () => {
  await using server = await serveAnswers(
    text(200, "<p>oi</p>", "text/html; charset=utf-8"),
    text(200, "bytes", "application/pdf"),
  );
  const { call } = clientOf(server.url);
  const path = { numeroPedido: "1/2", chavePedido: "c" };
  expect(await call("verRastreio", { path })).toBe("<p>oi</p>");
  const file = await call("baixarArquivo", { path: { chave: "k", nome: "nota fiscal.pdf" } });
  expect(await file.text()).toBe("bytes");
  expect(server.requests).toEqual([
    { method: "GET", url: "/rastreio/1%2F2/c", authorization: undefined },
    { method: "GET", url: "/arquivos/k/nota%20fiscal.pdf", authorization: "Bearer api" },
  ]);
});

test("raw returns a refusal and takes its own headers", async () => {
  await using server = await serveAnswers(json(404, { mensagem: "Cotação não encontrada" }));
  const raw = createRaw({ baseUrl: server.url, tokenApi: "api" });
  const path = { idCotacao: "12345678901" };
  const { data, error, response } = await raw.GET("/api/v1/cotacao/{idCotacao}", {
    params: { path },
    headers: { Authorization: "Bearer other" },
  });
  expect([data, error, response.status]).toEqual([undefined, { mensagem: "Cotação não encontrada" }, 404]);
  expect(server.requests).toEqual([
    { method: "GET", url: "/api/v1/cotacao/12345678901", authorization: "Bearer other" },
  ]);
});

test("raw passes through what the caller adds to openapi-fetch", async () => {
  await using server = await serveAnswers(none);
  const raw = createRaw({ baseUrl: server.url, tokenApi: "api" });
  const seen: string[] = [];
  raw.use({ onRequest: ({ schemaPath }) => void seen.push(schemaPath) });
  await raw.GET("/api/v1/filial");
  expect(seen).toEqual(["/api/v1/filial"]);
});

test.each(["", ".", ".."])(
  "a path parameter that is %j is refused, not sent to another operation",
  async (sku) => {
    await using server = await serveAnswers(none);
    await expect(clientOf(server.url).produto.get(sku)).rejects.toThrow(/consultarProduto: sku is/);
    expect(server.requests.length).toBe(0);
  },
);
