// Generated from scripts/test-contract/main.tsp by npm run generate; do not edit.
import createFetchClient, { type Client, type ClientOptions as FetchOptions } from "openapi-fetch";
import type { Secrets } from "../toolkit/showSecrets.ts";
import { writeByContract } from "../toolkit/writeByContract.ts";
import { operations, securitySchemes } from "./operations.ts";
import type { paths } from "./types.ts";

/** How the service is reached. `baseUrl` is where the paths of the contract begin, e.g. `https://host/v1`. */
export interface ClientOptions extends FetchOptions {
  /** What the caller has of each security scheme: a key or token, name and password for Basic. */
  readonly secrets?: Secrets<keyof typeof securitySchemes>;
}

/** A client of the contract, typed by its paths. */
export function createClient({ secrets, ...options }: ClientOptions = {}): Client<paths> {
  return writeByContract(createFetchClient<paths>(options), { operations, securitySchemes }, secrets);
}
