import type { Client, Middleware } from "openapi-fetch";
import { parseJson } from "./errorOfAnswer.ts";
import { FreteAnswerError } from "./errors.ts";
import type { Exchange } from "./exchange.ts";
import { operationByRoute } from "./operation.ts";
import type { Settings } from "./readSettings.ts";
import type { SentPaths } from "./sent.ts";
import type { CallOptions } from "./types.ts";
import { addressOf, bodyOf } from "./writeRequest.ts";

/** What is taken of the options of openapi-fetch; the rest is the contract's to say, or the client's. */
interface RawInit extends Omit<CallOptions, "headers"> {
  params?: Partial<Record<"path" | "query" | "header", Record<string, unknown>>>;
  body?: unknown;
  headers?: ConstructorParameters<typeof Headers>[0];
  parseAs?: "json" | "text" | "blob" | "arrayBuffer" | "stream";
  bodySerializer?: (body: unknown) => NonNullable<RequestInit["body"]>;
  middleware?: Middleware[];
}

const METHODS = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"];

/**
 * Every path of the contract, called as by openapi-fetch: `data` or `error` beside the response, and middleware. It is written here, by
 * what the contract says of parameters and bodies: the library would be a third of what a browser loads.
 */
export function createRaw(settings: Settings, exchange: Exchange): Client<SentPaths> {
  const registered: Middleware[] = [];

  async function request(method: string, schemaPath: string, init: RawInit = {}) {
    const operation = operationByRoute(method, schemaPath);
    const { params = {}, body, headers, parseAs = "json", bodySerializer, middleware = [], ...rest } = init;
    const { signal, ...options } = rest;
    const content = bodySerializer
      ? { body: bodySerializer(body) }
      : body === undefined
        ? {}
        : bodyOf(operation, body);
    const own = new Headers(headers);
    for (const [name, value] of Object.entries(params.header ?? {})) own.set(name, String(value));
    if (typeof content.body === "string" && !own.has("Content-Type"))
      own.set("Content-Type", "application/json");
    const address = settings.baseUrl + addressOf(operation, params.path, params.query);
    let request = new Request(address, { method, headers: own, ...content, ...(signal && { signal }) });
    const all = [...registered, ...middleware];
    const id = String(Math.random()).slice(2);
    const about = {
      schemaPath,
      params,
      id,
      options: { baseUrl: settings.baseUrl, fetch, parseAs },
    } as object;

    let response: Response | undefined;
    for (const { onRequest } of all) {
      const changed = await onRequest?.({ request, ...about } as never);
      if (changed instanceof Response) response = changed;
      else request = changed ?? request;
      if (response) break;
    }
    if (!response) {
      response = await send().catch(handled);
      for (const { onResponse } of all.toReversed())
        response = (await onResponse?.({ request, response, ...about } as never)) ?? response;
    }
    const { ok, status } = response;
    if (!ok) return { error: parseJson(await response.text()), response };
    const data = status === 204 || method === "HEAD" ? undefined : await read(response);
    await settings.validateAnswers?.(operation, status, data, settings.onUnknown);
    return { data, response };

    async function send(): Promise<Response> {
      const sent = { url: request.url, headers: Object.fromEntries(request.headers) };
      const bytes = request.body && (await request.arrayBuffer());
      const answer = await exchange(
        operation,
        { ...sent, ...(bytes && { body: bytes }) },
        { ...options, signal: request.signal },
      );
      // A body of nothing, not an empty one: some statuses have none.
      return new Response(answer.blob ?? (answer.text || null), answer.response);
    }

    async function handled(error: unknown): Promise<Response> {
      let left = error;
      for (const { onError } of all.toReversed()) {
        const changed = await onError?.({ request, error: left, ...about } as never);
        if (changed instanceof Response) return changed;
        left = changed ?? left;
      }
      throw left;
    }

    async function read(from: Response): Promise<unknown> {
      if (parseAs === "stream") return from.body;
      if (parseAs !== "json") return from[parseAs]();
      const text = await from.text();
      try {
        return text === "" ? undefined : JSON.parse(text);
      } catch (cause) {
        throw new FreteAnswerError("the answer is not JSON", { operation: operation.id, status, cause });
      }
    }
  }

  const byMethod = METHODS.map((method) => [
    method,
    (path: string, init?: RawInit) => request(method, path, init),
  ]);
  return {
    ...Object.fromEntries(byMethod),
    request,
    use: (...middleware: Middleware[]) => void registered.push(...middleware),
    eject: (...middleware: Middleware[]) => {
      for (const each of middleware) {
        const place = registered.indexOf(each);
        if (place >= 0) registered.splice(place, 1);
      }
    },
  };
}
