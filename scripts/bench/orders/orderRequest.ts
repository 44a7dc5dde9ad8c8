import type { Request } from "autocannon";
import { tokens } from "../dataSet/tokens.ts";

/** Where orders are created. */
export const path = "/api/v1/pedido/novo";
const NUMBER = "NUMERO-DO-PEDIDO";

/** The body of an order of one shipment with two registered products, of a quotation that is stored. */
const bodyOf = (idCotacao: string) => ({
  idCotacao,
  numeroPedido: NUMBER,
  tipoPedido: "envio",
  valorFretePedido: 20,
  enderecoEntrega: {
    nome: "Maria Souza",
    email: "maria@example.com",
    cpfCnpj: "12345678909",
    cep: "01310100",
    uf: "SP",
    cidade: "São Paulo",
    endereco: "Avenida Paulista",
    numero: "1000",
    bairro: "Bela Vista",
    referencia: "Metrô",
    telefones: ["11999990000"],
  },
  envio: [
    {
      quantidade: 1,
      quantidadeVolumes: 1,
      prazoDeEntrega: "2026-12-31",
      produtos: ["SKU-37", "SKU-74"].map((sku) => ({
        sku,
        ...{ peso: 1, altura: 10, largura: 20, profundidade: 30 },
        ...{ preco: 50, quantidade: 1, quantidadeVolumes: 1 },
      })),
      notaFiscal: {
        filialERP: "SP01",
        chave: "35260711222333000181550010000000011731582645",
        data: "2026-11-20",
        valorTotal: 60,
        valorTotalProdutos: 50,
      },
    },
  ],
});

let next = 0;

/** Requests that create orders, each with a number of its own. */
export function orderRequest(idCotacao: string): Request {
  const [before = "", after = ""] = JSON.stringify(bodyOf(idCotacao)).split(NUMBER);
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${tokens.pedidos}` };
  const request = { method: "POST" as const, path, headers };
  return {
    ...request,
    setupRequest: () => ({ ...request, body: `${before}B-${process.pid}-${++next}${after}` }),
  };
}

/** The body of an order, with a number of its own unless one is given. */
export const orderBody = (idCotacao: string, numeroPedido = `B-${process.pid}-${++next}`): string =>
  JSON.stringify({ ...bodyOf(idCotacao), numeroPedido });

/** Numbers of the orders that are changed. */
export const CHANGED = Array.from({ length: 100 }, (_, index) => `ALTERADO-${index}`);

/** Requests that change one field of the first shipment, of one order after the other. */
export function changeRequest(): Request {
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${tokens.pedidos}` };
  const request = { method: "PUT" as const, headers };
  return {
    ...request,
    setupRequest: () => ({
      ...request,
      path: `/api/v1/pedido/altera/pedido/${CHANGED[++next % CHANGED.length]}`,
      body: `{"envio":[{"mapaDeCarga":"M${next}"}]}`,
    }),
  };
}
