// Copied from scripts/generate/toolkit/callOperation.ts by npm run generate; do not edit.
import type { CallById } from "./bindMethods.ts";
import type { MethodEntry } from "./methodEntry.ts";

/** A call that was refused; as thrown by methods, which give the body of a success and nothing else. */
export class RefusedError extends Error {
  override name = "RefusedError";
  readonly operation: string;
  readonly status: number;
  /** What came with the refusal: parsed when it is JSON, text otherwise. */
  readonly body: unknown;
  readonly response: Response;

  constructor(operation: string, body: unknown, response: Response) {
    const { detail, title, message } = Object(body) as Record<string, unknown>;
    const said = [detail, title, message].find((each) => typeof each === "string");
    super(`${operation}: ${response.status} ${said ?? response.statusText}`.trimEnd());
    this.operation = operation;
    this.status = response.status;
    this.body = body;
    this.response = response;
  }
}

/** A client of openapi-fetch, whatever its paths. */
interface AnyClient {
  request(
    method: string,
    path: string,
    init: object,
  ): Promise<{ data?: unknown; error?: unknown; response: Response }>;
}

/** Calls operations by their ids through a client of openapi-fetch. */
export function callOperation(client: object, table: Readonly<Record<string, MethodEntry>>): CallById {
  const { request } = client as AnyClient;
  return async (id, { body, ...params }, options) => {
    const { method, path } = table[id] as MethodEntry;
    const init = { ...(options as object), params, ...(body !== undefined && { body }) };
    const { data, error, response } = await request(method, path, init);
    if (!response.ok) throw new RefusedError(id, error, response);
    return data;
  };
}
