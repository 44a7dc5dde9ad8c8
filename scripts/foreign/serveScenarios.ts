import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { MockResponse } from "@typespec/spec-api";
import { Application, bindContract, reply, startServer } from "../../server/src/http/index.ts";
import { type OpenApiDocument, operationsOf } from "../generate/toolkit/openApi.ts";
import type { LoadedModule } from "./generateModules.ts";
import { bytesOf, headersOf } from "./wire.ts";

/** What a handler got; the bytes of a stream are read. */
export interface Received {
  readonly operation: string;
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly header: Record<string, unknown>;
  readonly cookie: Record<string, unknown>;
  readonly contentType: string | undefined;
  readonly body: unknown;
  readonly caller: unknown;
}

/** A module served over HTTP: its handlers note what they get and answer as they are told. */
export interface ServedModule extends AsyncDisposable {
  readonly port: number;
  /** Sets the answer of the next request. */
  answer(response: MockResponse): void;
  /** What a handler got since then. */
  received(): Received | undefined;
  /** What the server logged since then. */
  faults(): readonly string[];
}

/**
 * Binds a module to recording handlers and serves it on the loopback.
 *
 * @throws Error of bindContract: what was generated cannot be bound
 */
export async function serveModule(module: LoadedModule): Promise<ServedModule> {
  let expected: MockResponse = { status: 204 };
  let received: Received | undefined;
  let faults: string[] = [];
  const note = (details: object, text: string) => {
    const { err } = details as { err?: Error };
    faults.push(err ? `${text}: ${err.message}` : text);
  };
  const handlerOf = (operation: string) => async (request: object, caller: unknown) => {
    const { body, ...rest } = request as Received;
    received = { ...rest, operation, caller, body: body instanceof Readable ? await buffer(body) : body };
    return replyOf(expected, numericHeaders(module.document, operation));
  };
  const handlers = Object.fromEntries(Object.keys(module.operations).map((id) => [id, handlerOf(id)]));
  const binding = bindContract<Record<string, never>>(module, {
    handlers: handlers as never,
    authenticate: (credentials: unknown) => credentials,
    validateAnswers: true,
    log: { error: note, warn: note, info: () => {} } as never,
  });
  const server = await startServer(new Application().bind(binding), { drainTime: 0 });
  return {
    port: server.port,
    answer(response) {
      expected = response;
      received = undefined;
      faults = [];
    },
    received: () => received,
    faults: () => faults,
    [Symbol.asyncDispose]: () => server.close(),
  };
}

/** The answer of a scenario as a handler gives it: JSON and numbers of headers as values, anything else as bytes and text. */
function replyOf(response: MockResponse, numeric: ReadonlySet<string>) {
  const { status, body } = response;
  const texts = headersOf(response);
  const headers = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, numeric.has(name) ? Number(text) : text]),
  );
  if (!body) return reply(status, null, headers);
  const isJson = /^application\/([\w.+-]+\+)?json$/.test(body.contentType);
  const bytes = bytesOf(body);
  return reply(status, isJson ? JSON.parse(bytes.toString()) : bytes, {
    ...headers,
    "Content-Type": texts["content-type"] ?? body.contentType,
  });
}

/** Names, in lower case, of the headers that the document gives to the answers of an operation as numbers. */
function numericHeaders(document: OpenApiDocument, id: string): Set<string> {
  const found = [...operationsOf(document)].find(({ operation }) => operation.operationId === id);
  const headers = Object.values(found?.operation.responses ?? {}).flatMap((response) =>
    Object.entries(response.headers ?? {}),
  );
  const numbers = headers.filter(([, { schema }]) => schema?.type === "integer" || schema?.type === "number");
  return new Set(numbers.map(([name]) => name.toLowerCase()));
}
