import { answerDetails } from "./answerDetails.ts";
import { createExchange } from "./createExchange.ts";
import { errorOfAnswer, withoutTokens } from "./errorOfAnswer.ts";
import { FreteAnswerError } from "./errors.ts";
import type { Outgoing } from "./makeAttempt.ts";
import { type Operation, type OperationId, operationById } from "./operation.ts";
import type { Answer } from "./readAnswer.ts";
import type { Settings } from "./readSettings.ts";
import type { AnswerOf, CallOptions, InputOf } from "./types.ts";
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

const JSON_TYPE = { "content-type": "application/json" };

/** The ways to call every operation. */
export interface Calls {
  call: Call;
  /** The bytes of a file as they come. */
  stream(id: OperationId, input: Input, options?: CallOptions): Promise<ReadableStream<Uint8Array>>;
}

/** Makes the ways to call every operation: by id, and a file as a stream. */
export function createCall(settings: Settings): Calls {
  const exchange = createExchange(settings);
  const { baseUrl, validateAnswers, onUnknown } = settings;

  async function start(id: OperationId, input: Input = {}, options?: CallOptions, isStream?: boolean) {
    const operation = operationById(id);
    const { path, query, body } = input;
    const written = bodyOf(operation, body);
    const url = baseUrl + addressOf(operation, path, query);
    const headers = typeof written.body === "string" ? JSON_TYPE : undefined;
    const answer = await exchange(
      operation,
      { url, headers, ...(written as Pick<Outgoing, "body">) },
      options,
      isStream,
    );
    if (!answer.response.ok) throw errorOfAnswer(operation, answer, settings.tokens);
    return { operation, answer };
  }

  const call = (async (id: OperationId, input?: Input, options?: CallOptions) => {
    const { operation, answer } = await start(id, input, options);
    const data = dataOf(operation, answer, settings);
    await validateAnswers?.(operation, answer.response.status, data, onUnknown);
    return data;
  }) as Call;

  const stream: Calls["stream"] = async (id, input, options) => {
    const { answer } = await start(id, input, options, true);
    return answer.response.body ?? new Blob().stream();
  };

  return { call, stream };
}

/** The body of a success, as its type in `AnswerOf` says. @throws FreteAnswerError when it is something else */
function dataOf(operation: Operation, { response, text = "", blob }: Answer, { tokens }: Settings): unknown {
  const fault = (said: string, cause?: unknown) =>
    new FreteAnswerError(said, { ...answerDetails(operation.id, response), body: text, cause });
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
  if (expected !== "any" && kind !== expected) throw fault(`the answer is no ${expected}: ${kind}`);
  return data;
}
