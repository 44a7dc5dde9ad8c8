import type { OperationEntry, SecurityScheme } from "./contractModule.ts";
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
 * them, a body that is not JSON as it is, under the media type of the contract.
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
  const body = bodyOptions(operation, init);
  return {
    ...body.options,
    ...init,
    params: {
      path: {},
      header: { ...body.headers, ...parameters.headers, ...shown.headers, ...(cookie !== "" && { cookie }) },
    },
    pathSerializer: (url: string) => url.slice(0, -operation.path.length) + parameters.path,
    querySerializer: () => [parameters.query, ...shown.query].filter((each) => each !== "").join("&"),
  };
}

/** The media type of a body is the first of the contract, unless the call names one; only JSON and URL-encoded forms are written here. */
function bodyOptions({ body: entry }: OperationEntry, { body, headers }: Init) {
  const named = new Headers(headers).get("content-type");
  const mediaType = named ?? entry?.contentTypes[0];
  if (body === undefined || mediaType === undefined || body instanceof FormData) return {};
  const isWritten = /^application\/(?:(?:[\w.+-]+\+)?json|x-www-form-urlencoded)/.test(mediaType);
  return {
    options: isWritten ? {} : { bodySerializer: (each: unknown) => each },
    headers: named === null ? { "Content-Type": mediaType } : {},
  };
}
