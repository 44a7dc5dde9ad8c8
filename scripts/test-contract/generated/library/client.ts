// Generated from scripts/test-contract/main.tsp by npm run generate; do not edit.
import createFetchClient, { type Client, type ClientOptions as FetchOptions } from "openapi-fetch";
import { bindMethods } from "../toolkit/bindMethods.ts";
import { callOperation } from "../toolkit/callOperation.ts";
import type { Secrets } from "../toolkit/showSecrets.ts";
import { writeByContract } from "../toolkit/writeByContract.ts";
import { type Methods, methods } from "./methods.ts";
import { operations, securitySchemes } from "./operations.ts";
import type { paths } from "./types.ts";

export { RefusedError } from "../toolkit/callOperation.ts";

/** How the service is reached. `baseUrl` is where the paths of the contract begin, e.g. `https://host/v1`. */
export interface ClientOptions extends FetchOptions {
  /** What the caller has of each security scheme: a key or token, name and password for Basic. */
  readonly secrets?: Secrets<keyof typeof securitySchemes>;
}

/** How one call differs from the others. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A client of the contract: its paths as openapi-fetch has them, and its operations as methods. */
export interface ContractClient extends Client<paths> {
  /** Each gives the body of a success, and rejects with a RefusedError otherwise. */
  readonly methods: Methods<CallOptions>;
}

/** Makes a client of the contract. */
export function createClient({ secrets, ...options }: ClientOptions = {}): ContractClient {
  const client = writeByContract(createFetchClient<paths>(options), { operations, securitySchemes }, secrets);
  return { ...client, methods: bindMethods(methods, callOperation(client, methods)) };
}
