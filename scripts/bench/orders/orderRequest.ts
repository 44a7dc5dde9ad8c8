import type { Request } from "autocannon";
import { DAY } from "../../../server/src/platform/durations.ts";
import {
  newEnvio,
  newNota,
  newPedido,
  newProduto,
} from "../../../server/src/test-support/criacao.testing.ts";
import { tokens } from "../dataSet/tokens.ts";

/** Where orders are created. */
export const path = "/api/v1/pedido/novo";
const NUMBER = "NUMERO-DO-PEDIDO";

/** Days until the delivery of an order that is created today. */
const LEAD = 30;

/** The body of an order of one shipment with two registered products, of a quotation that is stored. */
const bodyOf = (idCotacao: string) =>
  newPedido({
    idCotacao,
    numeroPedido: NUMBER,
    envio: [
      newEnvio({
        prazoDeEntrega: new Date(Date.now() + LEAD * DAY).toISOString().slice(0, 10),
        produtos: ["SKU-37", "SKU-74"].map((sku) => newProduto({ sku })),
        notaFiscal: newNota({ filialERP: "SP01" }),
      }),
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
