import { afterAll, beforeAll, expect, test } from "vitest";
import { createClient } from "./createClient.ts";
import { createRaw } from "./createRaw.ts";
import type { FreteClient } from "./freteClient.ts";
import { codigoCompleto, FreteError, temEstoque } from "./index.ts";
import { serveReference } from "./test-support/serveReference.ts";
import { validateAnswers } from "./validateAnswers.ts";

let server: Awaited<ReturnType<typeof serveReference>>;
let client: FreteClient;
beforeAll(async () => {
  server = await serveReference();
  client = createClient({
    baseUrl: server.url,
    tokenApi: "frete_api_demo1",
    tokenCotacao: "frete_cot_demo1",
    validateAnswers,
  });
});
afterAll(() => server.close());

const cart = {
  cepDestino: "01310100",
  canal: "site",
  volumes: [{ sku: "CAFETEIRA-110", quantidade: 2, valorUnitario: 219.9 }],
};

test("a quotation is created, read by both codes, and taken out of the queue", async () => {
  const cotacao = await client.cotacao.create(cart);
  const { idCotacao } = cotacao.retorno;
  expect(cotacao.opcoesEntrega.length).toBeGreaterThan(0);
  expect(await client.cotacao.get(idCotacao)).toEqual(cotacao);
  for (const opcao of cotacao.opcoesEntrega) {
    expect(await client.cotacao.get(codigoCompleto(idCotacao, opcao))).toEqual(cotacao);
  }
  const {
    retorno: { destino: _, ...retorno },
    ...rest
  } = cotacao;
  expect(await client.cotacao.readFila()).toEqual([{ retorno, ...rest }]);
  expect(await client.cotacao.readFila()).toEqual([]);
});

test("COT-015: temEstoque agrees with the catalogue", async () => {
  const { opcoesEntrega } = await client.cotacao.create(cart);
  const stock = opcoesEntrega.map((opcao) => `${opcao.dadosFrete.filialERP} ${temEstoque(opcao)}`);
  expect(new Set(stock)).toEqual(new Set(["SP01 true", "PR01 true", "PE01 false"]));
});

test("the queue is walked through in batches until it is empty", async () => {
  for await (const _ of client.cotacao.iterateFila());
  const created = new Set<string>();
  for (let index = 0; index < 5; index++) created.add((await client.cotacao.create(cart)).retorno.idCotacao);
  const read: string[] = [];
  for await (const { retorno } of client.cotacao.iterateFila(2)) read.push(retorno.idCotacao);
  expect(read.length).toBe(5);
  expect(new Set(read)).toEqual(created);
});

test("leaving the walk early reads no further batch", async () => {
  for (let index = 0; index < 3; index++) await client.cotacao.create(cart);
  for await (const _ of client.cotacao.iterateFila(1)) break;
  expect((await client.cotacao.readFila()).length).toBe(2);
});

test("products are saved and read, a sku of any characters too", async () => {
  const base = { titulo: "Caneca", peso: 0.4, largura: 9, altura: 10, profundidade: 12, preco: 29.9 };
  for (const sku of ["CANECA", "caneca azul/branca #1 ?%", "çãé", "日本"]) {
    const [outcome] = await client.produto.save([
      { ...base, sku, status: true, filial: [{ idFilial: "SP01", quantidade: 7, prazoAdicional: 0 }] },
    ]);
    expect(outcome).toEqual({
      sku,
      mensagem: "sucesso",
      dePara: [],
      filial: [{ idFilial: "SP01", mensagem: "sucesso" }],
    });
    expect(await client.produto.get(sku)).toMatchObject({ ...base, sku, status: true });
  }
});

test("branches", async () => {
  expect((await client.filial.list()).map(({ idFilial }) => idFilial)).toEqual([
    "SP01",
    "PR01",
    "PE01",
    "MG01",
  ]);
});

test("a refusal of the server is a FreteError with its text", async () => {
  const error = await client.cotacao
    .create({ ...cart, volumes: [{ quantidade: 0, valorUnitario: 1 }] })
    .catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(FreteError);
  expect(error).toMatchObject({
    status: 400,
    operation: "criarCotacao",
    isRetryable: false,
    requestId: expect.stringMatching(/^[\da-f]{32}$/),
  });
  expect((error as FreteError).mensagem).toMatch(/^volumes\.0\.quantidade: /);
});

test("404 and 401 come as they are", async () => {
  await expect(client.produto.get("NADA")).rejects.toMatchObject({ status: 404 });
  const stranger = createClient({ baseUrl: server.url, tokenApi: "x", tokenCotacao: "y" });
  await expect(stranger.filial.list()).rejects.toMatchObject({ status: 401, operation: "listarFiliais" });
});

test("a slash at the end of baseUrl changes nothing", async () => {
  const same = createClient({ baseUrl: `${server.url}/`, tokenApi: "frete_api_demo1" });
  expect((await same.filial.list()).length).toBe(4);
});

test.each([
  [{ baseUrl: "localhost" }, "baseUrl"],
  [{ baseUrl: "http://x", timeout: -1 }, "timeout"],
  [{ baseUrl: "http://x", timeout: Number.NaN }, "timeout"],
  [{ baseUrl: "http://x", retries: 1.5 }, "retries"],
])("%j cannot be meant", (options, named) => {
  expect(() => createClient(options)).toThrow(named);
});

test("a path that the contract does not have is refused before it is sent", async () => {
  const path = "/api/v1/nada" as "/api/v1/filial";
  const raw = createRaw({ baseUrl: server.url });
  await expect(raw.GET(path)).rejects.toThrow("the contract has no operation GET /api/v1/nada");
});
