import { operations } from "@frete/contract/loja/operations";
import { type HttpHandler, http } from "msw";
import type { OperationId } from "../operation.ts";
import type { AnswerOf } from "../types.ts";
import { checkOperation } from "./checkOperation.ts";
import { exampleOf, exampleOfRefusal } from "./exampleOf.ts";

export { exampleOf } from "./exampleOf.ts";

/** A request that a handler answers. */
export interface Asked {
  /** Parameters in the address. */
  path: Record<string, string>;
  query: URLSearchParams;
  request: Request;
}

/** What an operation answers: a value of the contract, or what makes one, or any `Response`, of the request. */
export type Override<Id extends OperationId> =
  | AnswerOf<Id>
  | Response
  | ((asked: Asked) => AnswerOf<Id> | Response | Promise<AnswerOf<Id> | Response>);

/** Answers that differ from the contract's examples. */
export type Overrides = { [Id in OperationId]?: Override<Id> };

/**
 * Handlers of Mock Service Worker for every operation of the contract, for `setupServer(...handlers())`: each answers with the
 * contract's example, or with what it is told.
 *
 * @param baseUrl of the client; default any
 */
export function handlers(overrides: Overrides = {}, baseUrl = "*"): HttpHandler[] {
  Object.keys(overrides).forEach(checkOperation);
  return (Object.keys(operations) as OperationId[]).map((id) => handlerOf(id, overrides[id], baseUrl));
}

/** Handlers of the named operations alone, to be put before others: `server.use(...handlersOf({ listarFiliais: [] }))`. */
export function handlersOf(overrides: Overrides, baseUrl = "*"): HttpHandler[] {
  Object.keys(overrides).forEach(checkOperation);
  return (Object.keys(overrides) as OperationId[]).map((id) => handlerOf(id, overrides[id], baseUrl));
}

/**
 * A refusal as the contract's example has it.
 *
 * @param mensagem what is said instead
 * @throws Error for a status with which the contract does not refuse the operation
 */
export function refusal(id: OperationId, status: number, mensagem?: string): Response {
  const example = exampleOfRefusal(id, status);
  if (typeof example === "string")
    return new Response(example, { status, headers: { "Content-Type": "text/html" } });
  return Response.json(mensagem === undefined ? example : { ...Object(example), mensagem }, { status });
}

function handlerOf(id: OperationId, override: unknown, baseUrl: string): HttpHandler {
  const { method, path } = operations[id];
  const url = `${baseUrl.replace(/\/+$/, "")}${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
  const on = http[method.toLowerCase() as "get"];
  return on(url, async ({ request, params }) => {
    const asked: Asked = {
      path: params as Record<string, string>,
      query: new URL(request.url).searchParams,
      request,
    };
    const answer = typeof override === "function" ? await override(asked) : override;
    return responseOf(id, answer === undefined ? usual(id) : answer);
  });
}

function usual(id: OperationId): unknown {
  // The one answer that no example can show.
  if (id === "baixarArquivo") return new Blob(["%PDF-1.7\n%%EOF\n"], { type: "application/pdf" });
  return exampleOf(id);
}

function responseOf(id: OperationId, answer: unknown): Response {
  // A response is read once; a handler may be asked often.
  if (answer instanceof Response) return answer.clone() as Response;
  if (answer instanceof Blob) return new Response(answer);
  if (typeof answer !== "string") return Response.json(answer);
  const [mediaType = "text/plain"] = operations[id].responses["200"];
  return new Response(answer, { headers: { "Content-Type": mediaType } });
}
