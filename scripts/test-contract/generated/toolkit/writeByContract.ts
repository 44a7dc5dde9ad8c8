// Copied from scripts/generate/toolkit/writeByContract.ts by npm run generate; do not edit.
import type { OperationEntry, SecurityScheme } from "./contractModule.ts";
import { serializeBody } from "./serializeBody.ts";
import { type ParameterValues, serializeParameters } from "./serializeParameters.ts";
import { type Secrets, showSecrets } from "./showSecrets.ts";

interface Contract {
  readonly operations: Readonly<Record<string, OperationEntry>>;
  readonly securitySchemes: Readonly<Record<string, SecurityScheme>>;
}

/** Options of a call, as far as they are read here. */
interface Init {
  readonly params?: ParameterValues;
  readonly headers?: ConstructorParameters<typeof Headers>[0];
  readonly body?: unknown;
}

type Send = (method: string, path: string, init: object) => Promise<unknown>;

const METHODS = ["GET", "PUT", "POST", "DELETE", "OPTIONS", "HEAD", "PATCH", "TRACE"] as const;

/**
 * Makes a client of openapi-fetch write requests as a contract says: parameters in their styles, secrets where their schemes want
 * them, bodies in their media types. Answers are read as what the contract says they are.
 *
 * @throws Error (of a call) for an operation that the contract does not have
 * @throws RangeError (of a call) for a value that a parameter cannot carry
 */
export function writeByContract<C extends object>(client: C, contract: Contract, secrets: Secrets = {}): C {
  const byRoute = new Map(
    Object.values(contract.operations).map((operation) => [
      `${operation.method} ${operation.path}`,
      operation,
    ]),
  );
  const { request: send } = client as unknown as { request: Send };
  const request = async (method: string, path: string, init: Init = {}) => {
    const operation = byRoute.get(`${method.toUpperCase()} ${path}`);
    if (!operation) throw new Error(`the contract has no operation ${method.toUpperCase()} ${path}`);
    return send(method, path, written(operation, contract, secrets, init));
  };
  const byMethod = METHODS.map((method) => [
    method,
    (path: string, init?: Init) => request(method, path, init),
  ]);
  return { ...client, request, ...Object.fromEntries(byMethod) };
}

function written(operation: OperationEntry, contract: Contract, secrets: Secrets, init: Init): object {
  const parameters = serializeParameters(operation, init.params ?? {});
  const shown = showSecrets(operation, contract.securitySchemes, secrets);
  const cookie = [parameters.headers.cookie ?? [], shown.cookies].flat().join("; ");
  const named = new Headers(init.headers).get("content-type");
  const body = init.body === undefined ? undefined : serializeBody(operation, init.body, named);
  return {
    parseAs: readAs(operation),
    ...init,
    ...(body && { bodySerializer: () => body.content }),
    params: {
      path: {},
      header: {
        ...(body && named === null && { "Content-Type": body.mediaType ?? null }),
        ...parameters.headers,
        ...shown.headers,
        ...(cookie !== "" && { cookie }),
      },
    },
    pathSerializer: (url: string) => url.slice(0, -operation.path.length) + parameters.path,
    querySerializer: () => [parameters.query, ...shown.query].filter((each) => each !== "").join("&"),
  };
}

/** Media types that arrive as a whole are read so; streams of lines and of events are left to the caller. */
function readAs({ responses }: OperationEntry): "json" | "text" | "blob" | "stream" {
  const successes = Object.entries(responses).filter(([status]) => status.startsWith("2"));
  const types = successes.flatMap(([, mediaTypes]) => mediaTypes);
  const are = (form: RegExp) => types.every((type) => form.test(type));
  if (are(/^[^;]*\bjson\b(?!-)/)) return "json";
  if (types.some((type) => /^text\/event-stream|jsonl|ndjson|json-seq/.test(type))) return "stream";
  return are(/^text\//) ? "text" : "blob";
}
