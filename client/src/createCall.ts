import createFetchClient, { type Client } from "openapi-fetch";
import { createSend, type Outgoing } from "./createSend.ts";
import { detailsOf, errorOfAnswer, withoutTokens } from "./errorOfAnswer.ts";
import { FreteAnswerError } from "./errors.ts";
import { type Operation, type OperationId, operationById, operationByRoute } from "./operation.ts";
import type { Answer } from "./readAnswer.ts";
import { checkLimits, type Settings } from "./readSettings.ts";
import type { SentPaths } from "./sent.ts";
import { tokenFor } from "./tokens.ts";
import type { AnswerOf, CallOptions, InputOf } from "./types.ts";
import { userAgent } from "./userAgent.ts";
import { addressOf, bodyOf } from "./writeRequest.ts";

/** Calls an operation by its id and gives the body of its success. @throws FreteError */
export type Call = <Id extends OperationId>(
  id: Id,
  input: InputOf<Id>,
  options?: CallOptions,
) => Promise<AnswerOf<Id>>;

/** What a call takes, whatever the operation. */
interface Input {
  path?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** The functions of openapi-fetch that are named after a method. */
const METHOD = /^[A-Z]+$/;

/** openapi-fetch without its types: this module gives it paths that are only known at run time. */
interface UntypedClient {
  request(method: string, path: string, init: unknown): Promise<{ data?: unknown; response: Response }>;
}

/** Makes the ways to call every operation: by id, by path, and a file as a stream. */
export function createCall(settings: Settings) {
  const send = createSend(settings);
  const { baseUrl, validateAnswers, onUnknown } = settings;

  function exchange(
    operation: Operation,
    { headers, ...request }: Pick<Outgoing, "url" | "headers" | "body">,
    { signal, headers: own, ...given }: CallOptions = {},
    isStream = false,
  ): Promise<Answer> {
    const limits = { ...settings, ...given };
    for (const name of ["timeout", "totalTimeout", "retries", "maxBytes"] as const)
      limits[name] = given[name] ?? settings[name];
    checkLimits(limits);
    const { id } = operation;
    const token = tokenFor(operation, settings.tokens);
    return send(
      operation,
      { ...request, headers: { ...userAgent, ...headers, ...lowered(id, own) }, token },
      { ...limits, signal, isStream },
    );
  }

  async function start(id: OperationId, input: Input = {}, options?: CallOptions, isStream?: boolean) {
    const operation = operationById(id);
    const { path, query, body } = input;
    const written = bodyOf(operation, body);
    const headers = typeof written.body === "string" ? { "content-type": "application/json" } : {};
    const url = baseUrl + addressOf(operation, path, query);
    const answer = await exchange(operation, { url, headers, ...written } as Outgoing, options, isStream);
    if (!answer.response.ok) throw errorOfAnswer(operation, answer, settings.tokens);
    return { operation, answer };
  }

  const call = (async (id: OperationId, input?: Input, options?: CallOptions) => {
    const { operation, answer } = await start(id, input, options);
    const data = dataOf(operation, answer, settings);
    await validateAnswers?.(operation, answer.response.status, data, onUnknown);
    return data;
  }) as Call;

  /** The bytes of a file as they come. */
  const stream = async (id: OperationId, input: Input, options?: CallOptions) => {
    const { answer } = await start(id, input, options, true);
    return answer.response.body ?? new Blob().stream();
  };

  return { call, stream, raw: createRaw() };

  function createRaw(): Client<SentPaths> {
    const client = createFetchClient<SentPaths>({ baseUrl });
    const request = async (
      method: string,
      path: string,
      init: CallOptions & Record<string, unknown> = {},
    ) => {
      const operation = operationByRoute(method, path);
      const { timeout, totalTimeout, retries, maxBytes, ...rest } = init;
      const { path: parameters } = (init.params ?? {}) as Input;
      addressOf(operation, parameters);
      const fetch = async (sent: Request) => {
        const headers = Object.fromEntries(sent.headers);
        const body = operation.body && (await sent.arrayBuffer());
        const options = { timeout, totalTimeout, retries, maxBytes, signal: sent.signal } as CallOptions;
        const outgoing = { url: sent.url, headers, ...(body && { body }) };
        const { response, text, blob } = await exchange(operation, outgoing, options);
        // A body of nothing, not an empty one: some statuses have none.
        return new Response(blob ?? (text || null), response);
      };
      const answer = await (client as unknown as UntypedClient).request(method, path, { ...rest, fetch });
      const { ok, status } = answer.response;
      if (ok) await validateAnswers?.(operation, status, answer.data, onUnknown);
      return answer;
    };
    const methods = Object.keys(client).filter((name) => METHOD.test(name));
    const byMethod = methods.map((method) => [
      method,
      (path: string, init?: Record<string, unknown>) => request(method, path, init),
    ]);
    return { ...client, request, ...Object.fromEntries(byMethod) };
  }
}

/** @throws Error naming a header that cannot be sent */
function lowered(id: OperationId, given: CallOptions["headers"] = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      // Its value is not said: it may be a secret.
      if (!/^[\w.-]+$/.test(name) || !/^[\t\x20-\xff]*$/.test(value))
        throw new Error(
          `${id}: the header ${JSON.stringify(name)} cannot be sent: a character in it is not allowed`,
        );
      return [name.toLowerCase(), value];
    }),
  );
}

/** The body of a success, as its type in `AnswerOf` says. @throws FreteAnswerError when it is something else */
function dataOf(operation: Operation, { response, text = "", blob }: Answer, { tokens }: Settings): unknown {
  const fault = (said: string, cause?: unknown) =>
    new FreteAnswerError(said, { ...detailsOf(operation.id, response), body: text, cause });
  const { answer, empty } = operation;
  if (blob) return blob;
  if (empty && response.status === 204) return undefined;
  if (text === "") throw fault("the answer is empty");
  if (answer === "text") return text;
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    const type = response.headers.get("Content-Type") ?? "no type";
    const begin = JSON.stringify(withoutTokens(text, tokens).slice(0, 60));
    throw fault(`the answer is not JSON: ${type}, beginning ${begin}`, error);
  }
  if (data === null) throw fault("the answer is empty");
  const kind = Array.isArray(data) ? "list" : typeof data;
  const expected = answer ?? "object";
  if (expected !== "any" && kind !== expected) throw fault(`the answer is no ${expected} but a ${kind}`);
  return data;
}
