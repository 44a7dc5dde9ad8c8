import http from "node:http";
import type { OperationId } from "@frete/contract/loja";
import { operations } from "@frete/contract/loja";
import { requestExamples } from "@frete/contract/loja/examples";
import type { OpenApiDocument, ParameterObject, Schema } from "@frete/contract/toolkit/openApi";
import { chunks } from "../../../server/src/platform/storage/chunks.ts";
import { type Known, learn, subjectsOf } from "./known.ts";
import { makeRequest, type Recipe } from "./recipe.ts";
import { send } from "./send.ts";
import type { Measured } from "./startMeasured.ts";
import { AT_ONCE, heavy, OPERATOR } from "./stores.ts";

/** Orders of the pre-list that is read; of each of those that are made at once, and given up again. */
const LISTED = 50;
const IN_A_LOT = 6;

/** How many of its heaviest requests the heavy store has sent before it is measured: what its lists and records consist of. */
export const FILL: Partial<Record<OperationId, number>> = {
  criarCotacao: 250,
  salvarProdutos: 5,
  criarPedido: LISTED + AT_ONCE * IN_A_LOT,
  enviarMensagemChat: 100,
  lerFila: 20,
};

/** What of an example the store of the demonstration would refuse, and what tells requests apart that are no repetitions. */
const START: Partial<Record<OperationId, Recipe["choices"]>> = {
  criarPedido: {
    "/numeroPedido differs": "requests",
    "/idCotacao left out": true,
    "/controleEtiqueta value": "servico",
    "/envio/*/nomeTransportadora value": "Jaguar Expresso",
    "/envio/*/nomeMetodoEnvio value": "Expresso",
    "/envio/*/nomeTransportadora left out": false,
    "/envio/*/nomeMetodoEnvio left out": false,
    "/envio/*/prazoDeEntrega value": "2035-12-31",
  },
};

/** The request of an operation that the contract shows. */
export function exampleOf(document: OpenApiDocument, id: OperationId, known: Known): Recipe {
  const { path, method, security } = operations[id];
  const operation = document.paths[path]?.[method.toLowerCase()];
  const token = security[0]?.some(({ scheme }: { scheme: string }) => scheme === "TokenCotacao")
    ? heavy.cotacao
    : heavy.api;
  const content = operation?.requestBody?.content["application/json"];
  const [example] = Object.values(requestExamples[id]?.["application/json"] ?? {});
  return {
    method,
    path,
    token,
    parameters: (operation?.parameters ?? []) as ParameterObject[],
    schema: content?.schema as Schema | undefined,
    example,
    subjects: subjectsOf(id, known),
    choices: START[id] ?? {},
  };
}

/** The pre-list that lists read. */
export const listed = (document: OpenApiDocument, known: Known): Recipe => ({
  ...exampleOf(document, "criarPlp", known),
  example: { filialERP: "SP01", idMetodo: 3, pedidos: known.chaves.slice(0, LISTED) },
});

/** Pre-lists of orders that are in none, each given up again by the operator, so that its orders can be listed once more. */
export const relisted = (document: OpenApiDocument, known: Known): Recipe => ({
  ...listed(document, known),
  lots: {
    "/pedidos": chunks(known.chaves.slice(LISTED, LISTED + AT_ONCE * IN_A_LOT), IN_A_LOT),
  },
  undo: {
    method: "POST",
    path: `/operacao/v1/lojas/${heavy.idLoja}/plps/{codigoPLP}/exclusao`,
    token: OPERATOR,
  },
});

/** Sends a request so often, eight at once, and keeps the keys of what came of it. */
export async function fill(
  url: string,
  document: OpenApiDocument,
  { id, recipe, times, next }: { id: OperationId; recipe: Recipe; times: number; next: () => number },
  known: Known,
): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 4 });
  let left = times;
  const run = async () => {
    while (left-- > 0) {
      const { status, body } = await send(url, makeRequest(document, recipe, next()), agent, true);
      if (status < 300) learn(known, id, body);
    }
  };
  await Promise.all(Array.from({ length: 4 }, run));
  agent.destroy();
}

/** The queue of events is read, and its documents are told by reading. */
export async function begin({ url }: Measured): Promise<void> {
  const body = JSON.stringify({
    url: "https://receiver.invalid/",
    modulo: "fila",
    rastreio: true,
    chatTransportadora: true,
  });
  const { status } = await send(
    url,
    { method: "POST", path: "/api/v1/webhook/novo", token: heavy.api, body },
    new http.Agent(),
  );
  if (status !== 200) throw new Error(`the queue was not chosen: ${status}`);
}

/** A message with the largest file of the store's first order. */
export async function upload({ url }: Measured, known: Known): Promise<void> {
  const form = new FormData();
  form.set("mensagem", "Segue");
  form.set(
    "anexo",
    new File([`%PDF-1.7\n${"x".repeat(2_000_000)}`], "nota.pdf", { type: "application/pdf" }),
  );
  const answer = await fetch(`${url}/api/v1/chat/${known.chaves[0]}/mensagem`, {
    method: "POST",
    headers: { Authorization: `Bearer ${heavy.api}` },
    body: form,
  });
  learn(known, "enviarMensagemChat", await answer.json());
}
