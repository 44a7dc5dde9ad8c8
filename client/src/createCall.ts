import createFetchClient, { type Client } from "openapi-fetch";
import { createSend } from "./createSend.ts";
import { errorOfAnswer } from "./errorOfAnswer.ts";
import { FreteAnswerError } from "./errors.ts";
import { networkFailure } from "./networkFailure.ts";
import { type Operation, type OperationId, operationById, operationByRoute } from "./operation.ts";
import { checkLimits, type Settings } from "./readSettings.ts";
import type { SentPaths } from "./sent.ts";
import { tokenFor } from "./tokens.ts";
import type { AnswerOf, CallOptions, InputOf } from "./types.ts";

/** Calls an operation by its id and gives the body of its success. @throws FreteError */
export type Call = <Id extends OperationId>(
  id: Id,
  input: InputOf<Id>,
  options?: CallOptions,
) => Promise<AnswerOf<Id>>;

interface Answer {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** Call options and what openapi-fetch takes besides: params, body, parseAs... */
type Init = CallOptions & Record<string, unknown>;

/** openapi-fetch without its types: this module gives it paths that are only known at run time. */
interface UntypedClient {
  request(method: string, path: string, init: unknown): Promise<Answer>;
}

/** The functions of openapi-fetch that are named after a method. */
const METHOD = /^[A-Z]+$/;

/** Makes the two ways to call every operation: by id, and by path. */
export function createCall(settings: Settings): { call: Call; raw: Client<SentPaths> } {
  const client = createFetchClient<SentPaths>({ baseUrl: settings.baseUrl });
  const untyped = client as unknown as UntypedClient;
  const send = createSend(settings.fetch);

  async function exchange(operation: Operation, init: Init = {}): Promise<Answer> {
    const { timeout = settings.timeout, retries = settings.retries, ...rest } = init;
    checkLimits({ timeout, retries });
    const token = tokenFor(operation, settings.tokens);
    checkPath(operation, init.params);
    let isAnswered = false;
    const fetch = async (request: Request) => {
      if (token !== undefined && !request.headers.has("Authorization"))
        request.headers.set("Authorization", `Bearer ${token}`);
      const response = await send(operation, request, { timeout, retries });
      isAnswered = true;
      return response;
    };
    let answer: Answer;
    try {
      answer = await untyped.request(operation.method, operation.path, { ...rest, fetch });
    } catch (error) {
      if (!isAnswered || init.signal?.aborted) throw error;
      // A file that breaks off: its body is read by openapi-fetch.
      if (!(error instanceof SyntaxError)) throw networkFailure(operation.id, error, timeout);
      throw new FreteAnswerError("the answer is not JSON", {
        operation: operation.id,
        status: 200,
        cause: error,
      });
    }
    if (answer.response.ok) await settings.validateAnswers?.(operation, answer.response.status, answer.data);
    return answer;
  }

  const call: Call = async <Id extends OperationId>(id: Id, input: InputOf<Id>, options?: CallOptions) => {
    const operation = operationById(id);
    const { path, query, body } = (input ?? {}) as { path?: unknown; query?: unknown; body?: unknown };
    const parseAs = parserOf(operation);
    const { data, error, response } = await exchange(operation, {
      ...options,
      params: { path, query },
      body,
      parseAs,
    });
    if (!response.ok) throw errorOfAnswer(operation, response, error);
    if ((data ?? null) === null && (response.status !== 204 || !operation.responses[204]))
      throw new FreteAnswerError("the answer is empty", { operation: id, status: response.status });
    return data as AnswerOf<Id>;
  };

  const request = async (method: string, path: string, init?: Init) =>
    exchange(operationByRoute(method, path), init);
  const methods = Object.keys(client).filter((name) => METHOD.test(name));
  const byMethod = methods.map((method) => [
    method,
    (path: string, init?: Init) => request(method, path, init),
  ]);
  return {
    call,
    raw: { ...client, request, ...Object.fromEntries(byMethod) } as unknown as Client<SentPaths>,
  };
}

/** How openapi-fetch shall read the success of an operation: as its type in `AnswerOf` says. */
function parserOf({ responses }: Operation): "json" | "text" | "blob" {
  const mediaTypes = responses["200"] ?? [];
  if (mediaTypes.every((each) => each === "application/json")) return "json";
  return mediaTypes.every((each) => each.startsWith("text/")) ? "text" : "blob";
}

/** An address drops `.` and `..` and takes nothing for a segment: such a value would reach another operation. */
function checkPath({ id, path: template }: Operation, params: unknown): void {
  const { path = {} } = (params ?? {}) as { path?: Record<string, unknown> };
  for (const [, name = ""] of template.matchAll(/\{(\w+)/g)) {
    const value = path[name] ?? "";
    if (/^\.{0,2}$/.test(String(value)))
      throw new RangeError(`${id}: ${name} is "${value}", which no address can carry`);
  }
}
