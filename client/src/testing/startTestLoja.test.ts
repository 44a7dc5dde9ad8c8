import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Evento } from "@frete/contract/loja";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createClient } from "../createClient.ts";
import { FreteAnswerError, FreteError, FreteNetworkError, FreteTimeoutError } from "../errors.ts";
import { createReceiver } from "../receiver/createReceiver.ts";
import { nodeListener } from "../receiver/nodeListener.ts";
import { rejection } from "../test-support/rejection.ts";
import { startTestLoja, type TestLoja } from "./startTestLoja.ts";
import { testEvento } from "./testEvento.ts";

const NOW = Date.parse("2026-11-23T12:00:00Z");
let loja: TestLoja;
beforeAll(async () => {
  loja = await startTestLoja({ now: NOW });
});
afterAll(() => loja.close());
beforeEach(() => loja.reset());

const carrinho = {
  cepDestino: "01310100",
  canal: "site",
  volumes: [{ sku: "CAFETEIRA-110", quantidade: 1, valorUnitario: 219.9 }],
};

test("the demonstration's store answers by its own clock, and keys are the same after each reset", async () => {
  const first = await loja.client.cotacao.create(carrinho);
  await loja.reset();
  const again = await loja.client.cotacao.create(carrinho);
  expect(again).toEqual(first);
  expect(first.opcoesEntrega.length).toBeGreaterThan(2);
  expect(loja.requests).toEqual([
    { operation: "criarCotacao", method: "POST", path: "/api/v1/cotacao", status: 200 },
  ]);
});

test("what a test writes is gone after a reset, and the address is the same", async () => {
  const { baseUrl } = loja;
  const medidas = { altura: 1, largura: 1, profundidade: 1 };
  await loja.client.produto.save([
    { sku: "NOVO-1", titulo: "Novo", status: true, peso: 1, preco: 9.9, ...medidas, filial: [] },
  ]);
  await loja.client.produto.get("NOVO-1");
  await loja.reset();
  expect(await rejection(loja.client.produto.get("NOVO-1"))).toMatchObject({ status: 404 });
  expect(loja.baseUrl).toBe(baseUrl);
});

test("time passes when it is told to: a quotation leaves its queue after twelve hours", async () => {
  await loja.client.cotacao.create(carrinho);
  expect(loja.now()).toBe(NOW);
  await loja.advance(13 * 3_600_000);
  expect(loja.now()).toBe(NOW + 13 * 3_600_000);
  expect(await loja.client.cotacao.readFila()).toEqual([]);
});

test.each([
  [{ status: 500 } as const, FreteError, { status: 500, mensagem: "Falha pedida pelo teste." }],
  [{ status: 429, retryAfter: 7 } as const, FreteError, { status: 429, retryAfter: 7000, isRetryable: true }],
  ["html502" as const, FreteError, { status: 502 }],
  ["brokenJson" as const, FreteAnswerError, { status: 200 }],
  ["disconnect" as const, FreteNetworkError, { status: 0 }],
  ["timeout" as const, FreteTimeoutError, { status: 0 }],
])("an operation fails as it is told to, once, and no other: %j", async (fault, kind, expected) => {
  const { baseUrl, tokenApi, tokenCotacao } = loja;
  const client = createClient({ baseUrl, tokenApi, tokenCotacao, retries: 0, timeout: 1000 });
  loja.fail("listarFiliais", fault);
  await client.call("listarStatus", {});
  const error = await rejection(client.filial.list());
  expect(error).toBeInstanceOf(kind);
  expect(error).toMatchObject(expected);
  expect((await client.filial.list()).length).toBeGreaterThan(0);
});

test("faults come in the order in which they were planned, as often as planned; a reset forgets them", async () => {
  const { baseUrl, tokenApi, tokenCotacao } = loja;
  const client = createClient({ baseUrl, tokenApi, tokenCotacao, retries: 0 });
  loja.fail("*", { status: 503, mensagem: "Em manutenção." }, 2);
  loja.fail("listarFiliais", { status: 500 });
  const statuses = [];
  for (let turn = 0; turn < 4; turn++)
    statuses.push(
      await client.filial.list().then(
        () => 200,
        ({ status }: FreteError) => status,
      ),
    );
  expect(statuses).toEqual([503, 503, 500, 200]);
  expect(loja.requests.map(({ status }) => status)).toEqual(statuses);
  loja.fail("*", { status: 500 }, 9);
  await loja.reset();
  await client.filial.list();
});

test("a failure that cannot be meant is told by name, and plans nothing", async () => {
  for (const [operation, fault, times, said] of [
    ["criarCotacoes", "timeout", 1, "no operation criarCotacoes: use criarCotacao, "],
    [
      "*",
      "time-out",
      1,
      'fault is "time-out": use html502, brokenJson, timeout, disconnect, or { status: 503 }',
    ],
    ["*", 503, 1, "fault is 503: use html502"],
    ["*", null, 1, "fault is null"],
    ["*", { mensagem: "Fora." }, 1, "status of the fault is undefined: use a whole number from 200 to 599"],
    ["*", { status: "503" }, 1, 'status of the fault is "503"'],
    ["*", { status: 99 }, 1, "status of the fault is 99"],
    ["*", { status: 429, retry: 1 }, 1, "a fault has no retry: it has status, mensagem, retryAfter, body"],
    ["*", { status: 429, retryAfter: "1\n" }, 1, 'retryAfter is "1\\n"'],
    ["*", "timeout", 0, "times is 0: use a whole number from 1"],
  ] as const)
    expect(() => loja.fail(operation as "*", fault as "timeout", times)).toThrow(said);
  await loja.client.filial.list();
});

test("an event is delivered now, signed by the server's clock, and tells what the receiver answered", async () => {
  const handled: Evento[] = [];
  let isAway = false;
  const receive = createReceiver({
    authorization: { token: "abc" },
    now: loja.now,
    onEvento: (evento) => {
      if (isAway) throw new Error("away");
      handled.push(evento);
    },
    onError: () => undefined,
  });
  const server = createServer(nodeListener(receive)).listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    expect((await rejection(loja.deliver("Rastreio"))).message).toContain("registrarWebhook");
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const body = { url, tipoAutorizacao: "Bearer", token: "abc" } as const;
    await loja.client.call("registrarWebhook", { body });
    const delivered = await loja.deliver("Rastreio", { numeroPedido: "MEU-1", situacao: "entregue" });
    expect(delivered).toEqual({ documento: "evt_1_1", status: 200, reason: null });
    expect(handled).toEqual([
      testEvento("Rastreio", { numeroPedido: "MEU-1", situacao: "entregue" }, "evt_1_1"),
    ]);
    isAway = true;
    expect(await loja.deliver("metodoEnvio")).toMatchObject({ documento: "evt_1_2", status: 500 });
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test("what a receiver refused comes again when the clock says so", async () => {
  let refusals = 1;
  const arrived: string[] = [];
  const receive = createReceiver({
    authorization: null,
    onEvento: ({ documento }) => {
      arrived.push(documento);
      if (refusals-- > 0) throw new Error("away");
    },
    onError: () => undefined,
  });
  const server = createServer(nodeListener(receive)).listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    await loja.client.call("registrarWebhook", { body: { url } });
    const aplicativos = `${loja.baseUrl}/operacao/v1/lojas/1/aplicativos`;
    const headers = { Authorization: `Bearer ${loja.tokenOperador}`, "Content-Type": "application/json" };
    const made = await fetch(aplicativos, { method: "POST", headers, body: '{"nome":"Etiquetas"}' });
    const { id } = (await made.json()) as { id: number };
    await fetch(`${aplicativos}/${id}`, { method: "DELETE", headers });
    await expect.poll(() => arrived).toEqual(["evt_1_1"]);
    await expect
      .poll(async () => {
        await loja.advance(60_000);
        return arrived;
      })
      .toEqual(["evt_1_1", "evt_1_1"]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test("a store that reads its queue finds the event there", async () => {
  await loja.client.call("registrarWebhook", {
    body: { url: "https://loja.example.com/e", modulo: "fila" },
  });
  const { documento, status } = await loja.deliver("Aplicativo", { nomeApp: "Etiquetas" });
  expect(status).toBeNull();
  expect(await loja.client.fila.read()).toEqual(
    testEvento("Aplicativo", { nomeApp: "Etiquetas" }, documento),
  );
});

test("an instant that is none is told", async () => {
  await expect(startTestLoja({ now: "ontem" })).rejects.toThrow('now is "ontem"');
});
