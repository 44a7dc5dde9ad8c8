import createFetchClient, { type Client, type Middleware } from "openapi-fetch";
import { createExchange } from "./createExchange.ts";
import { FreteAnswerError } from "./errors.ts";
import { allOperations, type Operation } from "./operation.ts";
import type { ClientOptions } from "./options.ts";
import { readSettings } from "./readSettings.ts";
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
 * Every path of the contract, typed, as an openapi-fetch client: with token, limits and retries of a client with these options, but a refusal is
 * returned in `error` instead of thrown. An entry of its own, since a bundle of one file has everything in it that it may load: the
 * library is a quarter of that.
 *
 * @throws Error for an option that cannot be meant
 */
export function createRaw(options?: ClientOptions): Client<SentPaths> {
  const settings = readSettings(options);
  const exchange = createExchange(settings);
  const { baseUrl, validateAnswers, onUnknown } = settings;
  const client = createFetchClient({ baseUrl }) as unknown as UntypedClient;
  const registered: Middleware[] = [];

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

const operations = new Map([...allOperations()].map((each) => [`${each.method} ${each.path}`, each]));

/** @throws Error when the contract has no such operation */
function operationByRoute(method: string, path: string): Operation {
  const operation = operations.get(`${method.toUpperCase()} ${path}`);
  if (!operation)
    throw new Error(`the contract has no operation ${method} ${path}: use a path of its table, with braces`);
  return operation;
}
