import type { Client, Middleware } from "openapi-fetch";
import { FreteAnswerError } from "./errors.ts";
import type { Exchange } from "./exchange.ts";
import { operationByRoute } from "./operation.ts";
import type { Settings } from "./readSettings.ts";
import type { SentPaths } from "./sent.ts";
import type { CallOptions } from "./types.ts";
import { addressOf, bodyOf } from "./writeRequest.ts";

/** Call options, and what openapi-fetch takes besides: params, body, parseAs... */
interface Init extends CallOptions {
  params?: { path?: Record<string, unknown> };
  middleware?: Middleware[];
  [option: string]: unknown;
}

/** openapi-fetch without its types: this module gives it paths that are only known at run time. */
interface UntypedClient {
  request(method: string, path: string, init: unknown): Promise<{ data?: unknown; response: Response }>;
}

const METHODS = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"];

/**
 * Every path of the contract by openapi-fetch, whose requests go out as all others of the client do. The library is loaded when it
 * is first needed: it would be a quarter of what a browser loads.
 */
export function createRaw(settings: Settings, exchange: Exchange): Client<SentPaths> {
  const { baseUrl, validateAnswers, onUnknown } = settings;
  const registered: Middleware[] = [];
  let loaded: Promise<UntypedClient> | undefined;
  const load = async () => {
    const { default: createFetchClient } = await import("openapi-fetch");
    return createFetchClient({ baseUrl }) as unknown as UntypedClient;
  };

  async function request(method: string, path: string, init: Init = {}) {
    const operation = operationByRoute(method, path);
    addressOf(operation, init.params?.path);
    const { timeout, totalTimeout, retries, maxBytes, middleware = [], ...rest } = init;
    const limits = { timeout, totalTimeout, retries, maxBytes };
    let status = 0;
    const send = async (request: Request) => {
      const { url, signal } = request;
      const headers = Object.fromEntries(request.headers);
      const body = request.body && (await request.arrayBuffer());
      const answer = await exchange(
        operation,
        { url, headers, ...(body && { body }) },
        { ...limits, signal },
      );
      ({ status } = answer.response);
      // A body of nothing, not an empty one: some statuses have none.
      return new Response(answer.blob ?? (answer.text || null), answer.response);
    };
    loaded ??= load();
    const client = await loaded;
    const answer = await client
      .request(method, path, {
        bodySerializer: (body: unknown) => bodyOf(operation, body).body,
        ...rest,
        middleware: [...registered, ...middleware],
        fetch: send,
      })
      .catch((cause) => {
        if (!(cause instanceof SyntaxError)) throw cause;
        throw new FreteAnswerError("the answer is not JSON", { operation: operation.id, status, cause });
      });
    const { response, data } = answer;
    if (response.ok) await validateAnswers?.(operation, response.status, data, onUnknown);
    return answer;
  }

  const byMethod = METHODS.map((method) => [
    method,
    (path: string, init?: Init) => request(method, path, init),
  ]);
  return {
    ...Object.fromEntries(byMethod),
    request,
    use: (...middleware: Middleware[]) => void registered.push(...middleware),
    eject: (...middleware: Middleware[]) => {
      registered.splice(0, Infinity, ...registered.filter((each) => !middleware.includes(each)));
    },
  };
}
