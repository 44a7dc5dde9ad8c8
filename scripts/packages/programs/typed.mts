// What TypeScript must say of the packages, under the strictest options and without skipLibCheck.
import { createServer } from "node:http";
import { type Cotacao, codigoCompleto, createClient, createReceiver, temEstoque } from "@frete/client";
import { nodeListener } from "@frete/client/node";
import { createRaw } from "@frete/client/raw";
import { type EventoStore, memoryStore, requestOf, sqlStore } from "@frete/client/receiver";
import { exampleOf, signTestEvent, startTestLoja, testEvento } from "@frete/client/testing";
import { validateAnswers } from "@frete/client/validate";
import { contract, type PedidoNovo, validators } from "@frete/contract";
import type { Operations } from "@frete/contract/operacao";

const client = createClient({ baseUrl: "http://127.0.0.1:3000", tokenCotacao: "t", validateAnswers });
export const raw = createRaw({ baseUrl: "http://127.0.0.1:3000" });
// @ts-expect-error the contract has no such path
void raw.GET("/api/v1/nada");

export async function quote(): Promise<string | undefined> {
  const cotacao: Cotacao = await client.cotacao.create({
    cepDestino: "01310100",
    canal: "site",
    volumes: [{ sku: "CAFETEIRA-110", quantidade: 1, valorUnitario: 219.9 }],
  });
  const [melhor] = cotacao.opcoesEntrega.filter(temEstoque);
  // @ts-expect-error the contract has no such field
  void cotacao.precoTotal;
  return melhor && codigoCompleto(cotacao.retorno.idCotacao, melhor);
}

// @ts-expect-error the body is not complete
void client.cotacao.create({ canal: "site" });
// @ts-expect-error the contract has no such operation
void client.call("criarNada", {});

const receive = createReceiver({
  authorization: { token: "a-long-random-text" },
  onEvento: (evento) => {
    if (evento.tipo !== "Rastreio") return;
    const pedido: string = evento.dados.numeroPedido;
    void pedido;
  },
});
createServer(nodeListener(receive));

export const stores: EventoStore[] = [memoryStore(), sqlStore({ run: () => [], dialect: "postgres" })];
export async function testing(): Promise<number> {
  await using loja = await startTestLoja({ now: new Date(0) });
  loja.fail("criarCotacao", { status: 429, retryAfter: 1 }, 2);
  // @ts-expect-error the contract has no such operation
  loja.fail("criarNada", "timeout");
  // @ts-expect-error the event has no such field
  await loja.deliver("Rastreio", { numero: "1" });
  const sent = await signTestEvent(testEvento("Rastreio", { numeroPedido: "1" }));
  return (await receive(requestOf(sent))).status + exampleOf("criarCotacao").opcoesEntrega.length;
}

export const isCotacao = (value: unknown): value is Cotacao =>
  validators.criarCotacao.responses["200"]?.["application/json"]?.(value) ?? false;
export const hash: string = contract.hash;
export type Operator = keyof Operations;
export type Novo = PedidoNovo;
