import { operations } from "@frete/contract/loja/operations";
import { type SetupServer, setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { codigoCompleto } from "../codigoCompleto.ts";
import { createClient } from "../createClient.ts";
import type { OperationId } from "../operation.ts";
import { rejection } from "../test-support/rejection.ts";
import { validateAnswers } from "../validateAnswers.ts";
import { exampleOf, handlers, handlersOf, refusal } from "./msw.ts";

const client = createClient({
  baseUrl: "https://frete.example",
  tokenApi: "a",
  tokenCotacao: "c",
  retries: 0,
  validateAnswers,
});
let server: SetupServer;
beforeAll(() => {
  server = setupServer(...handlers());
  server.listen({ onUnhandledRequest: "error" });
});
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const carrinho = {
  cepDestino: "01310100",
  canal: "site",
  volumes: [{ sku: "A", quantidade: 1, valorUnitario: 1 }],
};
/** Whatever an address needs. */
const path = {
  ...{ idCotacao: "12345678901", filtro: "documento", valor: "a".repeat(32), numeroPedido: "1" },
  ...{ chavePedido: "b".repeat(32), chave: "c", nome: "d.pdf", idPedido: "e", filialERP: "SP01" },
  ...{ idPLP: 1, tipo: "motivoReversa", sku: "A", idDocumento: "evt_1_1" },
};

test.each(Object.keys(operations) as OperationId[])("%s answers what the contract promises", async (id) => {
  const body = operations[id].body === null ? {} : { body: {} };
  const call = client.call as (id: OperationId, input: object) => Promise<unknown>;
  const answer = await call(id, { path, ...body });
  expect(answer).toBeTruthy();
  if (!(answer instanceof Blob)) expect(answer).toEqual(exampleOf(id));
});

test("an answer may be a value, or made of the request", async () => {
  const cotacao = exampleOf("criarCotacao");
  server.use(
    ...handlersOf({
      criarCotacao: { ...cotacao, opcoesEntrega: [] },
      consultarProduto: async ({ path: { sku = "" } }) => {
        const { produto } = exampleOf("consultarProduto");
        return { produto: produto.map((each) => ({ ...each, sku })) } as never;
      },
      verRastreio: "<h1>Entregue</h1>",
    }),
  );
  expect((await client.cotacao.create(carrinho)).opcoesEntrega).toEqual([]);
  expect((await client.produto.get("MEU-1")).sku).toBe("MEU-1");
  expect(await client.call("verRastreio", { path })).toBe("<h1>Entregue</h1>");
  // What an example gives is a copy: another test finds it as it was.
  cotacao.opcoesEntrega.length = 0;
  expect(exampleOf("criarCotacao").opcoesEntrega.length).toBeGreaterThan(0);
});

test("a refusal of the contract, as often as it is asked for", async () => {
  server.use(...handlersOf({ criarCotacao: refusal("criarCotacao", 503, "Em manutenção.") }));
  for (let turn = 0; turn < 2; turn++)
    expect(await rejection(client.cotacao.create(carrinho))).toMatchObject({
      status: 503,
      mensagem: "Em manutenção.",
    });
  expect(() => refusal("criarCotacao", 404)).toThrow("criarCotacao is not refused with 404: use 400, 401,");
});

test("an example has a name where there are several", () => {
  expect(exampleOf("lerChat", "semConversa")).not.toEqual(exampleOf("lerChat"));
  expect(() => exampleOf("lerChat", "outra")).toThrow("use conversa, semConversa");
});

test("an operation that the contract has not is told, not passed over", () => {
  const slip = { criarCotacoes: exampleOf("criarCotacao") } as object;
  for (const make of [handlers, handlersOf])
    expect(() => make(slip)).toThrow("no operation criarCotacoes: use criarCotacao, ");
});

test("types hold what is answered instead to the contract", () => {
  const [opcao] = exampleOf("criarCotacao").opcoesEntrega;
  expect(opcao && codigoCompleto("12345678901", opcao)).toMatch(/^\d{25}$/);
  // @ts-expect-error the contract has no such field
  expect(handlersOf({ criarCotacao: { precoTotal: 1 } })).toHaveLength(1);
});
